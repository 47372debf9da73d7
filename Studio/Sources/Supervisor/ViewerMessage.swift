import Foundation

/// A message of a page, checked member by member.
enum ViewerMessage {
  /// The first message, with the token.
  case hello(String)
  /// A bitmap is on the page; with its number.
  case shown(UInt32)
  /// The page wants to be the one that touches.
  case takeControl
  /// Starts a host that has ended again, and replays up to a frame.
  case revive(Int)
  /// A command for the host, as it came.
  case relay
  /// A message that no page sends; with the reason.
  case refused(String)

  /// The members that each command may have.
  private static let commands: [String: Set<String>] = [
    "hello": ["token"], "shown": ["sequence"], "control": [], "revive": ["frame"], "play": [], "pause": [], "live": [],
    "restart": [], "resume": [], "history": [], "session": [], "test": ["expect", "title"],
    "take": ["index"], "step": ["by"], "rate": ["value"],
    "look": ["frame"], "story": ["name"], "device": ["name"], "scale": ["divisor"], "overlay": ["value"],
    "inspect": ["frame"], "layers": ["frame"], "load": ["text"],
    "thumbnails": ["from", "to", "every"], "tune": ["name", "value", "frame"],
    "animate": ["animations", "frame", "delay", "duration", "damping", "muted", "reset"], "pick": ["frame", "x", "y"],
    "open": [
      "story", "device", "style", "rightToLeft", "reduceMotion", "crossFade", "textSize", "accessibility", "statusBar",
      "frame",
    ],
    "board": ["kind", "frame", "take"], "film": ["format", "from", "to", "fps", "speed", "width", "touches"],
  ]
  private static let inputMembers: Set<String> = [
    "input", "finger", "phase", "x", "y", "type", "buttons", "force", "radius", "key", "code", "modifiers", "button",
    "text", "name", "value",
  ]
  private static let deepest = 16

  /// Reads a message.
  init(_ text: String) {
    self = Self.read(text)
  }

  private static func read(_ text: String) -> ViewerMessage {
    guard depth(of: text) <= deepest else { return .refused("it is nested too deeply") }
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      return .refused("it is no JSON object")
    }
    guard object.values.allSatisfy({ $0 is String || $0 is NSNumber }) else {
      return .refused("a member is neither a number nor a string")
    }
    if object["input"] != nil {
      guard let unknown = object.keys.first(where: { !inputMembers.contains($0) }) else { return .relay }
      return .refused("\"\(unknown.prefix(20))\" is no member of an input")
    }
    guard let name = object["do"] as? String, let members = commands[name] else {
      return .refused("it has no known command")
    }
    if let unknown = object.keys.first(where: { $0 != "do" && !members.contains($0) }) {
      return .refused("\"\(unknown.prefix(20))\" is no member of \(name)")
    }
    return command(name, object)
  }

  private static func command(_ name: String, _ object: [String: Any]) -> ViewerMessage {
    func whole(_ key: String) -> Int? { (object[key] as? NSNumber).flatMap { Int(exactly: $0.doubleValue) } }
    switch name {
    case "hello": return (object["token"] as? String).map(ViewerMessage.hello) ?? .refused("it has no token")
    case "shown":
      guard let number = whole("sequence"), let sequence = UInt32(exactly: number) else {
        return .refused("it has no sequence")
      }
      return .shown(sequence)
    case "control": return .takeControl
    case "revive": return whole("frame").map(ViewerMessage.revive) ?? .refused("it has no frame")
    default: return .relay
    }
  }

  /// The deepest nesting of lists and objects, outside of strings.
  private static func depth(of text: String) -> Int {
    var (depth, deepest, isString, isEscaped) = (0, 0, false, false)
    for byte in text.utf8 {
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == 92 {
          isEscaped = true
        } else if byte == 34 {
          isString = false
        }
      } else if byte == 34 {
        isString = true
      } else if byte == 123 || byte == 91 {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte == 125 || byte == 93 {
        depth -= 1
      }
    }
    return deepest
  }
}

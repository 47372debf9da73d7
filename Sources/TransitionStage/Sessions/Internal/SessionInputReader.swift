import EventTrace
import UIKit

/// Reads the input of a session's line.
struct SessionInputReader {
  let line: SessionLine
  private static let common = ["frame", "delay", "group", "input"]
  private static let farthest = 1e6
  private static let largest = 1e12

  /// Returns the input; members that it does not have are refused.
  func kind() throws(SessionError) -> Session.Kind {
    switch try line.text("input") {
    case "finger": return try finger()
    case "hover": return try hover()
    case "scroll": return try scroll()
    case "key": return try key()
    case "text":
      try check(["text"])
      return .text(try line.text("text"))
    case "delete":
      try check([])
      return .deleteBackward
    case "rotate":
      try check(["value"])
      return .rotate(try line.name("value", of: SessionText.orientations))
    case "resize":
      try check(["x", "y"])
      return .resize(CGSize(width: try line.number("x", 1...10_000), height: try line.number("y", 1...10_000)))
    case "turn":
      try check([])
      return .turn
    case "setting": return try setting()
    case "tunable":
      try check(["name", "value"])
      return .tunable(try line.text("name"), try line.number("value", -Self.largest...Self.largest))
    case "animation": return try animation()
    case "system":
      try check(["value"])
      return .system(try line.name("value", of: Session.SystemEvent.allCases.map { ($0.rawValue, $0) }))
    case let other:
      let known = "finger, hover, scroll, key, text, delete, rotate, resize, setting, system, tunable, animation, turn"
      throw line.problem("\(JSONText.string(other)) is no input; there are \(known)")
    }
  }

  private func check(_ members: [String]) throws(SessionError) {
    try line.check(Self.common + members)
  }

  private func point() throws(SessionError) -> CGPoint {
    let range = -Self.farthest...Self.farthest
    return CGPoint(x: try line.number("x", range), y: try line.number("y", range))
  }

  private func finger() throws(SessionError) -> Session.Kind {
    try check(["finger", "phase", "x", "y", "type", "buttons", "force", "radius", "target"])
    var source = TouchSource.finger
    if line.has("type") { source.type = try line.name("type", of: TouchScript.types.map { ($0.name, $0.type) }) }
    if line.has("buttons") {
      source.buttons = UIEvent.ButtonMask(rawValue: try line.whole("buttons", TouchScript.buttons))
    }
    if line.has("force") { source.force = CGFloat(try line.number("force", 0...1000)) }
    if line.has("radius") { source.majorRadius = CGFloat(try line.number("radius", 0...Self.farthest)) }
    let phase = try line.name("phase", of: TouchScript.Phase.allCases.map { ($0.rawValue, $0) })
    return .finger(try line.whole("finger", 1...1_000_000), phase, try point(), source)
  }

  private func hover() throws(SessionError) -> Session.Kind {
    try check(["x", "y"])
    return .hover(line.has("x") || line.has("y") ? try point() : nil)
  }

  private func scroll() throws(SessionError) -> Session.Kind {
    switch try line.text("phase") {
    case "began":
      try check(["phase", "type", "x", "y"])
      return .scrollBegan(isDiscrete: try line.name("type", of: [("wheel", true), ("trackpad", false)]), try point())
    case "moved":
      try check(["phase", "x", "y"])
      let displacement = try point()
      return .scrollMoved(CGVector(dx: displacement.x, dy: displacement.y))
    case "ended":
      try check(["phase"])
      return .scrollEnded
    default: throw line.problem("a scroll's phase is began, moved or ended")
    }
  }

  private func key() throws(SessionError) -> Session.Kind {
    let number = try line.whole("key", 1...1_000_000)
    guard try line.text("phase") == "began" else {
      guard line["phase"] == .string("ended") else { throw line.problem("a key's phase is began or ended") }
      try check(["key", "phase"])
      return .keyUp(number)
    }
    if line.has("button") {
      try check(["key", "phase", "button"])
      return .buttonDown(number, UIPress.PressType(rawValue: try line.whole("button", 0...100_000)))
    }
    try check(["key", "phase", "code", "modifiers"])
    guard let code = UIKeyboardHIDUsage(rawValue: try line.whole("code", 0...65_535)) else {
      throw line.problem("\"code\" is no key of a keyboard")
    }
    let modifiers = line.has("modifiers") ? try line.whole("modifiers", 0...Int(Int32.max)) : 0
    return .keyDown(number, code, UIKeyModifierFlags(rawValue: modifiers))
  }

  private func animation() throws(SessionError) -> Session.Kind {
    typealias Change = Session.AnimationChange
    try check(["name", "index", "begin", "duration", "damping", "muted"])
    return .animation(
      Change(
        try line.text("name"), try line.whole("index", 1...Change.mostOfAName),
        delay: line.has("begin") ? try line.number("begin", 0...Change.longest) : nil,
        duration: line.has("duration") ? try line.number("duration", Change.shortest...Change.longest) : nil,
        dampingRatio: line.has("damping") ? try line.number("damping", Change.dampingRatios) : nil,
        isMuted: line.has("muted") ? try line.name("muted", of: [("on", true), ("off", false)]) : false))
  }

  private func setting() throws(SessionError) -> Session.Kind {
    try check(["name", "value"])
    let (name, value) = (try line.text("name"), try line.text("value"))
    guard let setting = Session.Setting(name: name, value: value) else {
      throw line.problem("there is no setting \(JSONText.string(name)) with the value \(JSONText.string(value))")
    }
    return .setting(setting)
  }
}

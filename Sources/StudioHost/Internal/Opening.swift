import EventTrace
import Foundation
import TransitionStage

/// A story, a device, settings and a frame, as the page's address names them.
struct Opening {
  var story: String
  /// The device's name; nil for the story's own.
  var device: String?
  var settings: [Session.Setting] = []
  /// The frame to stop at; nil lets time run from the beginning.
  var frame: Int?

  /// The settings by the names of members.
  static let settingNames = [
    "style", "rightToLeft", "reduceMotion", "crossFade", "textSize", "accessibility", "statusBar",
  ]

  /// Reads the members of a message; nil without a story.
  init?(_ members: [String: JSONValue]) {
    func text(_ name: String) -> String? {
      if case .string(let value) = members[name] { value } else { nil }
    }
    guard let story = text("story") else { return nil }
    self.story = story
    device = text("device")
    settings = Self.settingNames.compactMap { name in text(name).flatMap { Session.Setting(name: name, value: $0) } }
    if case .number(let value) = members["frame"] { frame = Int(exactly: value).map { max(0, min($0, 36_000)) } }
  }

  init(story: String, device: String?, settings: [Session.Setting] = [], frame: Int? = nil) {
    (self.story, self.device, self.settings, self.frame) = (story, device, settings, frame)
  }

  /// The query of an address.
  var query: String {
    var pairs = [("story", story)]
    if let device { pairs.append(("device", device)) }
    pairs += settings.map { ($0.name, $0.value) }
    if let frame { pairs.append(("frame", "\(frame)")) }
    return "?" + pairs.map { "\($0.0)=\(Self.encoded($0.1))" }.joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._~"))) ?? ""
  }
}

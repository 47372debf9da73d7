import EventTrace
import UIKit

extension TouchScript {
  /// The version of the JSON Lines form that `jsonLines` writes and `init(jsonLines:)` reads.
  public static let formatVersion = 1

  /// The script as text: a header line that names format and version, then one JSON object per event.
  ///
  /// Members come in a fixed order, so that the same script gives the same bytes:
  /// `{"time":0.1,"finger":1,"phase":"began","x":4,"y":430}`.
  public var jsonLines: String {
    var text = "{\"format\":\"matchcut-touches\",\"version\":\(Self.formatVersion)}\n"
    for event in events {
      text += "{\"time\":\(JSONText.number(event.time)),\"finger\":\(event.finger)"
      text += ",\"phase\":\(JSONText.string(event.phase.rawValue))"
      text += ",\"x\":\(JSONText.number(event.location.x)),\"y\":\(JSONText.number(event.location.y))}\n"
    }
    return text
  }

  /// Reads what `jsonLines` wrote, or a person.
  ///
  /// - Throws: ``TouchScriptError``, which names the line and the reason.
  public init(jsonLines text: String) throws(TouchScriptError) {
    var reader = TouchScriptReader()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      try reader.read(line, number: index + 1)
    }
    self.init(try reader.finish())
  }
}

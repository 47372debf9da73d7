import EventTrace
import UIKit

extension TouchScript {
  /// The newest version of the JSON Lines form that `jsonLines` writes and `init(jsonLines:)` reads: 2 says what
  /// touches the screen, and how. Scripts of plain fingers are written as version 1.
  public static let formatVersion = 2

  /// The script as text: a header line that names format and version, then one JSON object per event.
  ///
  /// Members come in a fixed order, so that the same script gives the same bytes:
  /// `{"time":0.1,"finger":1,"phase":"began","x":4,"y":430}`.
  public var jsonLines: String {
    let isPlain = events.allSatisfy { $0.source == .finger }
    var text = "{\"format\":\"matchcut-touches\",\"version\":\(isPlain ? 1 : Self.formatVersion)}\n"
    var sources: [Int: TouchSource] = [:]
    for event in events {
      text += "{\"time\":\(JSONText.number(event.time)),\"finger\":\(event.finger)"
      text += ",\"phase\":\(JSONText.string(event.phase.rawValue))"
      text += ",\"x\":\(JSONText.number(event.location.x)),\"y\":\(JSONText.number(event.location.y))"
      text += Self.members(of: event, after: sources[event.finger] ?? .finger) + "}\n"
      sources[event.finger] = event.phase == .began || event.phase == .moved ? event.source : nil
    }
    return text
  }

  /// The properties of an event's source that differ from the previous event's.
  private static func members(of event: Event, after last: TouchSource) -> String {
    var text = ""
    let source = event.source
    if event.phase == .began {
      let name = types.first { $0.type == source.type }?.name ?? "direct"
      if source.type != last.type { text += ",\"type\":\(JSONText.string(name))" }
      if source.buttons != last.buttons { text += ",\"buttons\":\(source.buttons.rawValue)" }
    }
    if source.force != last.force { text += ",\"force\":\(JSONText.number(source.force))" }
    if source.majorRadius != last.majorRadius { text += ",\"radius\":\(JSONText.number(source.majorRadius))" }
    return text
  }

  /// Reads the JSON Lines form.
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

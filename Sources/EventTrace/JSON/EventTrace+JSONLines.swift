extension EventTrace {
  /// The version of the JSON Lines form that `jsonLines` writes and `init(jsonLines:)` reads.
  public static let formatVersion = 1

  /// The trace for programs: a header line that names format and version, then one JSON object per event.
  ///
  /// Members come in a fixed order, so that the same trace gives the same bytes:
  /// `{"time":0.35,"category":"appearance","subject":"B","name":"viewDidAppear","arguments":["true"]}`.
  /// Times are in seconds. A time that is not finite is written as `null`.
  public var jsonLines: String {
    var text = "{\"format\":\"matchcut-trace\",\"version\":\(Self.formatVersion)}\n"
    for event in events {
      text += "{\"time\":\(JSONText.number(event.time))"
      text += ",\"category\":\(JSONText.string(event.category.rawValue))"
      text += ",\"subject\":\(JSONText.string(event.subject))"
      text += ",\"name\":\(JSONText.string(event.name))"
      text += ",\"arguments\":\(JSONText.strings(event.arguments))}\n"
    }
    return text
  }

  /// Reads what `jsonLines` wrote; throws `TraceFormatError`, which names the line.
  ///
  /// Members that this version does not know are passed over, and empty lines too. A time of `null` reads as not a
  /// number.
  public init(jsonLines text: String) throws(TraceFormatError) {
    self.init()
    var sawHeader = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let members = try Self.members(of: line, number: index + 1)
      if sawHeader {
        events.append(try TraceEventReader(members: members, line: index + 1).event())
      } else {
        try Self.checkHeader(members, line: index + 1)
        sawHeader = true
      }
    }
    guard sawHeader else { throw TraceFormatError(line: 1, reason: "the header is missing") }
  }

  private static func members(of line: Substring, number: Int) throws(TraceFormatError) -> [String: JSONValue] {
    do {
      return try JSONLine.members(of: line)
    } catch {
      throw TraceFormatError(line: number, reason: error.reason)
    }
  }

  private static func checkHeader(_ members: [String: JSONValue], line: Int) throws(TraceFormatError) {
    guard members["format"] == .string("matchcut-trace") else {
      throw TraceFormatError(line: line, reason: "the header {\"format\":\"matchcut-trace\", …} is missing")
    }
    guard case .number(let version) = members["version"], version >= 1, version == version.rounded() else {
      throw TraceFormatError(line: line, reason: "the header has no version")
    }
    guard version <= Double(formatVersion) else {
      let reason = "version \(JSONText.number(version)) is newer than \(formatVersion), the newest that is known here"
      throw TraceFormatError(line: line, reason: reason)
    }
  }
}

/// Takes one event out of the members of a JSON object.
struct TraceEventReader {
  let members: [String: JSONValue]
  let line: Int

  /// The event; throws `TraceFormatError` for a member that is missing or of the wrong kind.
  func event() throws(TraceFormatError) -> TraceEvent {
    let kind = try string("category")
    guard let category = TraceEvent.Category(rawValue: kind) else {
      let known = TraceEvent.Category.allCases.map(\.rawValue).joined(separator: ", ")
      throw problem("\(JSONText.string(kind)) is no category; there are \(known)")
    }
    return TraceEvent(
      time: try time(), category: category, subject: try string("subject"), name: try string("name"),
      arguments: try arguments())
  }

  private func problem(_ reason: String) -> TraceFormatError {
    TraceFormatError(line: line, reason: reason)
  }

  private func string(_ key: String) throws(TraceFormatError) -> String {
    guard case .string(let text) = members[key] else { throw problem("\"\(key)\" is no string") }
    return text
  }

  private func time() throws(TraceFormatError) -> Double {
    switch members["time"] {
    case .number(let seconds): return seconds
    case .null: return .nan
    default: throw problem("\"time\" is no number")
    }
  }

  private func arguments() throws(TraceFormatError) -> [String] {
    guard case .strings(let texts) = members["arguments"] else { throw problem("\"arguments\" is no list of strings") }
    return texts
  }
}

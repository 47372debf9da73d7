import EventTrace

/// A format of a printed trace; the raw value is the name that `--format` takes.
package enum TraceFormat: String, Hashable, Sendable, CaseIterable {
  /// A line for people for each event.
  case text
  /// JSON Lines.
  case jsonl
  /// One word for each event.
  case short

  /// The format with a name; throws ``UnknownNameError``.
  package init(named name: String) throws {
    guard let format = Self(rawValue: name.lowercased()) else {
      throw UnknownNameError(kind: "format of a trace", name: name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  /// A trace in this format, ending with a line break.
  package func text(of trace: EventTrace) -> String {
    switch self {
    case .text: trace.text
    case .jsonl: trace.jsonLines
    case .short: trace.shorthand.description + "\n"
    }
  }
}

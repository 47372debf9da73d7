/// Why a text is no trace in JSON Lines.
public struct TraceFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The fault of the line.
  public var reason: String

  /// An error from its parts.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// One sentence: the line and what is wrong with it.
  public var description: String { "Trace, line \(line): \(reason)." }
}

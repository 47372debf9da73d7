import Foundation

/// The reason why a text is no session.
public struct SessionError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The line, counted from 1.
  public var line: Int
  /// The mistake, and what to do where that is known.
  public var reason: String

  /// An error from its parts.
  public init(line: Int, reason: String) {
    (self.line, self.reason) = (line, reason)
  }

  /// A sentence with the line and the mistake.
  public var description: String { "Session, line \(line): \(reason)." }
  /// The same as `description`.
  public var errorDescription: String? { description }
}

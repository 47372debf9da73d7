import Foundation

/// The reason why a text is no touch script.
public struct TouchScriptError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The line, counted from 1.
  public var line: Int
  /// The mistake.
  public var reason: String

  /// An error from its parts.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// A sentence with the line and the mistake.
  public var description: String { "Touch script, line \(line): \(reason)." }
  /// The same as `description`.
  public var errorDescription: String? { description }
}

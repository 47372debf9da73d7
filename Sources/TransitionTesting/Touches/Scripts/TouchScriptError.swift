import Foundation

/// Why a text is no touch script.
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

  /// One sentence: the line and what is wrong with it.
  public var description: String { "Touch script, line \(line): \(reason)." }
  /// The same as `description`.
  public var errorDescription: String? { description }
}

import Foundation

/// Why a file with touches cannot be played.
package struct TouchFileError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The file.
  package var path: String
  /// What is wrong with it.
  package var reason: String

  /// The file and what is wrong with it.
  package var description: String { "The touch script \(path) \(reason)." }
  /// The same as `description`.
  package var errorDescription: String? { description }
}

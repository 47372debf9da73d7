import Foundation

/// Why a finger's script could not be read, and where in it.
package struct FingerScriptError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The whole script.
  package var script: String
  /// The place of the mistake, in characters from 0.
  package var offset: Int
  /// What is wrong there.
  package var reason: String

  /// The reason, the script, and a mark beneath the place.
  package var description: String {
    let end = reason.hasSuffix("?") ? "" : "."
    let line = String(script.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return """
      The finger's script is wrong at character \(offset + 1): \(reason)\(end)
        \(line)
        \(String(repeating: " ", count: offset))^
      """
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}

import Foundation
import TransitionStage

extension TouchScript {
  /// The script in a file.
  ///
  /// - Throws: ``TouchFileError``, for a file that cannot be read and for one whose content is no script.
  package init(file path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw TouchFileError(path: path, reason: "cannot be read", isUnreadable: true)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw TouchFileError(path: path, reason: "is not UTF-8 text")
    }
    do {
      try self.init(jsonLines: text)
    } catch {
      throw TouchFileError(path: path, reason: "is wrong in line \(error.line): \(error.reason)")
    }
  }
}

/// Why a file with touches cannot be played.
package struct TouchFileError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The file.
  package var path: String
  /// The mistake.
  package var reason: String
  /// Whether the file cannot be read at all; otherwise its content is wrong.
  package var isUnreadable = false

  /// The file and what is wrong with it.
  package var description: String { "The touch script \(path) \(reason)." }
  /// The same as `description`.
  package var errorDescription: String? { description }
}

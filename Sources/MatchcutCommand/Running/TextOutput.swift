import Foundation
import FrameExport

/// The text of a command, which is printed, or written to a file.
package struct TextOutput {
  private let path: String?

  /// An output to a file, or to the terminal where the path is nil.
  package init(path: String?) {
    self.path = path
  }

  /// Writes a text; throws `FrameExportError.notWritten(path:reason:)`.
  package func write(_ text: String) throws {
    guard let path else { return print(text, terminator: "") }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FrameExportError.notWritten(path: path, reason: error.localizedDescription)
    }
  }
}

import Foundation
import TransitionTesting

/// The remains of a failed test: its last frame, and the events on its stage.
@MainActor struct TestFilm {
  private let stage: Stage
  private let name: String

  init(_ stage: Stage, named name: String) {
    self.stage = stage
    self.name = name.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? String($0) : "_" }.joined()
  }

  /// Writes the frame and the text to a folder; a test's failure is not replaced by one of writing.
  func write(to folder: String) {
    let folder = URL(fileURLWithPath: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try stage.image.pngData().write(to: folder.appendingPathComponent(name + ".png"))
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".txt"))
    } catch {
      print("note: \(name): the film can't be written: \(error.localizedDescription)")
    }
  }

  private var text: String {
    let reported = stage.diagnostics.map { "  - \($0.message)\n" }.joined()
    let moving = stage.whatRuns.map { "  - \($0)\n" }.joined()
    return """
      \(name), after \(stage.time) s

      Diagnostics:
      \(reported.isEmpty ? "  none\n" : reported)
      Running:
      \(moving.isEmpty ? "  nothing\n" : moving)
      Trace:
      \(stage.trace.text)
      """
  }
}

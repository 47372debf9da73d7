import Foundation
import TransitionTesting

/// The remains of a failed test: a page with its last frames, the events on its stage, and UIKit's diagnostics, and a
/// text without the frames.
@MainActor struct TestFilm {
  /// The end of each page's name, by which `matchcut test` knows the pages of an earlier run.
  static let ending = ".film"

  private static var counts: [String: Int] = [:]
  private let stage: Stage
  private let frames: LastFrames
  private let name: String
  private let failures: [String]

  init(_ stage: Stage, _ frames: LastFrames, named name: String, failures: [String]) {
    (self.stage, self.frames, self.name, self.failures) = (stage, frames, name, failures)
  }

  /// Writes the page and the text to a folder; a test's failure is not replaced by one of writing.
  func write(to folder: String) {
    let folder = URL(fileURLWithPath: folder)
    let file = Self.fileName(of: name)
    do {
      let film = try frames.film(named: name, of: stage)
      let page = try FramePage(film, above: [section("Failures", failures)], below: sections)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try page.data().write(to: folder.appendingPathComponent(file + ".html"))
      try Data(text.utf8).write(to: folder.appendingPathComponent(file + ".txt"))
    } catch {
      print("note: \(name): the film can't be written: \(error)")
    }
  }

  /// The name of a test's files; the cases of one test are numbered.
  private static func fileName(of name: String) -> String {
    let plain = name.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? String($0) : "_" }.joined()
    // A file's name may have 255 bytes.
    let short = String(plain.prefix(60))
    counts[short, default: 0] += 1
    let count = counts[short] ?? 1
    return (count == 1 ? short : "\(short)-\(count)") + ending
  }

  private func section(_ title: String, _ texts: [String]) -> PageSection {
    PageSection(title: title, texts: texts)
  }

  private var sections: [PageSection] {
    [
      section("Diagnostics of UIKit", stage.diagnostics.map(\.message)),
      section("Still running", stage.whatRuns), section("Fidelity notes", stage.notes.map { "\($0)" }),
    ]
  }

  private var text: String {
    func list(_ title: String, _ texts: [String]) -> String {
      "\(title):\n" + (texts.isEmpty ? "  none\n" : texts.map { "  - \($0)\n" }.joined()) + "\n"
    }
    return """
      \(name), after \(stage.time) s

      \(list("Failures", failures))\(list("Diagnostics", stage.diagnostics.map(\.message)))\
      \(list("Running", stage.whatRuns))Trace:
      \(stage.trace.text)
      """
  }
}

import EventTrace
import Foundation
import MatchcutCommand
import Testing
import UIKit

@Suite("The ledger of fidelity notes") @MainActor struct NoteLedgerTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("The ledger lists each note with its statements and both sentences")
  func text() {
    let note = FidelityNote.swipeBackThreshold
    let block = "swipe-back-threshold (K-6)\n  here    \(note.here)\n  device  \(note.device)\n"
    #expect(NoteLedger.text.contains("\n\n\(block)\n"))
    #expect(NoteLedger.text.components(separatedBy: "\n\n").count == FidelityNote.allCases.count)
  }

  @Test("The table of Documentation/Fidelity.md is the one that `matchcut notes --markdown` prints")
  func page() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("Documentation/Fidelity.md"), encoding: .utf8)
    #expect(page.contains("\n\n\(NoteLedger.markdown)\n"))
  }

  @Test("Each fidelity note is met by a test", arguments: FidelityNote.allCases)
  func isMet(note: FidelityNote) throws {
    let folders = ["UIKitTransitionsTests", "UIKitContainersTests"].map {
      Self.root.appendingPathComponent("Tests/\($0)/Fidelity")
    }
    let files = try folders.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    // The tests of the record itself raise notes by hand.
    let sources = try files.filter { $0.lastPathComponent != "NoteRecordTests.swift" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    let name = caseName(of: note)
    #expect(sources.contains { $0.contains("[.\(name)]") || $0.contains("contains(.\(name))") })
  }

  /// The name of the case: the identifier in camel case.
  private func caseName(of note: FidelityNote) -> String {
    let words = note.identifier.split(separator: "-")
    return words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined()
  }

  @Test("A recorder passes on the notes of its transition: a swipe that is released between the systems' thresholds")
  func recorder() throws {
    func notes(_ script: String) throws -> [FidelityNote] {
      var notes: [FidelityNote] = []
      let plan = try RecordingPlan(effect: "system", kind: "pop", device: "small", script: script)
      _ = try Recorder(plan, noteHandler: { notes.append($0) }).trace()
      return notes
    }
    #expect(try notes("0:0, 0.3:0.45, 0.8:finish") == [.swipeBackThreshold])
    #expect(try notes("0:0, 0.3:0.8, 0.8:finish").isEmpty)
  }
}

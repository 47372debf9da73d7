import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The fidelity notes of a stage") @MainActor struct NoteRecordTests {
  @Test("A stage records each fidelity note once, in order, and calls its handler once for it")
  func once() throws {
    try withStage(.small) { stage in
      var received: [FidelityNote] = []
      stage.noteHandler = { received.append($0) }
      stage.environment.note(.lateAlongsideBlock)
      stage.environment.note(.fractionOutsideRange)
      stage.environment.note(.lateAlongsideBlock)
      #expect(stage.notes == [.lateAlongsideBlock, .fractionOutsideRange])
      #expect(received == stage.notes && stage.diagnostics.isEmpty && stage.hints.isEmpty)
    }
  }

  @Test("Two stages share no fidelity notes")
  func separate() throws {
    try withStage(.small) { outer in
      outer.environment.note(.lateAlongsideBlock)
      try withStage(.small) { inner in #expect(inner.notes.isEmpty) }
    }
  }

  @Test("Each fidelity note has an identifier in kebab-case, statements, and two whole sentences that fit into a table")
  func ledger() {
    let all = FidelityNote.allCases
    #expect(Set(all.map(\.identifier)).count == all.count)
    for note in all {
      #expect(note.identifier.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil, "\(note)")
      #expect(
        !note.statements.isEmpty && note.statements.allSatisfy { $0.wholeMatch(of: /[A-Z]-\d+/) != nil }, "\(note)")
      for sentence in [note.here, note.device] {
        #expect(sentence.hasSuffix(".") && !sentence.contains("|") && !sentence.contains("\n"), "\(note)")
      }
    }
  }

  @Test("A fidelity note describes itself in one line with its identifier, its statements and both sentences")
  func description() {
    let note = FidelityNote.progressReachedOne
    #expect("\(note)" == "progress-reached-one (C-79, P-17): \(note.here) \(note.device)")
  }
}

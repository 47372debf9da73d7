import Testing
import TransitionTesting
import UIKit

@Suite("Random changes of a navigation controller") @MainActor struct NavigationFuzzTests {
  /// Traps that the fuzzer itself walks into.
  private static let expected = ["interaction-not-driven", "interaction-not-ended", "pushed-twice"]

  private func run(seed: Int, steps: Int, changesFromCallbacks: Bool) throws {
    try withStage(.small) { stage in
      let fuzzer = NavigationFuzzer(stage, seed: seed, changesFromCallbacks: changesFromCallbacks)
      for _ in 0..<steps where fuzzer.complaints.isEmpty { fuzzer.step() }
      if fuzzer.complaints.isEmpty { try fuzzer.rest() }
      for identifier in Self.expected {
        while (try? stage.expectDiagnostic(identifier)) != nil {}
      }
      let complaints = fuzzer.complaints + stage.diagnostics.map(\.message)
      #expect(complaints.isEmpty, "seed \(seed), after \(fuzzer.steps.suffix(30).joined(separator: ", "))")
    }
  }

  @Test(
    "Stack, callbacks and views agree after random changes, and come to rest (T-25, T-26, T-50…T-55)",
    arguments: 0..<150)
  func fromOutside(seed: Int) throws {
    try run(seed: seed + 1, steps: 12, changesFromCallbacks: false)
  }

  @Test("Stack, callbacks and views agree after random changes inside callbacks (T-55)", arguments: 0..<150)
  func fromCallbacks(seed: Int) throws {
    try run(seed: seed + 1, steps: 10, changesFromCallbacks: true)
  }

  @Test("Stack, callbacks and views agree in a long run of random changes", arguments: 0..<3)
  func long(seed: Int) throws {
    try run(seed: seed + 9001, steps: 300, changesFromCallbacks: false)
  }
}

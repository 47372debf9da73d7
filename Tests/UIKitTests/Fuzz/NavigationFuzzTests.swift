import Testing
import TransitionTesting
import UIKit

@Suite("Whatever is done to a navigation controller") @MainActor struct NavigationFuzzTests {
  private func run(seed: Int, steps: Int, changesFromCallbacks: Bool) throws {
    let stage = Stage(.small)
    let fuzzer = stage.environment.perform {
      NavigationFuzzer(stage, seed: seed, changesFromCallbacks: changesFromCallbacks)
    }
    try stage.environment.perform {
      for _ in 0..<steps {
        fuzzer.step()
        if !fuzzer.complaints.isEmpty { break }
      }
      if fuzzer.complaints.isEmpty { try fuzzer.rest() }
    }
    let expected = ["nobody-drives", "nobody-lets-go", "pushed-twice"]
    let others = stage.diagnostics.filter { !expected.contains($0.identifier) }.map(\.message)
    #expect(
      fuzzer.complaints.isEmpty && others.isEmpty,
      "seed \(seed): \(fuzzer.complaints.first ?? "") \(others.first ?? "") after \(fuzzer.steps.suffix(30).joined(separator: ", "))"
    )
  }

  @Test(
    "its stack, its screens' callbacks and its views agree, and it comes to rest (T-25, T-26, T-50…T-55)",
    arguments: 0..<150)
  func fromOutside(seed: Int) throws {
    try run(seed: seed + 1, steps: 12, changesFromCallbacks: false)
  }

  @Test("also by the screens' own callbacks (T-55)", arguments: 0..<150)
  func fromCallbacks(seed: Int) throws {
    try run(seed: seed + 1, steps: 10, changesFromCallbacks: true)
  }

  @Test("for a long time", arguments: 0..<3)
  func long(seed: Int) throws {
    try run(seed: seed + 9001, steps: 300, changesFromCallbacks: false)
  }
}

import Testing
import TransitionFuzz

@Suite("Random trees of constraints") @MainActor struct ConstraintFuzzTests {
  @Test(
    "A changed tree of constraints has the frames of one that is made anew, and is released (L-81, L-94)",
    arguments: [0, 1])
  func trees(part: UInt64) {
    var fuzzer = ConstraintFuzzer(seed: part * 1_000_000)
    while fuzzer.trees < 400, fuzzer.violations.isEmpty { fuzzer.runWorld() }
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.joined(separator: "\n"))")
  }
}

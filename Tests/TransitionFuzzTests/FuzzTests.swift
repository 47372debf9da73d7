import Testing
import TransitionFuzz

@Suite("Whatever is done to containers within containers") @MainActor struct FuzzTests {
  @Test(
    "hierarchy and model agree, callbacks balance, each transition ends once, and all is released (T-25, T-113, P-50)",
    arguments: 0..<10)
  func worlds(part: Int) {
    var fuzzer = Fuzzer(seed: UInt64(part) * 1_000_000)
    while fuzzer.steps < 2_000, fuzzer.violations.isEmpty { fuzzer.runWorld() }
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.map(\.description).joined(separator: "\n"))")
    #expect(fuzzer.steps >= 2_000)
  }

  @Test(
    "a presenter without a parent that an animator takes away is put back, whoever has told it meanwhile that it is gone (P-7)",
    arguments: [(7_007_746, [39, 40, 42, 43]), (7_011_335, [4, 5, 7]), (7_019_595, [6, 9, 13, 14])])
  func presenterTakenAway(seed: Int, steps: [Int]) {
    let replay = Fuzzer.replay(seed: UInt64(seed), steps: steps)
    #expect(replay.violation == nil)
  }
}

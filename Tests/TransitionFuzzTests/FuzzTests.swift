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
    "a presenter that an animator takes away is put back, whoever has told it meanwhile that it is gone (P-7)",
    arguments: [
      (7_007_746, [39, 40, 42, 43]), (7_011_335, [4, 5, 7]), (7_019_595, [6, 9, 13, 14]),
      (7_304_464, [4, 7, 8, 9, 13, 18, 19, 21, 23, 37, 41]),
    ])
  func presenterTakenAway(seed: Int, steps: [Int]) {
    let replay = Fuzzer.replay(seed: UInt64(seed), steps: steps)
    #expect(replay.violation == nil)
  }

  @Test(
    "a cancelled transition takes back nothing that was animated before it in its turn, or elsewhere (C-82)",
    arguments: [(7_016_078, [27, 30, 32, 33, 39, 47, 48]), (7_016_078, [27, 30, 32, 33, 39, 42, 47, 48])])
  func olderAnimations(seed: Int, steps: [Int]) {
    let replay = Fuzzer.replay(seed: UInt64(seed), steps: steps)
    #expect(replay.violation == nil)
  }

  @Test(
    "a finger that lets go before its transition begins is obeyed, whatever else was asked for meanwhile (C-84)",
    arguments: [(7_017_007, [26, 27, 28, 32, 33])])
  func letGoEarly(seed: Int, steps: [Int]) {
    let replay = Fuzzer.replay(seed: UInt64(seed), steps: steps)
    #expect(replay.violation == nil)
  }

  @Test(
    "presentations adapt where nothing else is just being changed, so that what they cover is off the screen (A-28, T-76)",
    arguments: [(7_003_929, [16, 21, 27, 28, 33, 41, 43, 47]), (7_011_639, [1, 24, 26, 27])])
  func adaptations(seed: Int, steps: [Int]) {
    let replay = Fuzzer.replay(seed: UInt64(seed), steps: steps)
    #expect(replay.violation == nil)
  }
}

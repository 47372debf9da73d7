import Testing
import TransitionFuzz

@Suite("Random changes of lists") @MainActor struct ListFuzzTests {
  @Test(
    "Lists show what the data source and the layout say, completions are called once, and all is released (V-21, V-77)",
    arguments: ListFuzzer.World.allCases, [0, 1])
  func worlds(kind: ListFuzzer.World, part: UInt64) {
    var fuzzer = ListFuzzer(seed: part * 1_000_000, world: kind)
    while fuzzer.steps < 1_000, fuzzer.violations.isEmpty { fuzzer.runWorld() }
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.joined(separator: "\n"))")
  }

  @Test(
    "Updates during a swipe back that is cancelled leave each cell where its layout has it (P-45)",
    arguments: [4710, 5488])
  func updatesInCancelledSwipe(seed: UInt64) {
    var fuzzer = ListFuzzer(seed: seed, world: .stack)
    fuzzer.runWorld()
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.joined(separator: "\n"))")
  }

  @Test("Rows that an animation still shows out of sight are measured in the next batch, like the others (V-23, V-86)")
  func heightsOutOfSight() {
    var fuzzer = ListFuzzer(seed: 217, world: .table)
    fuzzer.runWorld()
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.joined(separator: "\n"))")
  }
}

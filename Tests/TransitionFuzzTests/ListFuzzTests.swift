import Testing
import TransitionFuzz

@Suite("Random changes of lists") @MainActor struct ListFuzzTests {
  @Test(
    "what is shown is what the data source says, completions are called once, and all is released (V-21, V-77)",
    arguments: 0..<5)
  func worlds(part: Int) {
    var fuzzer = ListFuzzer(seed: UInt64(part) * 1_000_000)
    while fuzzer.steps < 1_000, fuzzer.violations.isEmpty { fuzzer.runWorld() }
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.joined(separator: "\n"))")
  }

  @Test(
    "Updates during a swipe back that is cancelled leave each cell where its layout has it (P-45)",
    arguments: [4710, 5488])
  func updatesInCancelledSwipe(seed: UInt64) {
    var fuzzer = ListFuzzer(seed: seed)
    fuzzer.runWorld()
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.joined(separator: "\n"))")
  }
}

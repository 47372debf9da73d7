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
}

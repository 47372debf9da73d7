import Testing
import TransitionFuzz

@Suite("Random touches") @MainActor struct TouchFuzzTests {
  @Test(
    "gestures stay legal, what begins ends once, nothing is left at rest, and all is released (A-64)",
    arguments: 0..<5)
  func worlds(part: Int) {
    var fuzzer = TouchFuzzer(seed: UInt64(part) * 1_000_000)
    while fuzzer.events < 4_000, fuzzer.violations.isEmpty { fuzzer.runWorld() }
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.joined(separator: "\n"))")
    #expect(fuzzer.events >= 4_000)
  }

  @Test("the same seed does the same")
  func deterministic() {
    @MainActor func run() -> (Int, [String]) {
      var fuzzer = TouchFuzzer(seed: 7)
      for _ in 0..<3 { fuzzer.runWorld() }
      return (fuzzer.events, fuzzer.violations)
    }
    let (first, second) = (run(), run())
    #expect(first == second)
  }
}

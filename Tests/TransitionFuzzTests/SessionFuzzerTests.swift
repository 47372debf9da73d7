import Testing
import TransitionFuzz

@Suite("Damaged sessions")
struct SessionFuzzerTests {
  @Test("Damaged sessions are refused with a reason, or read back the same")
  func damaged() {
    var fuzzer = SessionFuzzer(seed: 3)
    while fuzzer.bytes < 200_000 { #expect(fuzzer.step() == nil) }
    #expect(fuzzer.counts.read > 5 && fuzzer.counts.refused > 5)
  }
}

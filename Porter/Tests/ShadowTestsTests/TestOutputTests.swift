import Testing

@testable import ShadowTests

@Suite("Output of tests") struct TestOutputTests {
  @Test(
    "Lines of both libraries name a test and what became of it",
    arguments: [
      ("Test Case 'CardTests.testOpen' started at 2026-01-01 00:00:00.000", "CardTests.testOpen", "started"),
      ("Test Case 'CardTests.testOpen' failed (0.1 seconds)", "CardTests.testOpen", "failed"),
      ("◇ Test \"A card opens\" started.", "\"A card opens\"", "started"),
      ("✔ Test \"A card opens\" passed after 0.001 seconds.", "\"A card opens\"", "passed"),
      ("✔ Test opens() passed after 0.001 seconds.", "opens()", "passed"),
      ("✘ Test opens() failed after 0.001 seconds with 1 issue.", "opens()", "failed"),
    ])
  func events(line: String, name: String, word: String) {
    let event = TestOutput.event(in: line)
    #expect(event?.name == name && event.map { String($0.word) } == word)
  }

  @Test(
    "Other lines name none",
    arguments: [
      "✔ Test run with 70 tests in 9 suites passed after 0.471 seconds.", "◇ Test run started.",
      "Test Suite 'CardTests' passed at 2026-01-01", "CardTests.swift:3: error: CardTests.testOpen : failed",
    ])
  func others(line: String) {
    #expect(TestOutput.event(in: line) == nil)
  }

  @Test("Tests that have begun and not ended are waiting; a failure stays one")
  func waiting() {
    let output = TestOutput()
    for line in ["started at 1", "failed (0.1 seconds)"] { output.read("Test Case 'A.a' \(line)") }
    output.read("Test Case 'A.b' started at 2")
    #expect(output.waiting == ["A.b"] && output.failures == ["A.a"])
    #expect(output.counts.passed == 0 && output.counts.failed == 1)
  }
}

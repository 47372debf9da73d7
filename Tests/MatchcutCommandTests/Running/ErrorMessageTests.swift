import Testing

@testable import MatchcutCommand

@Suite("The message of an error") struct ErrorMessageTests {
  @Test(
    "A message ends with one full stop",
    arguments: [
      ("Error: it failed", "Error: it failed."), ("Error: it failed.", "Error: it failed."),
      ("Error: it failed..", "Error: it failed."), ("Did you mean slide?", "Did you mean slide?"),
      ("It said:\na\nb\n", "It said:\na\nb"), ("Missing argument\nUsage: a", "Missing argument.\nUsage: a"), ("", ""),
    ])
  func ended(text: String, expected: String) {
    #expect(ErrorMessage.ended(text) == expected)
  }
}

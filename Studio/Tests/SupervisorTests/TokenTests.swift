import Testing

@testable import Supervisor

@Suite("The token")
struct TokenTests {
  @Test("A token has 43 digits of base64url, and no two are the same")
  func digits() throws {
    let (first, second) = (try #require(Token()), try #require(Token()))
    #expect(first.text.utf8.count == 43)
    #expect(first.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    #expect(first.text != second.text)
  }

  @Test("A token matches itself alone, not its beginning and nothing longer")
  func matching() {
    let token = Token(text: "abc")
    #expect(token.matches("abc"))
    for other in ["", "ab", "abcd", "abd"] { #expect(!token.matches(other)) }
  }
}

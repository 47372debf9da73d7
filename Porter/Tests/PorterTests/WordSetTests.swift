import Testing

@testable import Porter

@Suite("Words of a source") struct WordSetTests {
  @Test("All words of a source are found: names, keywords, numbers, those in comments, and the first and the last")
  func words() {
    let words = WordSet(Array("let größe = card.tap(12) // nothing_\nend".utf8))
    for word in ["let", "größe", "card", "tap", "12", "nothing_", "end"] { #expect(words.contains(word), "\(word)") }
    for word in ["le", "ard", "taps", "1", "nothing", "card.tap", ""] { #expect(!words.contains(word), "\(word)") }
  }

  @Test("A source of ten thousand words finds each, and none of ten thousand others")
  func many() {
    let source = (0..<10_000).map { "a\($0)" }.joined(separator: " ")
    let words = WordSet(Array(source.utf8))
    #expect((0..<10_000).allSatisfy { words.contains("a\($0)") })
    #expect(!words.contains(anyOf: WordSet.HashedWords((0..<10_000).map { "b\($0)" })))
    #expect(words.contains(anyOf: WordSet.HashedWords(["b", "a9999"])))
  }

  @Test("An empty source has no words")
  func empty() {
    #expect(!WordSet([]).contains("a"))
    #expect(!WordSet(Array("+ - {}".utf8)).contains(anyOf: WordSet.HashedWords(["a", "_"])))
  }
}

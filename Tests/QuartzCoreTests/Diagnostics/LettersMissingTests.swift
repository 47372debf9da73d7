import QuartzCore
import Testing

@Suite("Letters that no font has") struct LettersMissingTests {
  @Test("are named with the packages that bring them")
  func words() {
    let diagnostic = Diagnostic.lettersMissing(of: "the label Total", letters: ["漢", "🙂"])
    #expect(diagnostic.isHint)
    #expect(
      diagnostic.message == """
        [letters-missing] the label Total draws boxes for the letters "漢🙂" of its text. Neither its font nor any known font of \
        the standard folders has them. Install the package fonts-noto-cjk and fonts-noto-color-emoji.
        """)
  }
}

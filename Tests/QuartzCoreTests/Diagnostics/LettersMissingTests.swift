import QuartzCore
import Testing

@Suite("The diagnostic of missing glyphs") struct LettersMissingTests {
  @Test("Characters without a glyph are reported with the packages that have fonts for them")
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

import CoreGraphics
import Foundation
import Testing

/// Letters that the font lacks. Which fonts there are depends on the machine: tests of a font run where it is
/// installed.
@Suite("Font fallback") struct FallbackTests {
  private static func isInstalled(_ file: String) -> Bool {
    (try? FontLibrary.standard.face(file: file)) != nil
  }
  private static let (dejaVu, emoji, cjk) = (
    isInstalled("DejaVuSans.ttf"), isInstalled("NotoColorEmoji.ttf"), isInstalled("NotoSansCJK-Regular.ttc")
  )

  private func faces(_ text: String, _ weight: FontWeight = .regular) throws -> [String] {
    let layout = TextLayout(text, font: try TextFont.system(size: 17, weight: weight))
    return layout.lines[0].pieces.map(\.font.face.postScriptName)
  }

  @Test(.enabled(if: dejaVu)) func aFontThatHasTheLettersStandsIn() throws {
    // Noto Sans of the script comes first, where it is installed.
    let hasHebrew = Self.isInstalled("NotoSansHebrew-Regular.ttf")
    #expect(
      try faces("a שלום b") == ["Inter-Regular", hasHebrew ? "NotoSansHebrew-Regular" : "DejaVuSans", "Inter-Regular"])
    #expect(try faces("שלום", .bold) == [hasHebrew ? "NotoSansHebrew-Bold" : "DejaVuSans-Bold"])
    // Letters join as their script has it.
    let font = try TextFont.system(size: 17)
    let joined = TextLayout("سلام", font: font)
    let letters = "سلام".map { TextLayout(String($0), font: font).lines[0].glyphs[0].glyph }
    #expect(!joined.lines[0].glyphs.map(\.glyph).contains { letters.contains($0) && $0 != letters.last })
    #expect(joined.missingLetters.isEmpty)
  }

  @Test(.enabled(if: dejaVu)) func linesKeepTheHeightOfTheirOwnFont() throws {
    let font = try TextFont.system(size: 17)
    #expect(TextLayout("a שלום b", font: font).size.height == font.metrics.lineHeight)
    #expect(TextLayout("שלום", font: font).lines[0].pieces[0].font.size == 17)
  }

  @Test(.enabled(if: emoji)) func colourGlyphsAreDrawnInTheirColours() throws {
    let font = try TextFont.system(size: 20)
    // A family, a flag, a thumb of a colour, and a heart that asks for colours are one glyph each.
    let layout = TextLayout("👩‍👩‍👧🇩🇪👍🏽❤️", font: font)
    #expect(layout.lines[0].pieces.map(\.font.face.postScriptName) == ["NotoColorEmoji"])
    #expect(layout.lines[0].glyphs.count == 4 && layout.missingLetters.isEmpty)
    let image = try drawing(120, 30, scale: 2) { $0.draw(layout, at: .zero, color: .black) }
    let saturated = image.buffer.pixels.filter { pixel in
      let parts = (0..<3).map { pixel >> (8 * UInt32($0)) & 0xFF }
      return pixel >> 24 == 255 && (parts.max() ?? 0) > (parts.min() ?? 0) + 100
    }
    #expect(saturated.count > 1000)
    // Of the text's colour the opacity alone counts.
    let faint = try drawing(120, 30, scale: 2) {
      $0.draw(layout, at: .zero, color: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5))
    }
    let (full, half) = (image.buffer.pixels.map { Int($0 >> 24) }, faint.buffer.pixels.map { Int($0 >> 24) })
    #expect(zip(full, half).allSatisfy { abs($0 / 2 - $1) <= 2 })
  }

  @Test(.enabled(if: emoji)) func colourGlyphsRotateWithTheContext() throws {
    let layout = TextLayout("🙂", font: try TextFont.system(size: 20))
    let upright = try drawing(40, 40) { $0.draw(layout, at: CGPoint(x: 5, y: 5)) }
    let turned = try drawing(40, 40) { context in
      context.translateBy(x: 40, y: 0)
      context.rotate(by: .pi / 2)
      context.draw(layout, at: CGPoint(x: 5, y: 5))
    }
    let sums = [upright, turned].map { $0.buffer.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 } }
    #expect(sums[0] > 200 && abs(sums[0] - sums[1]) < 0.05 * sums[0])
  }

  @Test(.enabled(if: emoji)) func smallerCopiesOfColourGlyphsAreCached() throws {
    let glyph = try #require(TextLayout("🙂", font: try TextFont.system(size: 20)).lines[0].glyphs.first?.glyph)
    let face = try FontLibrary.standard.face(file: "NotoColorEmoji.ttf")
    let halvings = CGImage.Halvings(across: 2, down: 1)
    let (copy, again) = (face.colorImage(of: glyph, halved: halvings), face.colorImage(of: glyph, halved: halvings))
    let whole = try #require(face.colorGlyph(glyph)?.image)
    #expect(copy != nil && copy === again && copy == whole.halved(halvings))
    #expect(copy?.width == (whole.width + 3) / 4 && copy?.height == (whole.height + 1) / 2)
    #expect(face.colorImage(of: .max, halved: halvings) == nil)
  }

  @Test func marksThatAFontDrawsWithTheirLetterStayWithIt() throws {
    // Inter has the letter with both marks, one of which it has not by itself.
    let font = try TextFont.system(size: 17)
    let face = font.face
    for letter in ["e\u{301}", "o\u{302}\u{301}", "A\u{30A}"] as [Character] where face.draws(letter) {
      #expect(FontLibrary.standard.fallbackFace(for: letter, of: face) == nil)
      #expect(TextLayout(String(letter), font: font).lines[0].pieces.map(\.font.face) == [face])
    }
    #expect(face.draws("e\u{301}") && !face.draws("\u{10FFFD}"))
  }

  @Test(.enabled(if: cjk)) func ideographsHaveTheirFont() throws {
    #expect(try Set(faces("漢字かな한국")) == ["NotoSansCJKjp-Regular"])
    #expect(try Set(faces("a、漢", .bold)) == ["Inter-Bold", "NotoSansCJKjp-Bold"])
  }

  @Test(.enabled(if: cjk)) func ideographsHaveTheFormsOfTheirLanguage() throws {
    let font = try TextFont.system(size: 17)
    func glyph(_ text: String, _ language: String? = nil) -> UInt32? {
      var style = TextStyle(font: font)
      style.language = language
      return TextLayout([TextRun(text, style)]).lines[0].glyphs.first?.glyph
    }
    // This ideograph is written in another way in each.
    let forms = ["ja", "ko", "zh-Hans", "zh-Hant"].map { glyph("直", $0) }
    #expect(forms[0] != forms[2] && forms[0] == glyph("直かな") && forms[2] == glyph("直"))
    #expect(glyph("骨", "zh-Hans") != glyph("骨", "zh-Hant") && glyph("骨", "zh-Hant") == glyph("骨ㄅ"))
    #expect(forms[1] == glyph("直한"))
    // All of the text counts, also truncated parts and other paragraphs.
    let lines = TextLayout(
      "直 and much more かな\n直", font: font, maximumSize: CGSize(width: 60, height: 0), lineBreakMode: .byTruncatingTail)
    #expect(lines.lines.first?.glyphs.first?.glyph == forms[0] && lines.lines.last?.glyphs.first?.glyph == forms[0])
    let short = TextLayout(
      "直 and much more かな", font: font, maximumSize: CGSize(width: 60, height: 0), numberOfLines: 1)
    #expect(short.lines[0].text.hasSuffix("…") && short.lines[0].glyphs.first?.glyph == forms[0])
  }

  @Test func lettersThatNoFontHasAreNamedOnce() throws {
    // No font has letters of planes for private use.
    let layout = TextLayout("a\u{10FFFD}b\u{10FFFD}\n\u{F8FE}", font: try TextFont.system(size: 17))
    #expect(layout.missingLetters.filter { $0 != "\u{F8FE}" } == ["\u{10FFFD}"])
    #expect(layout.lines[0].text == "a\u{10FFFD}b\u{10FFFD}" && layout.lines[0].glyphs.count == 4)
    #expect(TextLayout("plain, ‘quoted’ text…", font: try TextFont.system(size: 17)).missingLetters.isEmpty)
  }

  @Test func packagesAreNamed() {
    let packages: [(Character, String)] = [
      ("🙂", "fonts-noto-color-emoji"), ("❤️", "fonts-noto-color-emoji"), ("漢", "fonts-noto-cjk"),
      ("、", "fonts-noto-cjk"),
      ("ש", "fonts-noto-core"), ("ไ", "fonts-noto-core"),
    ]
    for (letter, package) in packages { #expect(FontFallback.package(for: letter) == package) }
  }
}

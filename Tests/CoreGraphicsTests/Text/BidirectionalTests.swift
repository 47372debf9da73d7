import CoreGraphics
import Foundation
import Testing

/// Text that runs from right to left, and both ways. Hebrew and Arabic letters are drawn in DejaVu, or as boxes where
/// it is not installed: where lines and letters stand does not depend on it.
@Suite struct BidirectionalTests {
  private let font: TextFont

  init() throws {
    font = try TextFont.system(size: 17)
  }

  private func layout(
    _ text: String, width: CGFloat = 0, count: Int = 0, _ mode: TextLineBreakMode = .byTruncatingTail,
    alignment: TextAlignment = .natural, isRightToLeft: Bool = false
  ) -> TextLayout {
    TextLayout(
      text, font: font, maximumSize: CGSize(width: width, height: 0), numberOfLines: count, lineBreakMode: mode,
      alignment: alignment, isRightToLeft: isRightToLeft)
  }

  /// The texts of the pieces of the first line, from left to right.
  private func pieces(_ layout: TextLayout) -> [String] {
    layout.lines[0].pieces.map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The glyph of a letter by itself.
  private func glyph(_ letter: String) -> UInt32? {
    layout(letter).lines.first?.glyphs.first?.glyph
  }

  @Test func wordsOfTheOtherDirectionStandAsOne() {
    #expect(pieces(layout("say שלום twice")) == ["say", "שלום", "twice"])
    #expect(pieces(layout("אמור hello פעמיים")) == ["פעמיים", "hello", "אמור"])
    // Numbers in Hebrew run from left to right, and stand where the text says.
    #expect(pieces(layout("מחיר 12,5 שקל")) == ["שקל", "12,5", "מחיר"])
    // A sign at the end goes with the paragraph.
    #expect(layout("שלום!").lines[0].glyphs.first?.glyph == glyph("!"))
    // Brackets are mirrored.
    let bracketed = layout("(שלום)").lines[0].glyphs.map(\.glyph)
    #expect(bracketed.first == glyph("(") && bracketed.last == glyph(")"))
  }

  @Test func lettersStandFromRightToLeft() throws {
    let line = layout("אבג").lines[0]
    let glyphs = line.glyphs.map(\.glyph)
    let alone = "גבא".map { layout(String($0)).lines[0].glyphs[0].glyph }
    #expect(glyphs == alone)
    #expect(
      line.isRightToLeft && zip(line.glyphs, line.glyphs.dropFirst()).allSatisfy { $0.position.x < $1.position.x })
  }

  @Test func paragraphsBeginAtTheirOwnSide() {
    let text = layout("latin\nשלום\n12", width: 200)
    #expect(text.lines.map(\.isRightToLeft) == [false, true, false])
    #expect(text.lines[0].origin.x == 0 && text.lines[2].origin.x == 0)
    #expect(abs(text.lines[1].origin.x - 200 + text.lines[1].width) < 1e-9)
    #expect(layout("12", width: 200, isRightToLeft: true).lines[0].origin.x > 150)
    #expect(layout("latin", width: 200, isRightToLeft: true).lines[0].origin.x == 0)
    #expect(layout("שלום", width: 200, alignment: .left).lines[0].origin.x == 0)
  }

  @Test func linesEndInTheOrderOfTheTextAndRunInTheirOwn() {
    let words = ["שלום", "hello", "עולם", "world", "טוב", "good"]
    let text = words.joined(separator: " ")
    for width in stride(from: 60.0, to: 320, by: 9) {
      let result = layout(text, width: width)
      #expect(result.lines.map(\.text).joined(separator: " ") == text)
      for line in result.lines {
        #expect(line.width <= width && line.isRightToLeft)
        #expect(Set(line.pieces.map(\.text).joined()) == Set(line.text))
        // The first word of a line stands at its right.
        #expect(line.pieces.last?.text.hasPrefix(line.text.prefix { $0 != " " }) == true)
      }
    }
  }

  @Test func theEllipsisStandsWhereTheTextGoesOn() throws {
    let text = "שלום עולם טוב מאוד"
    let tail = try #require(layout(text, width: 80, count: 1).lines.first)
    #expect(tail.text.hasSuffix("…") && tail.isRightToLeft && tail.width <= 80)
    let ellipsis = layout("…").lines[0].glyphs[0].glyph
    #expect(tail.glyphs.first?.glyph == ellipsis)
    let head = try #require(layout(text, width: 80, count: 1, .byTruncatingHead).lines.first)
    #expect(head.text.hasPrefix("…") && head.glyphs.last?.glyph == ellipsis)
    // In a left-to-right paragraph it is at the right, with any letters.
    let mixed = try #require(layout("a שלום עולם טוב מאוד", width: 80, count: 1).lines.first)
    #expect(!mixed.isRightToLeft && mixed.glyphs.last?.glyph == ellipsis)
  }

  @Test func stylesStayWithTheirLetters() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let (one, other) = (TextStyle(font: font), TextStyle(font: font, color: red))
    let plain = TextLayout([TextRun("אבגד", one)]).lines[0]
    let line = TextLayout([TextRun("אב", one), TextRun("גד", other)]).lines[0]
    #expect(line.pieces.map(\.text) == ["גד", "אב"] && line.pieces.map(\.style) == [other, one])
    #expect(line.glyphs.map(\.glyph) == plain.glyphs.map(\.glyph))
  }

  @Test func isolatesAndOverridesCount() {
    // As the override says, the letters run from right to left.
    let reversed = layout("\u{202E}abc\u{202C}").lines[0]
    let visible = reversed.glyphs.filter { $0.glyph == layout("c").lines[0].glyphs[0].glyph }
    #expect(visible.count == 1 && visible[0].position.x == reversed.glyphs.map(\.position.x).min())
    #expect(layout("\u{2067}a\u{2069} b").lines[0].isRightToLeft == false)
    // An isolate may run as its first letter does, letters of isolates inside not counted.
    let first = layout("a \u{2068}\u{2068}b\u{2069}\u{5D0}c\u{2069} d")
    #expect(pieces(first).joined().filter { !"\u{2068}\u{2069} ".contains($0) } == "ac\u{5D0}bd")
    // Nothing of what has no end, or is nested too deeply, does harm.
    let deep = String(repeating: "\u{2067}א\u{202A}a", count: 300)
    #expect(layout(deep, width: 100).lines.map(\.text).joined() == deep)
  }
}

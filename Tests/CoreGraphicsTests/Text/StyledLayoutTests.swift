import CoreGraphics
import Foundation
import Testing

/// Text in several styles, laid out as text in one is.
@Suite("Layout of styled text") struct StyledLayoutTests {
  private let (small, large): (TextFont, TextFont)
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  init() throws {
    small = try TextFont.system(size: 10)
    large = try TextFont.system(size: 24)
  }

  /// Each letter of a text in a run of its own, in turn in one of two styles.
  private func letters(_ text: String, _ one: TextStyle, _ other: TextStyle) -> [TextRun] {
    text.enumerated().map { TextRun(String($1), $0 % 2 == 0 ? one : other) }
  }

  private func layout(
    _ runs: [TextRun], width: CGFloat, height: CGFloat = 0, count: Int = 0,
    _ mode: TextLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    TextLayout(
      runs, maximumSize: CGSize(width: width, height: height), numberOfLines: count, lineBreakMode: mode)
  }

  @Test(arguments: TextLineBreakMode.allCases)
  func oneStyleInManyRunsIsPlainText(mode: TextLineBreakMode) {
    let text = "AV Tongue well-known\n\nwords 漢字漢字 e\u{301} 🇩🇪🇫🇷 in   lines"
    let style = TextStyle(font: small)
    for width in stride(from: 5.0, to: 120, by: 3.7) {
      for count in 0...3 {
        let plain = layout([TextRun(text, style)], width: width, count: count, mode)
        #expect(layout(letters(text, style, style), width: width, count: count, mode) == plain)
      }
    }
  }

  @Test(arguments: TextLineBreakMode.allCases)
  func coloursMoveNoLetters(mode: TextLineBreakMode) {
    let text = "AV Tongue To Ta We fi -> words in lines"
    for width in stride(from: 5.0, to: 160, by: 7.3) {
      let plain = layout([TextRun(text, TextStyle(font: small))], width: width, count: 2, mode)
      let coloured = layout(
        letters(text, TextStyle(font: small), TextStyle(font: small, color: red)), width: width, count: 2, mode)
      #expect(coloured.lines.map(\.text) == plain.lines.map(\.text))
      for (line, other) in zip(coloured.lines, plain.lines) {
        #expect(line.glyphs.map(\.glyph) == other.glyphs.map(\.glyph))
        #expect(zip(line.glyphs, other.glyphs).allSatisfy { abs($0.position.x - $1.position.x) < 1e-9 })
        #expect(line.pieces.map(\.text).joined() == line.text)
      }
    }
  }

  @Test func lettersJoinedAcrossRunsAreOne() {
    let (one, other) = (TextStyle(font: small), TextStyle(font: small, color: red))
    // A letter and its mark, the halves of a flag, and a line's end of two characters lie in runs of their own.
    let runs = [
      TextRun("ae", one), TextRun("\u{301}b \u{1F1E9}", other), TextRun("\u{1F1EA}c\r", one), TextRun("\nd", other),
    ]
    let whole = layout(runs, width: 0)
    #expect(whole.lines.map(\.text) == ["ae\u{301}b 🇩🇪c", "d"])
    #expect(layout(runs, width: 1).lines.map(\.text) == ["a", "e\u{301}", "b", "🇩🇪", "c", "d"])
    #expect(layout(runs, width: 1, .byCharWrapping).lines.map(\.text) == ["a", "e\u{301}", "b", "🇩🇪", "c", "d"])
    // The offsets of what follows are not shifted: the last line has the style of its run.
    #expect(whole.lines[1].pieces.map(\.style) == [other])
  }

  @Test func measuredTextFitsItsOwnSize() {
    let runs = [TextRun("one two ", TextStyle(font: small)), TextRun("three four", TextStyle(font: large))]
    for width in stride(from: 20.0, to: 300, by: 11) {
      let first = layout(runs, width: width)
      let second = TextLayout(runs, maximumSize: first.size)
      #expect(second.lines.map(\.text) == first.lines.map(\.text) && !second.isTruncated)
    }
  }

  @Test func theLastLineEndsInAnEllipsisOfTheStyleBesideIt() throws {
    let (one, other) = (TextStyle(font: small), TextStyle(font: small, color: red))
    let runs = [TextRun("one two three four five ", one), TextRun("six seven eight nine", other)]
    let two = layout(runs, width: 52, count: 2)
    #expect(two.lines.count == 2 && two.isTruncated && two.lines[1].text.hasSuffix("…"))
    #expect(two.lines[1].pieces.last?.style == one)
    let head = layout(runs, width: 60, count: 1, .byTruncatingHead)
    #expect(head.lines[0].text.hasPrefix("…") && head.lines[0].pieces.first?.style == other)
    let middle = try #require(layout(runs, width: 110, count: 1, .byTruncatingMiddle).lines.first)
    #expect(middle.text.hasPrefix("one") && middle.text.hasSuffix("nine") && middle.width <= 110)
  }

  @Test func tallLinesLeaveRoomForFewer() {
    let runs = [
      TextRun("a\n", TextStyle(font: small)), TextRun("b\n", TextStyle(font: large)),
      TextRun("c\nd", TextStyle(font: small)),
    ]
    let (low, high) = (small.metrics.lineHeight, large.metrics.lineHeight)
    #expect(abs(layout(runs, width: 0).size.height - 3 * low - high) < 1e-9)
    #expect(layout(runs, width: 0).lines.map(\.heights.height) == [low, high, low, low])
    #expect(layout(runs, width: 0, height: low + high).lines.map(\.text) == ["a", "b…"])
    #expect(layout(runs, width: 0, height: low + high - 1).lines.map(\.text) == ["a…"])
    #expect(layout(runs, width: 0, height: low + high - 1, .byWordWrapping).lines.map(\.text) == ["a"])
    #expect(layout(runs, width: 0, height: 1).lines.map(\.text) == ["a…"])
  }

  @Test func kerningPartsLettersButNotTheirMarks() {
    var style = TextStyle(font: small)
    let plain = layout([TextRun("axe\u{301}s", style)], width: 0)
    style.kern = 5
    let parted = layout([TextRun("axe\u{301}s", style)], width: 0)
    #expect(abs(parted.size.width - plain.size.width - 4 * 5) < 1e-9)
    style.kern = -100
    #expect(layout([TextRun("squeezed to nothing", style)], width: 30).lines.count == 1)
  }

  @Test func raisedLettersMakeRoom() {
    var raised = TextStyle(font: small)
    raised.rise = 6
    let runs = [TextRun("x", TextStyle(font: small)), TextRun("2", raised)]
    let line = layout(runs, width: 0).lines[0]
    #expect(line.heights.ascent == small.metrics.ascender + 6 && line.origin.y == line.heights.ascent)
    #expect(abs(line.heights.height - small.metrics.lineHeight - 6) < 1e-9)
  }
}

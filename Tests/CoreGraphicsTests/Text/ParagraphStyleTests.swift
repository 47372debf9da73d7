import CoreGraphics
import Foundation
import Testing

@Suite("Paragraph styles") struct ParagraphStyleTests {
  private let font: TextFont
  private let words = "one two three four five six seven eight nine ten"

  init() throws {
    font = try TextFont.system(size: 17)
  }

  private func layout(
    _ text: String, width: CGFloat = 120, height: CGFloat = 0, count: Int = 0, alignment: TextAlignment = .left,
    _ change: (inout TextParagraphStyle) -> Void
  ) -> TextLayout {
    var style = TextStyle(font: font)
    var paragraph = TextParagraphStyle()
    change(&paragraph)
    style.paragraph = paragraph
    return TextLayout(
      [TextRun(text, style)], maximumSize: CGSize(width: width, height: height), numberOfLines: count,
      alignment: alignment)
  }

  @Test func theDefaultStyleChangesNothing() {
    let plain = TextLayout(words, font: font, maximumSize: CGSize(width: 120, height: 0))
    let styled = layout(words) { _ in }
    #expect(styled.size == plain.size && styled.lines.map(\.origin) == plain.lines.map(\.origin))
  }

  @Test func linesStandApart() {
    let line = font.metrics.lineHeight
    let plain = layout("a\nb\nc") { _ in }
    let spaced = layout("a\nb\nc") { $0.lineSpacing = 5 }
    #expect(abs(spaced.size.height - plain.size.height - 10) < 1e-9 && spaced.lines[0].origin == plain.lines[0].origin)
    // There is room for two lines and the space between, and no more.
    #expect(layout("a\nb\nc", height: 2 * line + 5) { $0.lineSpacing = 5 }.lines.map(\.text) == ["a", "b…"])
    #expect(layout("a\nb\nc", height: 2 * line + 4) { $0.lineSpacing = 5 }.lines.map(\.text) == ["a…"])
  }

  @Test func linesHaveTheHeightsOfTheStyle() {
    let (line, ascent) = (font.metrics.lineHeight, font.metrics.ascender)
    let doubled = layout("a\nb") { $0.lineHeightMultiple = 2 }
    #expect(abs(doubled.size.height - 4 * line) < 1e-9 && abs(doubled.lines[0].origin.y - line - ascent) < 1e-9)
    #expect(layout("a") { $0.minimumLineHeight = 40 }.size.height == 40)
    #expect(abs(layout("a") { $0.maximumLineHeight = 10 }.size.height - 10) < 1e-9)
    #expect(layout("a") { $0.maximumLineHeight = 100 }.size.height == line)
  }

  @Test func paragraphsStandApart() {
    let line = font.metrics.lineHeight
    let result = layout("a\nb") { ($0.spacing, $0.spacingBefore) = (7, 2) }
    #expect(abs(result.size.height - 2 * line - 9) < 1e-9)
    #expect(abs(layout("a") { ($0.spacing, $0.spacingBefore) = (7, 2) }.size.height - line) < 1e-9)
  }

  @Test func indentsNarrowTheRoom() {
    let result = layout(words) { ($0.firstLineIndent, $0.headIndent, $0.tailIndent) = (30, 10, -20) }
    #expect(result.lines.map(\.origin.x) == [30] + [CGFloat](repeating: 10, count: result.lines.count - 1))
    #expect(result.lines.allSatisfy { $0.origin.x + $0.width <= 100 })
    let other = layout(words) { $0.tailIndent = 70 }
    #expect(other.lines.allSatisfy { $0.width <= 70 } && other.lines.count > result.lines.count - 3)
    let right = layout(words, alignment: .right) { $0.tailIndent = -20 }
    #expect(right.lines.allSatisfy { abs($0.origin.x + $0.width - 100) < 1e-9 })
    // From right to left, lines begin at the right.
    let mirrored = layout("שלום", alignment: .natural) { $0.firstLineIndent = 30 }
    #expect(abs(mirrored.lines[0].origin.x + mirrored.lines[0].width - 90) < 1e-9)
    // An unlimited measurement includes the indents.
    let free = layout("one", width: 0) { ($0.firstLineIndent, $0.tailIndent) = (30, -20) }
    #expect(abs(free.size.width - font.width(of: "one") - 50) < 1e-9)
    // Without any room there is a letter a line.
    #expect(layout("abc") { ($0.firstLineIndent, $0.headIndent) = (500, 500) }.lines.map(\.text) == ["a", "b", "c"])
  }

  @Test func eachParagraphHasItsOwnAlignment() {
    var styles = (TextStyle(font: font), TextStyle(font: font))
    (styles.0.paragraph, styles.1.paragraph) = (TextParagraphStyle(), TextParagraphStyle())
    styles.0.paragraph?.alignment = .right
    styles.1.paragraph?.alignment = .center
    // The middle of the first paragraph has another style, which does not count.
    let runs = [TextRun("a", styles.0), TextRun("b\n", styles.1), TextRun("c", styles.1)]
    let lines = TextLayout(runs, maximumSize: CGSize(width: 100, height: 0)).lines
    #expect(lines[0].origin.x == 100 - lines[0].width && lines[1].origin.x == (100 - lines[1].width) / 2)
  }

  @Test func aParagraphRunsAsItsStyleSays() {
    let line = layout("latin (x)", alignment: .natural) { $0.isRightToLeft = true }.lines[0]
    #expect(line.isRightToLeft && abs(line.origin.x - 120 + line.width) < 1e-9)
    #expect(layout("שלום") { $0.isRightToLeft = false }.lines[0].isRightToLeft == false)
  }

  @Test func justifiedLinesFillTheirRoom() {
    let result = layout(words + "\nshort one", alignment: .justified) { _ in }
    let left = layout(words + "\nshort one") { _ in }
    #expect(result.lines.map(\.text) == left.lines.map(\.text))
    for (line, plain) in zip(result.lines, left.lines) {
      // The last line of a paragraph stays as it is, and one without spaces.
      let fills = line.isWrapped && line.text.contains(" ")
      #expect(fills ? abs(line.width - 120) < 1e-9 : line.width == plain.width)
      #expect(line.origin.x == 0 && line.glyphs.count == plain.glyphs.count)
    }
    #expect(result.lines.contains { $0.isWrapped && $0.text.contains(" ") })
  }

  @Test func softHyphensShowWhereLinesEnd() {
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(layout(text, width: 500) { _ in }.lines.map(\.text) == [text])
    #expect(abs(layout(text, width: 500) { _ in }.size.width - font.width(of: "Donaudampfschiff")) < 1)
    let narrow = layout(text, width: font.width(of: "Donaudampf\u{2010}") + 1) { _ in }
    #expect(narrow.lines.map(\.text) == ["Donau\u{AD}dampf\u{2010}", "schiff"])
    #expect(narrow.lines.allSatisfy { $0.width <= font.width(of: "Donaudampf\u{2010}") + 1 })
  }
}

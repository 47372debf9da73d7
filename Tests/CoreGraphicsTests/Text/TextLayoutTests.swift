import CoreGraphics
import Foundation
import Testing

@Suite("Text layout") struct TextLayoutTests {
  private let font: TextFont

  init() throws {
    font = try TextFont.system(size: 17)
  }

  private func lines(
    _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, count: Int = 0,
    _ mode: TextLineBreakMode = .byTruncatingTail
  ) -> [String] {
    TextLayout(
      text, font: font, maximumSize: CGSize(width: width, height: height), numberOfLines: count, lineBreakMode: mode
    ).lines.map(\.text)
  }

  @Test func aShortTextIsOneLine() {
    let layout = TextLayout("Hello", font: font)
    #expect(layout.lines.count == 1 && !layout.isTruncated)
    #expect(layout.size == CGSize(width: font.width(of: "Hello"), height: font.metrics.lineHeight))
    #expect(layout.lines[0].origin == CGPoint(x: 0, y: font.metrics.ascender))
    #expect(layout.lines[0].glyphs.count == 5)
  }

  @Test func noTextIsNoLine() {
    let layout = TextLayout("", font: font)
    #expect(layout.lines.isEmpty && layout.size == .zero)
  }

  @Test func linesEndBetweenWords() {
    let text = "The quick brown fox jumps over the lazy dog"
    for width in stride(from: 60.0, to: 360, by: 13) {
      let layout = TextLayout(text, font: font, maximumSize: CGSize(width: width, height: CGFloat.infinity))
      #expect(layout.lines.allSatisfy { $0.width <= width })
      #expect(layout.lines.map(\.text).joined(separator: " ") == text)
      #expect(layout.size.height == CGFloat(layout.lines.count) * font.metrics.lineHeight)
    }
  }

  @Test func linesAreAsLongAsTheyCanBe() {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    let layout = TextLayout(text, font: font, maximumSize: CGSize(width: 150, height: CGFloat.infinity))
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      let word = next.text.split(separator: " ")[0]
      #expect(font.width(of: "\(line.text) \(word)") > 150)
    }
  }

  @Test func paragraphsBeginNewLines() {
    #expect(lines("a\nb\r\nc\n\nd") == ["a", "b", "c", "", "d"])
    #expect(lines("a\n") == ["a", ""])
  }

  @Test func hyphensAndIdeographsMayEndALine() {
    let width = font.width(of: "well-known") - 1
    #expect(lines("well-known", width: width) == ["well-", "known"])
    #expect(lines("x -5", width: font.width(of: "x -5") - 1) == ["x", "-5"])
    let two = TextLayout("漢字", font: font).size.width
    let characters = TextLayout("漢字漢字", font: font, maximumSize: CGSize(width: two + 1, height: 0))
    #expect(characters.lines.map(\.text) == ["漢字", "漢字"])
    #expect(lines("漢。", width: TextLayout("漢。", font: font).size.width - 1) == ["漢", "。"])
    #expect(lines("a\u{A0}b c", width: font.width(of: "a\u{A0}b c") - 1) == ["a\u{A0}b", "c"])
  }

  @Test func aWordThatIsTooLongIsBroken() {
    let result = lines("Donaudampfschifffahrt ahoi", width: 80)
    #expect(result.count >= 3 && result.joined().hasPrefix("Donaudampfschifffahrt"))
    #expect(lines("WWW", width: 1) == ["W", "W", "W"])
  }

  @Test func charactersWrapAnywhere() {
    let width = font.width(of: "abcd ef") + 0.1
    #expect(lines("abcd efgh", width: width, .byCharWrapping) == ["abcd ef", "gh"])
  }

  @Test func clippingKeepsOneLine() {
    #expect(lines("a long line that does not fit", width: 50, .byClipping) == ["a long line that does not fit"])
  }

  @Test(arguments: [TextLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func ellipsesReplaceTextThatIsLeftOut(mode: TextLineBreakMode) throws {
    let text = "The quick brown fox jumps over the lazy dog"
    for width in stride(from: 40.0, to: 300, by: 17) {
      let layout = TextLayout(
        text, font: font, maximumSize: CGSize(width: width, height: CGFloat.infinity), numberOfLines: 1,
        lineBreakMode: mode)
      let line = try #require(layout.lines.first)
      #expect(layout.lines.count == 1 && line.width <= width)
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
      #expect(mode != .byTruncatingTail || parts[1].isEmpty)
      #expect(mode != .byTruncatingHead || parts[0].isEmpty)
    }
  }

  @Test func theLastLineIsTruncatedAtItsTail() {
    let text = "one two three four five six seven eight"
    let result = lines(text, width: 80, count: 2)
    #expect(result.count == 2 && result[1].hasSuffix("…"))
    #expect(lines(text, width: 80, count: 2, .byWordWrapping).last?.hasSuffix("…") == false)
    #expect(lines("first\nsecond\nthird", count: 2) == ["first", "second…"])
  }

  @Test func linesThatDoNotFitTheHeightAreLeftOut() {
    let text = "one two three four five six seven eight"
    let height = font.metrics.lineHeight
    #expect(lines(text, width: 80, height: height * 2).count == 2)
    #expect(lines(text, width: 80, height: height * 2 - 1).count == 1)
    #expect(lines(text, width: 80, height: 1).count == 1)
  }

  @Test func measuredTextFitsWhenLaidOutAgain() {
    for text in ["Settings", "The quick brown fox jumps over the lazy dog", "AV To Ta We"] {
      for width in [CGFloat.infinity, 120, 77.3] {
        let first = TextLayout(text, font: font, maximumSize: CGSize(width: width, height: CGFloat.infinity))
        let second = TextLayout(text, font: font, maximumSize: first.size)
        #expect(second.lines.map(\.text) == first.lines.map(\.text) && !second.isTruncated)
      }
    }
  }

  @Test func alignmentMovesLines() {
    let width = font.width(of: "Hi")
    for (alignment, x) in [(TextAlignment.left, 0), (.center, (100 - width) / 2), (.right, 100 - width)] {
      let layout = TextLayout(
        "Hi", font: font, maximumSize: CGSize(width: 100, height: CGFloat.infinity), alignment: alignment)
      #expect(layout.lines[0].origin == CGPoint(x: x, y: font.metrics.ascender))
    }
    let free = TextLayout("wide line\nx", font: font, alignment: .right)
    #expect(abs(free.lines[1].origin.x - (free.size.width - free.lines[1].width)) < 1e-9)
  }

  @Test func aLongTextIsLaidOutInTime() {
    let text = String(repeating: "Lorem ipsum dolor sit amet. ", count: 400)
    let layout = TextLayout(text, font: font, maximumSize: CGSize(width: 300, height: CGFloat.infinity))
    #expect(layout.lines.count > 200 && layout.lines.allSatisfy { $0.width <= 300 })
    let word = TextLayout(
      String(repeating: "x", count: 3000), font: font, maximumSize: CGSize(width: 300, height: CGFloat.infinity))
    #expect(word.lines.map(\.text).joined().count == 3000)
  }

  @Test func sidesThatAreNoneDoNotLimit() {
    for side in [0, -5, CGFloat.nan] {
      #expect(lines("some words", width: side, height: side) == ["some words"])
    }
  }
}

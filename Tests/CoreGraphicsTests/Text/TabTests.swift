import CoreGraphics
import Foundation
import Testing

/// Tabs, and where the text after them stands.
@Suite("Tab stops") struct TabTests {
  private let font: TextFont

  init() throws {
    font = try TextFont.system(size: 10)
  }

  private func lines(
    _ text: String, width: CGFloat = 300, _ change: (inout TextParagraphStyle) -> Void = { _ in }
  ) -> [TextLine] {
    var style = TextStyle(font: font)
    var paragraph = TextParagraphStyle()
    change(&paragraph)
    style.paragraph = paragraph
    return TextLayout([TextRun(text, style)], maximumSize: CGSize(width: width, height: 0), alignment: .natural).lines
  }

  /// Where the pieces with letters begin in the layout, by their text.
  private func places(_ line: TextLine) -> [String: CGFloat] {
    Dictionary(line.pieces.map { ($0.text, line.origin.x + $0.x) }) { first, _ in first }
  }

  @Test func tabsLeadEvery28Points() {
    let line = places(lines("a\tb\t\tlonger words\tc")[0])
    #expect(line["a"] == 0 && line["b"] == 28 && line["longer words"] == 84)
    let end = 84 + font.width(of: "longer words")
    #expect(line["c"].map { $0 > end && $0.truncatingRemainder(dividingBy: 28) == 0 } == true)
    // No box is drawn for one, and none is missed.
    #expect(TextLayout("a\tb", font: font).missingLetters.isEmpty)
  }

  @Test func tabsLeadWhereTheStyleSays() {
    let line = lines("a\tb\tc\td\te") {
      $0.tabs = [
        TextTab(location: 50), TextTab(location: 100, alignment: .center), TextTab(location: 200, alignment: .trailing),
      ]
      $0.tabInterval = 60
    }[0]
    let found = places(line)
    #expect(found["b"] == 50 && abs((found["c"] ?? 0) + font.width(of: "c") / 2 - 100) < 1e-9)
    #expect(abs((found["d"] ?? 0) + font.width(of: "d") - 200) < 1e-9 && found["e"] == 240)
    // Text that is too long for its column moves on.
    let long = places(lines("long text before\tx") { $0.tabs = [TextTab(location: 80, alignment: .trailing)] }[0])
    #expect((long["x"] ?? 0) >= font.width(of: "long text before"))
  }

  @Test(arguments: ["a\tbcd", "\u{5D0}\t\u{5D1}\u{5D2}\u{5D3}"])
  func sidesOfTheScreenFollowTheResolvedDirectionOfTheText(text: String) {
    func pieces(_ alignment: TextTab.Alignment) -> [CGFloat] {
      lines(text) { $0.tabs = [TextTab(location: 100, alignment: alignment)] }[0].pieces.map(\.x)
    }
    let isRightToLeft = text.first != "a"
    #expect(pieces(.leading) != pieces(.trailing))
    #expect(pieces(.left) == pieces(isRightToLeft ? .trailing : .leading))
    #expect(pieces(.right) == pieces(isRightToLeft ? .leading : .trailing))
  }

  @Test func columnsOfNumbersStandAtTheirPoints() {
    let tabs = [TextTab(location: 100, alignment: .trailing, terminators: CharacterSet(charactersIn: "."))]
    for number in ["1.25", "1234.5", "7"] {
      let line = places(lines("\t\(number)") { $0.tabs = tabs }[0])
      let whole = font.width(of: String(number.prefix { $0 != "." }))
      #expect(abs((line[number] ?? 0) + whole - 100) < 0.5)
    }
  }

  @Test func tabsCountFromWhereLinesBegin() {
    let indented = lines("a\tb") { $0.firstLineIndent = 20 }[0]
    #expect(places(indented)["a"] == 20 && places(indented)["b"] == 28)
    // From right to left they count from the right.
    let right = lines("א\tב")[0]
    let found = places(right)
    let end = (found["ב"] ?? 0) + right.pieces.filter { $0.text == "ב" }.reduce(0) { $0 + $1.width }
    #expect(right.isRightToLeft && abs(end - (300 - 28)) < 1e-9)
  }

  @Test func linesWithTabsFitTheirRoom() {
    let text = (0..<40).map { "w\($0)" }.joined(separator: "\t")
    for width in stride(from: 30.0, to: 200, by: 17) {
      let lines = lines(text, width: width)
      #expect(lines.allSatisfy { $0.width <= width && !$0.text.hasSuffix("\t") })
      #expect(lines.map(\.text).joined(separator: "\t") == text)
    }
    #expect(!lines(String(repeating: "\t", count: 20_000) + "x").isEmpty)
  }
}

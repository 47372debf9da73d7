import Foundation

/// One paragraph, shaped once, from which lines are cut.
final class TextParagraph {
  /// The text, without a line's end.
  let text: StyledText
  /// The length of the text, in bytes of UTF-8, the unit of all offsets.
  let count: Int
  private let items: [TextItem]

  /// How the lines stand.
  let style: TextParagraphStyle
  /// The language of what names none, as whose letters it is drawn.
  let language: String?
  /// The bidirectional level: 0 where the paragraph runs from left to right, 1 where it runs from right to left.
  let level: UInt8

  /// Where lines may end between words; the paragraph's end is the last.
  private(set) lazy var words = LineBreakRules.breaks(in: text.string)
  /// Where letters end.
  private(set) lazy var letters = GraphemeBoundaries.offsets(in: text.string)
  /// How far the pen has moved before each offset, in points, and at the end.
  private(set) lazy var pens: [CGFloat] = {
    var advances = [CGFloat](repeating: 0, count: count + 1)
    for item in items { item.addAdvances(to: &advances) }
    var pen: CGFloat = 0
    return advances.map { advance in
      defer { pen += advance }
      return pen
    }
  }()

  /// Shapes a paragraph.
  ///
  /// - Parameters:
  ///   - level: nil for that of the first letter that has a direction.
  ///   - fallback: the level where no letter has one.
  ///   - language: that of what names none.
  init(_ text: StyledText, level: UInt8? = nil, fallback: UInt8 = 0, language: String?) {
    (self.text, self.language) = (text, language)
    count = text.count
    style = text.paragraphStyle
    let level = level ?? style.isRightToLeft.map { $0 ? 1 : 0 }
    var levels: [UInt8]?
    // Before the Hebrew letters there are none that run from right to left.
    if (level ?? fallback) == 0, text.string.utf8.allSatisfy({ $0 < 0xD6 }) {
      self.level = 0
    } else {
      let paragraph = BidiParagraph(Array(text.string.unicodeScalars), base: level, fallback: fallback)
      self.level = paragraph.base
      if !paragraph.isPlain { levels = paragraph.levels }
    }
    items = TextItemizer(text, levels: levels, language: language).items()
  }

  /// The line of a part, without white space at its end.
  ///
  /// - Parameter isFirst: whether it is the first of the text that this one stands for; nil where it begins this one.
  func line(_ range: Range<Int>, isFirst: Bool? = nil) -> TextLine {
    let isFirst = isFirst ?? (range.lowerBound == 0)
    let range = range.lowerBound..<text.trimmedEnd(of: range)
    if range == 0..<count { return TextLine(text, items, level: level, style: style, isFirst: isFirst) }
    // A soft hyphen is seen where a line ends with it.
    if range.upperBound < count, text.substring(range).unicodeScalars.last == "\u{AD}" {
      let word = text[range.lowerBound..<range.upperBound - 2]
      let hyphen = StyledText("\u{2010}", text.style(at: range.upperBound - 1))
      return TextParagraph(word + hyphen, level: level, language: language)
        .line(0..<word.count + hyphen.count, isFirst: isFirst)
    }
    let part = text[range]
    let first = firstIndex(in: items.indices) { items[$0].range.upperBound > range.lowerBound }
    let touched = items[first...].prefix { $0.range.lowerBound < range.upperBound }
    let clipped = touched.compactMap { $0.clipped(to: range, of: part.string) }
    return TextLine(part, clipped, level: level, style: style, isFirst: isFirst)
  }
}

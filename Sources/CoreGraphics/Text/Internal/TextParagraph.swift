import Foundation

/// One paragraph, shaped once, from which lines are cut.
final class TextParagraph {
  /// The text, without a line's end.
  let text: StyledText
  /// How long the text is, in bytes of UTF-8, which places count.
  let count: Int
  private let items: [TextItem]

  /// Where lines may end between words; the paragraph's end is the last.
  private(set) lazy var words = BreakPlaces.after(text.string[...]).map(text.place)
  /// Where letters end.
  private(set) lazy var letters: [Int] = {
    let string = text.string
    return string.indices.dropFirst().map(text.place) + (string.isEmpty ? [] : [count])
  }()
  /// How far the pen has moved before each place, in points, and at the end.
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
  init(_ text: StyledText) {
    self.text = text
    count = text.count
    items = TextItem.items(of: text)
  }

  /// The line of a part, without white space at its end.
  func line(_ range: Range<Int>, isTruncated: Bool = false) -> TextLine {
    let range = range.lowerBound..<text.trimmedEnd(of: range)
    if range == 0..<count { return TextLine(text, items, isTruncated: isTruncated) }
    let part = text[range]
    let first = firstIndex(in: items.indices) { items[$0].range.upperBound > range.lowerBound }
    let touched = items[first...].prefix { $0.range.lowerBound < range.upperBound }
    return TextLine(part, touched.compactMap { $0.clipped(to: range, of: part.string) }, isTruncated: isTruncated)
  }
}

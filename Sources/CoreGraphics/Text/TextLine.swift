import Foundation

/// One line of laid-out text.
package struct TextLine: Hashable, Sendable {
  /// The visible text, without trailing space.
  package let text: String
  /// The glyph runs, from left to right.
  package private(set) var pieces: [TextPiece]
  /// The width in points.
  package private(set) var width: CGFloat
  /// The heights of the line.
  package var heights: LineHeights
  /// The indents.
  package private(set) var indents = LineIndents()
  /// The alignment; nil for the layout's.
  package private(set) var alignment: TextAlignment?
  /// Whether the paragraph continues in the next line.
  package private(set) var isWrapped = false
  /// The part of the paragraph up to the next line, with the white space at the end, in bytes of UTF-8.
  package internal(set) var range = 0..<0
  /// The line's start on its baseline, in points from the layout's top left corner.
  package var origin = CGPoint.zero
  /// Whether the line's paragraph is right to left.
  package let isRightToLeft: Bool

  /// Creates a line of shaped text, without its origin.
  ///
  /// - Parameters:
  ///   - style: the paragraph's style.
  ///   - isFirst: whether it is the paragraph's first line.
  init(_ text: StyledText, _ items: [TextItem], level: UInt8, style: TextParagraphStyle, isFirst: Bool) {
    var pieces: [TextPiece] = []
    var x: CGFloat = 0
    let tabs =
      items.contains(where: \.isTab)
      ? TabColumns(
        items, of: text, style: style, isRightToLeft: level % 2 == 1, indent: style.indents(isFirst: isFirst).head)
      : nil
    for index in BidiParagraph.visualOrder(of: items.map(\.level)) {
      items[index].addPieces(of: text, tabWidth: tabs?.widths[index] ?? 0, to: &pieces, x: &x)
    }
    var heights = LineHeights(of: text.spans[0].style)
    for span in text.spans.dropFirst() { heights.formUnion(LineHeights(of: span.style)) }
    for piece in pieces { heights.take(piece) }
    self.text = text.string
    self.pieces = pieces
    width = x
    self.heights = heights
    isRightToLeft = level % 2 == 1
  }

  /// The line in a text in which it begins by so many bytes later.
  package func shifted(by bytes: Int) -> TextLine {
    var line = self
    line.range = range.lowerBound + bytes..<range.upperBound + bytes
    return line
  }

  /// Applies a paragraph's style.
  mutating func take(_ style: TextParagraphStyle, isFirst: Bool, isWrapped: Bool) {
    heights = style.adjusted(heights)
    indents = style.indents(isFirst: isFirst)
    alignment = style.alignment
    self.isWrapped = isWrapped
  }

  /// Widens the spaces evenly to fill a width; a line without spaces stays unchanged.
  mutating func spread(to room: CGFloat) {
    let count = pieces.reduce(0) { $0 + $1.glyphs.count(where: \.isSpace) }
    guard count > 0, room.isFinite, room > width else { return }
    let gap = (room - width) / CGFloat(count)
    var x: CGFloat = 0
    for index in pieces.indices {
      pieces[index].spread(by: gap, at: x)
      x += pieces[index].width
    }
    width = room
  }
}

import Foundation

/// One line of laid-out text.
package struct TextLine: Hashable, Sendable {
  /// What is shown, without the space at its end.
  package let text: String
  /// The parts, from left to right.
  package let pieces: [TextPiece]
  /// The width in points.
  package let width: CGFloat
  /// How far the line reaches up and down.
  package let heights: LineHeights
  /// Where the line starts on its baseline, in points from the layout's top left corner.
  package var origin = CGPoint.zero
  /// Whether an ellipsis stands for text left out.
  package let isTruncated: Bool

  /// The line of a text that was shaped, not placed yet.
  init(_ text: StyledText, _ items: [TextItem], isTruncated: Bool = false) {
    var pieces: [TextPiece] = []
    var x: CGFloat = 0
    for item in items { item.addPieces(of: text, to: &pieces, x: &x) }
    var heights = LineHeights(of: text.spans[0].style)
    for span in text.spans.dropFirst() { heights.formUnion(LineHeights(of: span.style)) }
    self.text = text.string
    self.pieces = pieces
    width = x
    self.heights = heights
    self.isTruncated = isTruncated
  }

  /// The glyphs of all pieces, from left to right; positions count from the line's start.
  package var glyphs: [TextGlyph] {
    pieces.flatMap { piece in
      piece.glyphs.map { glyph in
        var glyph = glyph
        glyph.position.x += piece.x
        return glyph
      }
    }
  }
}

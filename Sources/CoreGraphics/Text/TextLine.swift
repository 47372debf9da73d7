import Foundation

/// One line of laid-out text.
package struct TextLine: Hashable, Sendable {
  /// What is shown, without the space at its end.
  package var text: String
  /// The glyphs, from left to right.
  package var glyphs: [TextGlyph]
  /// The width in points.
  package var width: CGFloat
  /// Where the line starts on its baseline, in points from the layout's top left corner.
  package var origin: CGPoint
  /// Whether an ellipsis stands for text left out.
  package var isTruncated: Bool

  /// The line of a text, not placed yet.
  init(_ text: String, font: TextFont, isTruncated: Bool = false) {
    let unit = font.unit
    var pen = 0
    glyphs = font.shape(text).map { shaped in
      defer { pen += shaped.advance }
      return TextGlyph(
        glyph: shaped.glyph,
        position: CGPoint(x: CGFloat(pen + shaped.xOffset) * unit, y: -CGFloat(shaped.yOffset) * unit))
    }
    self.text = text
    width = CGFloat(pen) * unit
    origin = .zero
    self.isTruncated = isTruncated
  }
}

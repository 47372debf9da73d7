import Foundation

/// A part of a line that has one style.
package struct StyledPiece: Hashable, Sendable {
  /// The text.
  package let text: String
  /// How it looks.
  package let style: TextStyle
  /// The glyphs, from left to right; their positions count from the piece's start on the line.
  package let glyphs: [TextGlyph]
  /// The width in points, with what is added after each letter.
  package let width: CGFloat

  /// The glyphs of a text.
  init(_ text: String, _ style: TextStyle) {
    let line = TextLine(text, font: style.font)
    self.text = text
    self.style = style
    guard style.kern != 0 else {
      (glyphs, width) = (line.glyphs, line.width)
      return
    }
    glyphs = line.glyphs.enumerated().map { index, glyph in
      var glyph = glyph
      glyph.position.x += style.kern * CGFloat(index)
      return glyph
    }
    width = line.width + style.kern * CGFloat(glyphs.count)
  }
}

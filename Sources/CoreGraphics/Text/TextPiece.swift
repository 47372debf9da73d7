import Foundation

/// A part of a line that has one style and one face.
package struct TextPiece: Hashable, Sendable {
  /// The text.
  package let text: String
  /// How it looks.
  package let style: TextStyle
  /// The face and size that draw it.
  package let font: TextFont
  /// The glyphs, from left to right; their positions count from the piece's start on the line.
  package let glyphs: [TextGlyph]
  /// Where the piece starts, in points right of the line's start.
  package let x: CGFloat
  /// The width in points, with what is added after each letter.
  package let width: CGFloat
}

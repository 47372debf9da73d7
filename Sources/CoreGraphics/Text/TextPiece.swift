import Foundation

/// A part of a line in one style and one face.
package struct TextPiece: Hashable, Sendable {
  /// The text.
  package let text: String
  /// The start of the text in the line's text, in bytes of UTF-8.
  package let start: Int
  /// Whether the letters run from right to left.
  package let isRightToLeft: Bool
  /// The style.
  package let style: TextStyle
  /// The font that draws it.
  package let font: TextFont
  /// Whether it is the style's attachment.
  package let isObject: Bool
  /// The glyphs, from left to right, at positions relative to the piece's start.
  package private(set) var glyphs: [TextGlyph]
  /// The start, in points right of the line's start.
  package private(set) var x: CGFloat
  /// The width in points, including kerning after each letter.
  package private(set) var width: CGFloat

  /// Creates a piece.
  init(
    text: String, start: Int, isRightToLeft: Bool, style: TextStyle, font: TextFont, isObject: Bool,
    glyphs: [TextGlyph], x: CGFloat, width: CGFloat
  ) {
    (self.text, self.start, self.isRightToLeft) = (text, start, isRightToLeft)
    (self.style, self.font, self.isObject) = (style, font, isObject)
    (self.glyphs, self.x, self.width) = (glyphs, x, width)
  }

  /// The ranges of words, in points from the piece's start, without spaces.
  var words: [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var start: CGFloat?
    for glyph in glyphs {
      if glyph.isSpace {
        if let begin = start, glyph.position.x > begin { result.append(begin...glyph.position.x) }
        start = nil
      } else if start == nil {
        start = glyph.position.x
      }
    }
    if let begin = start, width > begin { result.append(begin...width) }
    return result
  }

  /// Widens each space and sets the start.
  mutating func spread(by gap: CGFloat, at x: CGFloat) {
    var spaces: CGFloat = 0
    for index in glyphs.indices {
      glyphs[index].position.x += gap * spaces
      if glyphs[index].isSpace { spaces += 1 }
    }
    self.x = x
    width += gap * spaces
  }
}

/// A glyph of a line.
package struct TextGlyph: Hashable, Sendable {
  /// The glyph's index in the font.
  package var glyph: UInt32
  /// The start of the letters that the glyph represents, in bytes of UTF-8 of the line's text.
  package var cluster: UInt32
  /// The pen's position, in points right of and below the line's start on the baseline.
  package var position: CGPoint

  /// Whether it is a space between words, which justified text widens.
  package var isSpace: Bool

  /// Creates a glyph.
  package init(glyph: UInt32, cluster: UInt32 = 0, position: CGPoint, isSpace: Bool = false) {
    self.glyph = glyph
    self.cluster = cluster
    self.position = position
    self.isSpace = isSpace
  }
}

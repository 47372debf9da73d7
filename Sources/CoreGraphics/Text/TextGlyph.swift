import Foundation

/// A glyph of a line.
package struct TextGlyph: Hashable, Sendable {
  /// The glyph's number in the font.
  package var glyph: UInt32
  /// Where its pen stands, in points right of and below the line's start on the baseline.
  package var position: CGPoint

  /// Whether it is a space between words, which justified text widens.
  package var isSpace: Bool

  /// A glyph from its parts.
  package init(glyph: UInt32, position: CGPoint, isSpace: Bool = false) {
    self.glyph = glyph
    self.position = position
    self.isSpace = isSpace
  }
}

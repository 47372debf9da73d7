/// A glyph with its position in shaped text, in font units.
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in the font.
  package var glyph: UInt32
  /// The UTF-8 offset of the text that the glyph represents.
  package var cluster: Int
  /// The pen's advance.
  package var advance: Int
  /// The glyph's offset to the right of the pen.
  package var xOffset: Int
  /// The glyph's offset above the baseline.
  package var yOffset: Int

  /// Creates a glyph.
  package init(glyph: UInt32, cluster: Int, advance: Int, xOffset: Int = 0, yOffset: Int = 0) {
    self.glyph = glyph
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }
}

/// A glyph with its place in a text, in font units.
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in the font.
  package var glyph: UInt32
  /// The UTF-8 offset of the text that it stands for.
  package var cluster: Int
  /// How far the pen moves on.
  package var advance: Int
  /// How far right of the pen the glyph is drawn.
  package var xOffset: Int
  /// How far above the baseline the glyph is drawn.
  package var yOffset: Int

  /// A glyph from its parts.
  package init(glyph: UInt32, cluster: Int, advance: Int, xOffset: Int = 0, yOffset: Int = 0) {
    self.glyph = glyph
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }
}

import Raster

/// Which pixels a glyph covers, and how much; (0, 0) is where the pen stands on the baseline, y downwards.
package struct GlyphImage: Hashable, Sendable {
  /// The places between two pixels at which a glyph can stand.
  package static let steps = 4

  /// The covered runs, from top to bottom.
  package let spans: [CoverageSpan]
  /// The smallest rectangle around them.
  package let bounds: PixelRect
}

import Foundation
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

/// The picture of a glyph.
package struct ColorGlyph: Sendable {
  /// The picture.
  package let image: CGImage
  /// How far right of the pen the picture begins, in its own pixels.
  package let left: Int
  /// How far above the baseline the picture begins, in its own pixels.
  package let top: Int
  /// The font's size for which the picture was made, in pixels.
  package let pixelSize: CGFloat
}

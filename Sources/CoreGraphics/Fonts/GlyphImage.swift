import Foundation
import Raster

/// The coverage of a glyph; (0, 0) is the pen on the baseline, y downwards.
package struct GlyphImage: Hashable, Sendable {
  /// The number of subpixel positions of a glyph.
  package static let steps = 4

  /// The covered spans, from top to bottom.
  package let spans: [CoverageSpan]
  /// The smallest rectangle around them.
  package let bounds: PixelRect
}

/// A colour glyph's image.
package struct ColorGlyph: Sendable {
  /// The image.
  package let image: CGImage
  /// The image's left edge relative to the pen, in its own pixels.
  package let left: Int
  /// The image's top edge above the baseline, in its own pixels.
  package let top: Int
  /// The font size for which the image was made, in pixels.
  package let pixelSize: CGFloat
}

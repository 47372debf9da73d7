import Foundation

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

import CoreGraphics
import QuartzCore

/// A `CATextLayer` draws with a `UIFont`'s face, at its own font size.
extension UIFont: TextFontSource {
  /// Returns the font's face at a size, in points; nil where it is not installed.
  package func textFont(size: CGFloat) -> TextFont? {
    withSize(size).textFont
  }

  /// The font at its own size.
  package var attributeFont: AttributeFont {
    textFont.map(AttributeFont.sized) ?? .missing(size: pointSize, failure: failure ?? "there is no such font")
  }
}

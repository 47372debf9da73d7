import CoreGraphics

/// A font in which text can be drawn, such as UIKit's `UIFont`.
package protocol TextFontSource {
  /// The same face at another size, in points; nil if it is not installed.
  func textFont(size: CGFloat) -> TextFont?
  /// The font as a text attribute.
  var attributeFont: AttributeFont { get }
}

extension CGFont: TextFontSource {
  /// The face at a size.
  package func textFont(size: CGFloat) -> TextFont? {
    TextFont(face: face, size: size)
  }

  /// A face of any size.
  package var attributeFont: AttributeFont { .face(face) }
}

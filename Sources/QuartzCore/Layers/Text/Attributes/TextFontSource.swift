import CoreGraphics

/// A font of another module that text can be drawn in, such as `UIFont`.
package protocol TextFontSource {
  /// The same face at another size, in points; nil where it is not installed.
  func textFont(size: CGFloat) -> TextFont?
  /// What the font is as an attribute of a text.
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

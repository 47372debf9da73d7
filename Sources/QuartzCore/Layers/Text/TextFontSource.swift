import CoreGraphics

/// A font of another module that a text layer can draw in, such as `UIFont`.
package protocol TextFontSource {
  /// The same face at another size, in points; nil where it is not installed.
  func textFont(size: CGFloat) -> TextFont?
  /// The size that the font has by itself, in points; nil for a face of any size.
  var ownSize: CGFloat? { get }
}

extension CGFont: TextFontSource {
  /// The face at a size.
  package func textFont(size: CGFloat) -> TextFont? {
    TextFont(face: face, size: size)
  }

  /// A face of any size.
  package var ownSize: CGFloat? { nil }
}

import CoreGraphics

/// A font of another module that a text layer can draw in, such as `UIFont`.
package protocol TextFontSource {
  /// The same face at another size, in points; nil where it is not installed.
  func textFont(size: CGFloat) -> TextFont?
}

extension CGFont: TextFontSource {
  /// The face at a size.
  package func textFont(size: CGFloat) -> TextFont? {
    TextFont(face: face, size: size)
  }
}

import CoreGraphics

/// The font that a text's attribute names.
package enum AttributeFont: Hashable {
  /// A font of a size of its own.
  case sized(TextFont)
  /// A face, at the size of the layer or label.
  case face(FontFace)
  /// A font that is not installed: its size in points, and the reason.
  case missing(size: CGFloat, failure: String)
}

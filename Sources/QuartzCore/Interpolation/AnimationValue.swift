import Foundation

/// An animatable value, of a kind known at run time.
package enum AnimationValue: Hashable, Sendable {
  /// A number of any type.
  case number(Double)
  /// A point.
  case point(CGPoint)
  /// A size.
  case size(CGSize)
  /// A rectangle.
  case rect(CGRect)
  /// A colour.
  case color(CGColor)
  /// A matrix; affine transforms are matrices here.
  indirect case transform(CATransform3D)
  /// A truth value.
  case bool(Bool)
  /// An image.
  case image(CGImage)
  /// A cross-fade of two images.
  case fade(ImageFade)
  /// An outline.
  case path(CGPath)
  /// Numbers, such as a gradient's locations or a dash pattern.
  case numbers([Double])
  /// Colours, such as those of a gradient.
  case colors([CGColor])
  /// No colour, image, path or array.
  case none
}

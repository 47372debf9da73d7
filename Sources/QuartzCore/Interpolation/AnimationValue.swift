import Foundation

/// Any value that an animation can move, of a kind known at run time.
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
  /// A picture.
  case image(CGImage)
  /// A picture that fades into another.
  case fade(ImageFade)
  /// An outline.
  case path(CGPath)
  /// Numbers, such as a gradient's places or a dash pattern.
  case numbers([Double])
  /// Colours, such as a gradient's.
  case colors([CGColor])
  /// No colour, picture, outline or array.
  case none
}

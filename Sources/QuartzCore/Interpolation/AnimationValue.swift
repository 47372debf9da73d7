import CoreGraphics
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

/// A cross-fade of two images; nil stands for a transparent one.
package struct ImageFade: Hashable, Sendable {
  /// The image that fades out.
  package var from: CGImage?
  /// The image that fades in.
  package var to: CGImage?
  /// The weight of the second image, in 0…1.
  package var fraction: Double

  /// A fade at a fraction.
  package init(from: CGImage?, to: CGImage?, fraction: Double) {
    (self.from, self.to, self.fraction) = (from, to, fraction)
  }
}

extension AnimationValue {
  /// One of the images at the ends, and their cross-fade in between.
  static func crossFade(_ from: CGImage?, _ to: CGImage?, _ fraction: Double) -> AnimationValue {
    if fraction <= 0 || from === to { return from.map(AnimationValue.image) ?? .none }
    if fraction >= 1 { return to.map(AnimationValue.image) ?? .none }
    return .fade(ImageFade(from: from, to: to, fraction: fraction))
  }
}

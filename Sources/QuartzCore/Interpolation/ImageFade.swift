import CoreGraphics

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
  static func mixing(_ from: CGImage?, _ to: CGImage?, _ fraction: Double) -> AnimationValue {
    if fraction <= 0 || from === to { return from.map(AnimationValue.image) ?? .none }
    if fraction >= 1 { return to.map(AnimationValue.image) ?? .none }
    return .fade(ImageFade(from: from, to: to, fraction: fraction))
  }
}

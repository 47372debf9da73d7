import CoreGraphics

/// Two pictures of which one fades into the other; none is transparent.
package struct ImageFade: Hashable, Sendable {
  /// The picture that goes.
  package var from: CGImage?
  /// The picture that comes.
  package var to: CGImage?
  /// How much of the second one shows, in 0…1.
  package var fraction: Double

  /// A fade at a fraction.
  package init(from: CGImage?, to: CGImage?, fraction: Double) {
    (self.from, self.to, self.fraction) = (from, to, fraction)
  }
}

extension AnimationValue {
  /// One picture, another, or both between the ends of the way.
  static func mixing(_ from: CGImage?, _ to: CGImage?, _ fraction: Double) -> AnimationValue {
    if fraction <= 0 || from === to { return from.map(AnimationValue.image) ?? .none }
    if fraction >= 1 { return to.map(AnimationValue.image) ?? .none }
    return .fade(ImageFade(from: from, to: to, fraction: fraction))
  }
}

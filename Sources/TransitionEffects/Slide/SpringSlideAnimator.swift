import UIKit

/// Swings the screens sideways past each other with a gap, and cross-fades them (E-22).
///
/// Source: the custom container of objc.io's issue 12.
@MainActor public final class SpringSlideAnimator: EffectAnimator {
  /// The gap between the screens, in points, clamped to −100,000…100,000.
  public var padding: CGFloat = 16
  /// The spring's damping ratio: 1 does not overshoot; see ``EffectTiming``.
  public var dampingRatio: CGFloat = 0.75
  /// The spring's initial velocity, in distances per second; see ``EffectTiming``.
  public var initialVelocity: CGFloat = 0.5

  /// Makes a slide of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Moves both screens by transforms, and fades them.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    let travel = scene.side * (scene.size.width + padding.usable(in: -1e5...1e5, else: 0))
    scene.place(toOnTop: true)
    to.alpha = 0
    to.transform = CGAffineTransform(translationX: travel, y: 0)
    scene.animate(.spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity)) {
      from.transform = CGAffineTransform(translationX: -travel, y: 0)
      from.alpha = 0
      to.transform = .identity
      to.alpha = 1
    }
  }
}

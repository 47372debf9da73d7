import UIKit

/// Springs the new screen up from below (E-11), or moves the old one down (E-12).
@MainActor public final class BounceAnimator: EffectAnimator {
  /// The spring's damping ratio: 1 does not overshoot; see ``EffectTiming``.
  public var dampingRatio: CGFloat = 0.6

  /// Makes a bounce of 0.8 s, or of 1.5 s when reversed (K-55).
  public init(isReversed: Bool = false) {
    super.init(duration: isReversed ? 1.5 : 0.8, isReversed: isReversed)
  }

  /// Moves the upper screen by its height.
  public override func animate(_ scene: EffectScene) {
    let below = CGAffineTransform(translationX: 0, y: scene.size.height)
    scene.place(toOnTop: !isReversed)
    if isReversed {
      scene.animate { scene.from?.transform = below }
    } else {
      scene.to?.transform = below
      scene.animate(.spring(dampingRatio: dampingRatio)) { scene.to?.transform = .identity }
    }
  }
}

import UIKit

/// The new screen springs up from below (E-11); back, it goes down again (E-12).
@MainActor public final class BounceAnimator: EffectAnimator {
  /// How the spring dies away: 1 does not overshoot; see ``EffectTiming``.
  public var dampingRatio: CGFloat = 0.6

  /// A bounce of 0.8 s, or 1.5 s down again (K-55).
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

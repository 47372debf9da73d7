import UIKit

/// Shrinks the old screen to its centre under the new one, which fades in (E-56): the pop of objc.io's issue 5.
@MainActor public final class ShrinkAnimator: EffectAnimator {
  /// The scale to which the old screen shrinks, clamped to 0.001…100.
  public var scale: CGFloat = 0.1

  /// Makes an effect of 1 s.
  public init(isReversed: Bool = true) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Shrinks the old screen; forward, the new one grows over the old one, which fades out.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    let usable = scale.usable(in: 0.001...100, else: 0.1)
    let small = CGAffineTransform(scaleX: usable, y: usable)
    scene.place(toOnTop: isReversed)
    if isReversed {
      to.alpha = 0
      scene.animate {
        from.transform = small
        to.alpha = 1
      }
    } else {
      to.transform = small
      scene.animate {
        to.transform = .identity
        from.alpha = 0
      }
    }
  }
}

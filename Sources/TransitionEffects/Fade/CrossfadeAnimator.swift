import UIKit

/// The old screen fades away over the new one (E-23).
@MainActor public final class CrossfadeAnimator: EffectAnimator {
  /// A fade of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Fades the old screen out; half-transparent parts of it do not let the background through.
  public override func animate(_ scene: EffectScene) {
    scene.place(toOnTop: false)
    scene.animate { scene.from?.alpha = 0 }
  }
}

import UIKit

/// Fades the old screen out over the new one (E-23).
@MainActor public final class CrossfadeAnimator: EffectAnimator {
  /// Makes a fade of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Fades the old screen out.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, scene.to != nil else { return scene.dissolve() }
    scene.place(toOnTop: false)
    scene.animate { from.alpha = 0 }
  }
}

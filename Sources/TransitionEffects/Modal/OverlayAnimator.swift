import UIKit

/// The new screen opens sideways out of its upright middle line, and closes into it again (E-6).
@MainActor public final class OverlayAnimator: EffectAnimator {
  /// An opening of 0.3 s (K-55).
  public init(isReversed: Bool = false) {
    super.init(duration: 0.3, isReversed: isReversed)
  }

  /// False: only one screen moves.
  public override var needsBothScreens: Bool { false }

  /// Animates the width of the upper screen's bounds, from or to 1 point.
  public override func animate(_ scene: EffectScene) {
    scene.place(toOnTop: !isReversed)
    guard let moving = isReversed ? scene.from : scene.to else { return scene.dissolve() }
    var (wide, narrow) = (moving.bounds, moving.bounds)
    narrow.size.width = 1
    if isReversed { swap(&wide, &narrow) }
    moving.clipsToBounds = true
    moving.bounds = narrow
    scene.animate { moving.bounds = wide }
  }
}

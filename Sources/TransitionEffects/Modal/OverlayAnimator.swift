import UIKit

/// Opens the new screen sideways from its vertical middle line, or closes the old one into it (E-6).
///
/// The original animates the bounds. Here a mask has those bounds, so that the screen is not laid out in each frame.
@MainActor public final class OverlayAnimator: EffectAnimator {
  /// Makes an effect of 0.3 s (K-55).
  public init(isReversed: Bool = false) {
    super.init(duration: 0.3, isReversed: isReversed)
  }

  /// Animates the visible width of the upper screen from or to 1 point.
  public override func animate(_ scene: EffectScene) {
    scene.place(toOnTop: !isReversed)
    guard let moving = isReversed ? scene.from : scene.to else { return scene.dissolve() }
    let wide = moving.bounds
    let narrow = wide.insetBy(dx: (wide.width - min(1, wide.width)) / 2, dy: 0)
    let mask = UIView(frame: isReversed ? wide : narrow)
    mask.backgroundColor = .black
    moving.mask = mask
    let keepTime = scene.keepTime()
    scene.animate { [self] in
      keepTime()
      mask.frame = isReversed ? narrow : wide
    }
  }
}

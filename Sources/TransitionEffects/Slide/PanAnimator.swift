import UIKit

/// Slides the new screen over the old one, which moves half as far (E-32).
///
/// The original's 320 points are the container's width here (P-66).
@MainActor public final class PanAnimator: EffectAnimator {
  /// The displacement of the lower screen, in widths, clamped to −100…100.
  public var parallax: CGFloat = 0.5

  /// Makes a pan of 0.3 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 0.3, isReversed: isReversed)
  }

  /// Moves both screens by transforms.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    let width = scene.side * scene.size.width
    let under = CGAffineTransform(translationX: width * parallax.usable(in: -100...100, else: 0), y: 0)
    scene.place(toOnTop: !isReversed)
    if isReversed {
      to.transform = under
      scene.animate {
        from.transform = CGAffineTransform(translationX: -width, y: 0)
        to.transform = .identity
      }
    } else {
      to.transform = CGAffineTransform(translationX: width, y: 0)
      scene.animate {
        from.transform = under.inverted()
        to.transform = .identity
      }
    }
  }
}

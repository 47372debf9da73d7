import UIKit

/// The new screen slides over the old one, which follows at half the way; back, it uncovers it again (E-32).
///
/// The original counts in 320 points; here they are the container's width (P-66).
@MainActor public final class PanAnimator: EffectAnimator {
  /// How far the lower screen moves, in widths; counts as −100…100.
  public var parallax: CGFloat = 0.5

  /// A pan of 0.3 s.
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

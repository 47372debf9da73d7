import UIKit

/// Turns a page at the screen's middle: one half of the old screen lifts and lands as a half of the new one (E-28).
@MainActor public final class FlipAnimator: EffectAnimator {
  /// The perspective as the transform's `m34`, for a width of 320 points (P-66), clamped to −0.1…0.1.
  public var perspective: CGFloat = -0.002
  /// The opacity of a page's shadow at its darker edge, clamped to 0…1.
  public var shade: CGFloat = 0.5

  /// Makes a flip of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Turns snapshots of the halves about the middle, towards the viewer.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    scene.place(toOnTop: false)
    let new = scene.addHalves(of: to)
    let old = scene.addHalves(of: from)
    // Forward the right page of the old screen lifts and comes down as the left page of the new one.
    let isForward = scene.side > 0
    let (lifting, landing) = isForward ? (old.right, new.left) : (old.left, new.right)
    // From back to front: the half that is uncovered, the half that stays, and the pages that move.
    for half in [isForward ? new.right : new.left, isForward ? old.left : old.right, landing, lifting] {
      scene.container.bringSubviewToFront(half)
    }
    scene.moveAnchor(of: lifting, to: CGPoint(x: isForward ? 0 : 1, y: 0.5))
    scene.moveAnchor(of: landing, to: CGPoint(x: isForward ? 1 : 0, y: 0.5))
    scene.setPerspective(perspective)
    (from.isHidden, to.isHidden) = (true, true)
    let shadows = (lifting: shadow(on: lifting, scene, isForward), landing: shadow(on: landing, scene, !isForward))
    let quarter = -scene.side * .pi / 2
    landing.transform3D = CATransform3DMakeRotation(-quarter, 0, 1, 0)
    shadows.lifting.alpha = 0
    shadows.landing.alpha = 1
    landing.alpha = 0
    scene.animateKeyframes {
      scene.keyframe(0, 0.5) {
        lifting.transform3D = CATransform3DMakeRotation(quarter, 0, 1, 0)
        shadows.lifting.alpha = 1
      }
      // Because a perpendicular page beside the line of sight would still be visible.
      scene.keyframe(0.5, 0) {
        lifting.alpha = 0
        landing.alpha = 1
      }
      scene.keyframe(0.5, 0.5) {
        landing.transform3D = CATransform3DIdentity
        shadows.landing.alpha = 0
      }
    }
  }

  /// A shadow that is darkest away from the spine, as in the original.
  private func shadow(on page: UIView, _ scene: EffectScene, _ hangsOnItsLeft: Bool) -> UIView {
    let shadow = ShadeView(
      over: page.bounds, from: CGPoint(x: hangsOnItsLeft ? 0 : 1, y: 0), to: CGPoint(x: hangsOnItsLeft ? 1 : 0, y: 0),
      opacities: (0, shade.usable(in: 0...1, else: 0)))
    scene.add(shadow, inside: page)
    return shadow
  }
}

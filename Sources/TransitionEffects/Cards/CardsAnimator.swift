import UIKit

/// Leans the old screen back like a card of a pile, and lays the new one on it (E-24, E-25).
@MainActor public final class CardsAnimator: EffectAnimator {
  /// The perspective as the transform's `m34`, for a width of 320 points (P-66), clamped to −0.1…0.1.
  public var perspective: CGFloat = -1.0 / 900
  /// The angle by which a card leans back, in radians, clamped to −π…π.
  public var lean: CGFloat = .pi / 12

  /// Makes an effect of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Animates both screens in keyframes along a smooth curve.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    var leaning = CATransform3DIdentity
    leaning.m34 = scene.scaled(perspective)
    var pushed = leaning
    leaning = CATransform3DScale(leaning, 0.95, 0.95, 1)
    leaning = CATransform3DRotate(leaning, lean.usable(in: -.pi ... .pi, else: 0), 1, 0, 0)
    pushed = CATransform3DTranslate(pushed, 0, -0.08 * scene.size.height, 0)
    pushed = CATransform3DScale(pushed, 0.8, 0.8, 1)
    if isReversed {
      back(scene, from, to, leaning)
    } else {
      forth(scene, from, to, leaning, pushed)
    }
  }

  private func forth(
    _ scene: EffectScene, _ from: UIView, _ to: UIView, _ leaning: CATransform3D, _ pushed: CATransform3D
  ) {
    let height = scene.size.height
    scene.place(toOnTop: true)
    to.transform = CGAffineTransform(translationX: 0, y: height)
    // The leaning card must not intersect the one on top.
    to.layer.zPosition = scene.size.width
    scene.animateKeyframes(isCubic: true) {
      scene.keyframe(0, 0.4) {
        from.transform3D = leaning
        from.alpha = 0.6
      }
      scene.keyframe(0.2, 0.4) { from.transform3D = pushed }
      scene.keyframe(0.6, 0.2) { to.transform = CGAffineTransform(translationX: 0, y: height - scene.points(30)) }
      scene.keyframe(0.8, 0.2) { to.transform = .identity }
    }
  }

  private func back(_ scene: EffectScene, _ from: UIView, _ to: UIView, _ leaning: CATransform3D) {
    scene.place(toOnTop: false)
    to.transform3D = CATransform3DMakeScale(0.6, 0.6, 1)
    to.alpha = 0.6
    from.layer.zPosition = scene.size.width
    scene.animateKeyframes(isCubic: true) {
      scene.keyframe(0, 0.5) { from.transform = CGAffineTransform(translationX: 0, y: scene.size.height) }
      scene.keyframe(0.35, 0.35) {
        to.transform3D = leaning
        to.alpha = 1
      }
      scene.keyframe(0.75, 0.25) { to.transform3D = CATransform3DIdentity }
    }
  }
}

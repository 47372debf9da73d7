import UIKit

/// Swings the old screen away about its left edge like a door, while the new one flies in (E-30); reversed for the way
/// back (E-31).
///
/// The original is named after the first app of National Geographic.
///
/// The original's lengths are for 320 points; here they scale with the container's width (P-66).
@MainActor public final class NatGeoAnimator: EffectAnimator {
  /// The perspective as the transform's `m34`, for a width of 320 points (P-66), clamped to −0.1…0.1.
  public var perspective: CGFloat = -1.0 / 500

  /// Makes an effect of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Animates both screens in keyframes along a smooth curve.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    let (door, flier) = isReversed ? (to, from) : (from, to)
    // In right-to-left layouts the door hangs on the right.
    let sense = isReversed ? -scene.side : scene.side
    scene.place(toOnTop: !isReversed)
    scene.moveAnchor(of: door, to: CGPoint(x: sense > 0 ? 0 : 1, y: 0.5))
    // Nearer to the viewer, so that the door does not intersect it.
    flier.layer.zPosition = scene.size.width
    let (open, away) = (opened(scene, sense), flown(scene, sense))
    if isReversed { door.transform3D = open } else { flier.transform3D = away }
    scene.animateKeyframes(isCubic: true) { [self] in
      if isReversed {
        scene.keyframe(0, 0.8) { door.transform3D = CATransform3DIdentity }
        scene.keyframe(0, 1) { flier.transform3D = away }
      } else {
        scene.keyframe(0, 1) { flier.transform3D = CATransform3DIdentity }
        scene.keyframe(0.2, 0.8) { door.transform3D = open }
      }
    }
  }

  private func opened(_ scene: EffectScene, _ sense: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = scene.scaled(perspective)
    transform = CATransform3DRotate(transform, sense * 80 * .pi / 180, 0, 1, 0)
    transform = CATransform3DTranslate(transform, 0, 0, scene.points(-30))
    return CATransform3DTranslate(transform, sense * scene.points(170), 0, 0)
  }

  private func flown(_ scene: EffectScene, _ sense: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = scene.scaled(perspective)
    transform = CATransform3DRotate(transform, sense * 5 * .pi / 180, 0, 0, 1)
    transform = CATransform3DTranslate(
      transform, sense * scene.points(320), scene.points(-40), scene.points(150))
    transform = CATransform3DRotate(transform, sense * -45 * .pi / 180, 0, 1, 0)
    return CATransform3DRotate(transform, 10 * .pi / 180, 1, 0, 0)
  }
}

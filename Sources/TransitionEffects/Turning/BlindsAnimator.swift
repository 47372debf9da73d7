import UIKit

/// Turns the slats of a Venetian blind: their fronts are the old screen, and their backs the new one.
@MainActor public final class BlindsAnimator: EffectAnimator {
  /// The number of slats, clamped to 1…50.
  public var slats = 8
  /// The part of the duration by which the last slat begins later than the first, clamped to 0…0.9.
  public var stagger: CGFloat = 0.3
  /// The perspective as the transform's `m34`, for a width of 320 points (P-66), clamped to −0.1…0.1.
  public var perspective: CGFloat = -0.002

  /// Makes a turn of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Turns snapshots of the slats by half a turn about their middle axes, from the top; the way back begins at the
  /// bottom.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    scene.place(toOnTop: false)
    scene.setPerspective(perspective)
    let backs = slats(of: to, scene)
    let fronts = slats(of: from, scene)
    (from.isHidden, to.isHidden) = (true, true)
    let quarter = CGFloat.pi / (isReversed ? 2 : -2)
    for back in backs { back.transform3D = CATransform3DMakeRotation(-2 * quarter, 1, 0, 0) }
    let delay = Double(stagger.usable(in: 0...0.9, else: 0))
    let half = (1 - delay) / 2
    scene.animateKeyframes { [isReversed] in
      for (index, (front, back)) in zip(fronts, backs).enumerated() {
        let position = Double(index) / Double(max(1, fronts.count - 1))
        let start = delay * (isReversed ? 1 - position : position)
        // In two steps, because half a turn alone has no direction.
        scene.keyframe(start, half) {
          front.transform3D = CATransform3DMakeRotation(quarter, 1, 0, 0)
          back.transform3D = CATransform3DMakeRotation(-quarter, 1, 0, 0)
        }
        scene.keyframe(start + half, half) {
          front.transform3D = CATransform3DMakeRotation(2 * quarter, 1, 0, 0)
          back.transform3D = CATransform3DIdentity
        }
      }
    }
  }

  /// Adds snapshots of a screen's slats, from the top, which show only while they face the viewer.
  private func slats(of view: UIView, _ scene: EffectScene) -> [UIView] {
    let slats = scene.addRows(of: view, count: min(slats, 50))
    for slat in slats { slat.layer.isDoubleSided = false }
    return slats
  }
}

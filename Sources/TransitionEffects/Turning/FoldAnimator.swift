import UIKit

/// Folds the old screen up like a map towards one side, and unfolds the new one from the other (E-29).
@MainActor public final class FoldAnimator: EffectAnimator {
  /// One strip of a screen, half a fold, with its shadow.
  private struct Strip {
    let view: UIView
    let shadow: UIView
    let position: CGPoint
    let folded: CATransform3D
  }

  /// The number of folds of a screen, clamped to 1…50.
  public var folds = 2
  /// The perspective as the transform's `m34`, for a width of 320 points (P-66), clamped to −0.1…0.1.
  public var perspective: CGFloat = -0.005

  /// Makes a fold of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Folds snapshots of the strips.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    scene.place(toOnTop: false)
    scene.setPerspective(perspective)
    let old = strips(of: from, scene)
    let new = strips(of: to, scene)
    (from.isHidden, to.isHidden) = (true, true)
    let (left, right) = (scene.container.bounds.minX, scene.container.bounds.maxX)
    let (entrance, exit) = scene.side > 0 ? (left, right) : (right, left)
    for strip in new {
      strip.view.layer.position.x = entrance
      strip.view.transform3D = strip.folded
      strip.shadow.alpha = 1
    }
    scene.animate {
      for strip in old {
        strip.view.layer.position.x = exit
        strip.view.transform3D = strip.folded
        strip.shadow.alpha = 1
      }
      for strip in new {
        strip.view.layer.position = strip.position
        strip.view.transform3D = CATransform3DIdentity
        strip.shadow.alpha = 0
      }
    }
  }

  private func strips(of view: UIView, _ scene: EffectScene) -> [Strip] {
    scene.addColumns(of: view, count: 2 * min(max(folds, 1), 50)).enumerated().map { index, snapshot in
      let isLeft = index % 2 == 0
      let shadow = ShadeView(
        over: snapshot.bounds, from: isLeft ? CGPoint(x: 0, y: 0.2) : CGPoint(x: 1, y: 0),
        to: isLeft ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1), opacities: (0, 1))
      shadow.alpha = 0
      scene.add(shadow, inside: snapshot)
      scene.moveAnchor(of: snapshot, to: CGPoint(x: isLeft ? 0 : 1, y: 0.5))
      return Strip(
        view: snapshot, shadow: shadow, position: snapshot.layer.position,
        folded: CATransform3DMakeRotation(isLeft ? .pi / 2 : -.pi / 2, 0, 1, 0))
    }
  }
}

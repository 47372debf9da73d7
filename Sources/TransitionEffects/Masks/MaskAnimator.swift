import UIKit

/// What the effects have in common that show a screen through an outline which grows, or shrinks on the way back.
///
/// The outline is a mask that a layer's own animation changes; under a finger it moves with the finger (E-43).
@MainActor open class MaskAnimator: EffectAnimator {
  /// The outlines in the container's coordinates, the one that shows nothing and the one that shows all.
  ///
  /// Paths that are made of the same elements go over into each other; others change at once.
  open func outlines(in scene: EffectScene) -> (closed: CGPath, open: CGPath) {
    let bounds = scene.container.bounds
    let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    return (UIBezierPath(rect: middle).cgPath, UIBezierPath(rect: bounds).cgPath)
  }

  /// Masks the upper screen.
  open override func animate(_ scene: EffectScene) {
    scene.place(toOnTop: !isReversed)
    guard let masked = isReversed ? scene.from : scene.to else { return scene.dissolve() }
    let (closed, open) = outlines(in: scene)
    let (start, end) = isReversed ? (open, closed) : (closed, open)
    let mask = CAShapeLayer()
    mask.frame = masked.layer.bounds
    // The outline's coordinates are the container's.
    let origin = scene.container.convert(CGPoint.zero, to: masked)
    mask.bounds.origin = CGPoint(x: -origin.x, y: -origin.y)
    mask.path = end
    masked.layer.mask = mask
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = start
    change.toValue = end
    scene.run(change, on: mask)
    // The outline's animation is no view's: what ends the transition goes along with it.
    scene.endLater()
  }
}

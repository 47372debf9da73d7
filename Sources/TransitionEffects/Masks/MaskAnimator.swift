import UIKit

/// The base class of effects that show a screen through a growing or shrinking outline.
///
/// The outline is a mask layer whose `path` is animated; it follows the finger in interactive transitions (E-43).
@MainActor open class MaskAnimator: EffectAnimator {
  /// The outlines that show nothing and everything, in the container's coordinates.
  ///
  /// Paths with the same elements are interpolated; others change at once.
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
    // Because the outline is in the container's coordinates.
    let origin = scene.container.convert(CGPoint.zero, to: masked)
    mask.bounds.origin = CGPoint(x: -origin.x, y: -origin.y)
    mask.path = end
    masked.layer.mask = mask
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = start
    change.toValue = end
    scene.run(change, on: mask)
    // A layer's animation does not end the transition.
    scene.endLater()
  }
}

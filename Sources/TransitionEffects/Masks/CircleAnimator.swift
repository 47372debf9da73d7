import UIKit

/// Shows the new screen through a circle that grows out of a button, or shrinks the old one into it (E-41, E-42).
@MainActor public final class CircleAnimator: MaskAnimator {
  /// The rectangle whose oval is the smallest circle, in the container's coordinates, clamped to ±100,000; nil for the
  /// centre.
  public var origin: CGRect?

  /// Makes a circle of 0.5 s.
  public init(from origin: CGRect? = nil, isReversed: Bool = false) {
    self.origin = origin
    super.init(duration: 0.5, isReversed: isReversed)
  }

  /// The oval in the rectangle, and a concentric one that reaches the farthest corner.
  public override func outlines(in scene: EffectScene) -> (closed: CGPath, open: CGPath) {
    let bounds = scene.container.bounds
    let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    let start = origin.flatMap { $0.isUsable ? $0.near : nil } ?? middle
    let (closed, open) = start.ovals(reaching: bounds)
    return (closed.cgPath, open.cgPath)
  }
}

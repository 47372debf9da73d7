import UIKit

/// The new screen shows through a circle that grows out of a button, and on the way back the old one goes into it: Ping (E-41, E-42).
@MainActor public final class CircleAnimator: MaskAnimator {
  /// The rectangle in whose oval the circle begins, in the container's coordinates, counted as ±100,000; nil is a point in
  /// the middle.
  public var origin: CGRect?

  /// A circle of 0.5 s.
  public init(from origin: CGRect? = nil, isReversed: Bool = false) {
    self.origin = origin
    super.init(duration: 0.5, isReversed: isReversed)
  }

  /// The oval in the rectangle, and one around its middle that reaches the farthest corner.
  public override func outlines(in scene: EffectScene) -> (closed: CGPath, open: CGPath) {
    let bounds = scene.container.bounds
    let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    let start = origin.flatMap { $0.isUsable ? $0.near : nil } ?? middle
    let (closed, open) = start.ovals(reaching: bounds)
    return (closed.cgPath, open.cgPath)
  }
}

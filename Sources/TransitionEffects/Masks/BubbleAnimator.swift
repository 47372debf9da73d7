import UIKit

/// Grows a coloured bubble and the new screen from a point, or shrinks both into it (E-44, E-45).
@MainActor public final class BubbleAnimator: EffectAnimator {
  /// The origin of the bubble, in the container's coordinates, clamped to ±100,000; nil for the centre.
  public var origin: CGPoint?
  /// The bubble's colour; nil for the background colour of its screen.
  public var color: UIColor?

  /// Makes a bubble of 0.5 s.
  public init(from origin: CGPoint? = nil, isReversed: Bool = false) {
    self.origin = origin
    super.init(duration: 0.5, isReversed: isReversed)
  }

  /// Scales the bubble and the screen about the point.
  public override func animate(_ scene: EffectScene) {
    scene.place(toOnTop: !isReversed)
    guard let moving = isReversed ? scene.from : scene.to else { return scene.dissolve() }
    let bounds = scene.container.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let start = origin.flatMap { $0.isUsable ? $0.near : nil } ?? middle
    let side = 2 * bounds.farthestCorner(from: start)
    let bubble = UIView(frame: CGRect(x: start.x - side / 2, y: start.y - side / 2, width: side, height: side))
    bubble.layer.cornerRadius = side / 2
    bubble.backgroundColor = color ?? moving.backgroundColor
    scene.add(bubble)
    scene.container.insertSubview(bubble, belowSubview: moving)
    let (rest, small) = (moving.center, CGAffineTransform(scaleX: 0.001, y: 0.001))
    let show = { (isWhole: Bool) in
      bubble.transform = isWhole ? .identity : small
      moving.transform = isWhole ? .identity : small
      moving.center = isWhole ? rest : start
      moving.alpha = isWhole ? 1 : 0
    }
    show(isReversed)
    scene.animate { [self] in show(!isReversed) }
  }
}

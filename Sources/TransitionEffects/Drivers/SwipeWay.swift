import UIKit

/// How a finger's way becomes the progress of a transition.
public struct SwipeWay: Hashable, Sendable {
  /// Which way the finger goes.
  public enum Direction: Hashable, Sendable {
    case right, left, down, up
  }

  /// How far the finger goes for the whole transition.
  public enum Distance: Hashable, Sendable {
    /// A number of points.
    case points(CGFloat)
    /// A part of the view's width, or of its height.
    case part(CGFloat)
  }

  /// Which ways begin a transition; the way in which it began counts for its progress.
  public var directions: Set<Direction>
  /// How far the whole transition is; what is not above 0 counts as the view's side.
  public var distance: Distance
  /// From which progress on the transition finishes, in 0…1.
  public var threshold: CGFloat

  /// A way from its parts.
  public init(_ directions: Set<Direction>, distance: Distance, threshold: CGFloat) {
    (self.directions, self.distance, self.threshold) = (directions, distance, threshold)
  }

  /// Which direction a finger's speed has, as far as it is one of the way's.
  func direction(of velocity: CGPoint) -> Direction? {
    let isLevel = velocity.x.magnitude > velocity.y.magnitude
    let direction: Direction = isLevel ? (velocity.x > 0 ? .right : .left) : (velocity.y > 0 ? .down : .up)
    return directions.contains(direction) ? direction : nil
  }

  /// Where a transition stands, in 0…1.
  func progress(_ translation: CGPoint, _ direction: Direction, in size: CGSize) -> CGFloat {
    let (way, side): (CGFloat, CGFloat) =
      switch direction {
      case .right: (translation.x, size.width)
      case .left: (-translation.x, size.width)
      case .down: (translation.y, size.height)
      case .up: (-translation.y, size.height)
      }
    let whole: CGFloat =
      switch distance {
      case .points(let points): points
      case .part(let part): part * side
      }
    let usable = whole.isFinite && whole > 0 ? whole : max(1, side)
    return min(max(way / usable, 0), 1)
  }
}

import QuartzCore

/// Arithmetic of touch locations.
extension CGPoint {
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether the distance to another point is greater than a limit; false where it is not finite.
  func isFarther(than limit: CGFloat, from other: CGPoint) -> Bool {
    distance(to: other) > limit
  }

  /// Returns the point moved by a displacement.
  func moved(by displacement: CGPoint) -> CGPoint {
    CGPoint(x: x + displacement.x, y: y + displacement.y)
  }

  /// Returns the displacement from another point to this one.
  func displacement(from start: CGPoint) -> CGPoint {
    CGPoint(x: x - start.x, y: y - start.y)
  }

  /// Returns the centroid of points; the origin where there are none.
  static func centroid<Points: Collection<CGPoint>>(of points: Points) -> CGPoint {
    let sum = points.reduce(CGPoint.zero) { $0.moved(by: $1) }
    let count = CGFloat(max(1, points.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}

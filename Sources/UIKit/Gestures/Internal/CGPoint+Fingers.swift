import QuartzCore

/// Arithmetic of fingers' places.
extension CGPoint {
  /// Points from another place.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether the place is further than some points from another; what is no number is not.
  func isFarther(than reach: CGFloat, from other: CGPoint) -> Bool {
    distance(to: other) > reach
  }

  /// The place moved by a way.
  func moved(by way: CGPoint) -> CGPoint {
    CGPoint(x: x + way.x, y: y + way.y)
  }

  /// The way that leads here from another place.
  func way(from start: CGPoint) -> CGPoint {
    CGPoint(x: x - start.x, y: y - start.y)
  }

  /// The middle of places; the origin where there are none.
  static func middle<Places: Collection<CGPoint>>(of places: Places) -> CGPoint {
    let sum = places.reduce(CGPoint.zero) { $0.moved(by: $1) }
    let count = CGFloat(max(1, places.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}

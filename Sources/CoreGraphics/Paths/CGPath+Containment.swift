import Foundation

extension CGPath {
  /// Whether a point, after the transform, lies inside the path; open subpaths count as closed.
  ///
  /// A point on an edge that two areas share lies in one only: the one to its right or below.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard point.x.isFinite, point.y.isFinite else { return false }
    var turns = 0
    var crossings = 0
    for subpath in flattened(tolerance: 0.01) {
      var from = subpath.points[subpath.points.count - 1]
      for to in subpath.points {
        defer { from = to }
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x <= point.x else { continue }
        crossings += 1
        turns += from.y < to.y ? 1 : -1
      }
    }
    return rule == .winding ? turns != 0 : crossings % 2 == 1
  }
}

/// The rule for which points are inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Points around which the path winds a number of times that is not zero.
  case winding
  /// Points around which the path winds an odd number of times.
  case evenOdd
}

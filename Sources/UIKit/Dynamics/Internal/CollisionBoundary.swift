import Foundation
import QuartzCore

/// A boundary of a collision behavior: segments from point to point.
struct CollisionBoundary {
  /// The identifier; nil for the reference view's edge.
  let identifier: (any NSCopying)?
  let path: UIBezierPath
  let walls: [(PlaneVector, PlaneVector)]

  @MainActor init(_ identifier: (any NSCopying)?, _ path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
    var walls: [(PlaneVector, PlaneVector)] = []
    for run in path.cgPath.flattened(tolerance: 0.25) {
      let points = run.points.filter(\.isFinite).map { PlaneVector($0) }
      for (first, second) in zip(points, points.dropFirst()) { walls.append((first, second)) }
      if run.isClosed, points.count > 2 { walls.append((points[points.count - 1], points[0])) }
    }
    self.walls = walls.filter { ($0.1 - $0.0).length > 1e-6 }
  }

  /// Returns the value by which identifiers are compared: strings by their characters, objects by their own equality.
  static func key(_ identifier: any NSCopying) -> AnyHashable? {
    if let string = identifier as? String { return string }
    if let string = identifier as? NSString { return String(describing: string) }
    return (identifier as? NSObject).map { AnyHashable($0) }
  }
}

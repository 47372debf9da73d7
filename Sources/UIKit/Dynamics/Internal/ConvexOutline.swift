import CoreGraphics

/// A convex outline about (0, 0), with its corners clockwise on the screen.
struct ConvexOutline {
  let corners: [PlaneVector]

  /// Creates the rectangle of a size.
  init(size: CGSize) {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    corners = [PlaneVector(-x, -y), PlaneVector(x, -y), PlaneVector(x, y), PlaneVector(-x, y)]
  }

  /// Creates the ellipse of a size, with 32 corners.
  init(ellipseOf size: CGSize) {
    corners = (0..<32).map { index in
      let angle = Double(index) * EngineMath.pi / 16
      return PlaneVector(
        EngineMath.cos(angle) * Double(size.width) / 2, EngineMath.sin(angle) * Double(size.height) / 2)
    }
  }

  /// Creates the convex hull of a path's corners; nil where it has no area.
  init?(hullOf path: CGPath) {
    let points = path.flattened(tolerance: 0.25).flatMap(\.points).filter(\.isFinite).map { PlaneVector($0) }
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [PlaneVector]) -> [PlaneVector] {
      var hull: [PlaneVector] = []
      for point in points {
        while hull.count > 1, (hull[hull.count - 1] - hull[hull.count - 2]).cross(point - hull[hull.count - 1]) <= 0 {
          hull.removeLast()
        }
        hull.append(point)
      }
      return hull.dropLast()
    }
    corners = chain(sorted) + chain(sorted.reversed())
    guard corners.count > 2, area > 0 else { return nil }
  }

  /// The area, in square points.
  var area: Double {
    edges.reduce(0) { $0 + $1.0.cross($1.1) } / 2
  }

  /// The moment of inertia about (0, 0) for a mass of 1.
  var inertia: Double {
    var (sum, weight) = (0.0, 0.0)
    for (first, second) in edges {
      let cross = first.cross(second)
      sum += cross * (first.dot(first) + first.dot(second) + second.dot(second))
      weight += cross
    }
    return sum / (6 * weight)
  }

  /// The distance of the farthest corner.
  var radius: Double {
    corners.reduce(0) { max($0, $1.length) }
  }

  private var edges: [(PlaneVector, PlaneVector)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }
}

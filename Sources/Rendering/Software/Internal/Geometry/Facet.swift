import CoreGraphics

/// A polygon of a layer's plane in space, as the viewer sees it, for depth sorting.
///
/// Coordinates are those after the perspective division: a point (x, y, z, w) lies at (x / w, y / w) on the screen, and
/// is nearer to the viewer the larger z / w is. Planes stay planes, and the viewer is infinitely far away.
struct Facet {
  /// The distance below which planes count as one, in points.
  static let thickness = 1e-3

  typealias Point = (x: Double, y: Double)

  /// The index among the siblings.
  let index: Int
  /// The half planes that it was split by.
  private(set) var cuts: [HalfPlane] = []
  /// The corners in the layer's plane.
  private var corners: [Point]
  /// The corners on the screen, in order, with their depths.
  private(set) var screen: [(x: Double, y: Double, z: Double)] = []
  /// The smallest rectangle around the corners.
  private(set) var low = (x: Double.infinity, y: Double.infinity)
  private(set) var high = (x: -Double.infinity, y: -Double.infinity)
  /// The plane's equation: nx · x + ny · y + nz · z + nw · w is above zero for points nearer than the plane.
  private let normal: (x: Double, y: Double, z: Double, w: Double)
  private let transform: CATransform3D

  /// Fails for a plane that is seen from its edge, lies behind the eye or is not finite.
  init?(_ part: SpatialOrder.Part, index: Int) {
    self.index = index
    transform = part.transform
    guard transform.isFinite, let extent = Extent.of(part.node) else { return nil }
    let t = transform
    let (r, s, o) = ((t.m11, t.m12, t.m13, t.m14), (t.m21, t.m22, t.m23, t.m24), (t.m41, t.m42, t.m43, t.m44))
    func determinant(
      _ a: (Double, Double, Double), _ b: (Double, Double, Double), _ c: (Double, Double, Double)
    ) -> Double {
      a.0 * (b.1 * c.2 - b.2 * c.1) - a.1 * (b.0 * c.2 - b.2 * c.0) + a.2 * (b.0 * c.1 - b.1 * c.0)
    }
    let nx = determinant((r.1, r.2, r.3), (s.1, s.2, s.3), (o.1, o.2, o.3))
    let ny = -determinant((r.0, r.2, r.3), (s.0, s.2, s.3), (o.0, o.2, o.3))
    let nz = determinant((r.0, r.1, r.3), (s.0, s.1, s.3), (o.0, o.1, o.3))
    let nw = -determinant((r.0, r.1, r.2), (s.0, s.1, s.2), (o.0, o.1, o.2))
    let length = (nx * nx + ny * ny + nz * nz).squareRoot() * (nz < 0 ? -1 : 1)
    guard nz != 0, length.isFinite, length != 0 else { return nil }
    normal = (nx / length, ny / length, nz / length, nw / length)
    corners = [
      (extent.minX, extent.minY), (extent.maxX, extent.minY), (extent.maxX, extent.maxY), (extent.minX, extent.maxY),
    ]
    let farthest = corners.reduce(0) { max($0, t.m14 * $1.x + t.m24 * $1.y + t.m44) }
    corners = Self.clipped(corners) {
      t.m14 * $0.x + t.m24 * $0.y + t.m44 - farthest * DrawShape.nearClipRatio
    }
    guard farthest > 0, measure() else { return nil }
  }

  private mutating func measure() -> Bool {
    guard corners.count >= 3 else { return false }
    (low, high) = ((.infinity, .infinity), (-.infinity, -.infinity))
    screen = corners.map { corner in
      let p = homogeneous(corner)
      return (p.x / p.w, p.y / p.w, p.z / p.w)
    }
    for p in screen {
      guard p.x.isFinite, p.y.isFinite, p.z.isFinite else { return false }
      low = (min(low.x, p.x), min(low.y, p.y))
      high = (max(high.x, p.x), max(high.y, p.y))
    }
    return true
  }

  private func homogeneous(_ p: Point) -> (x: Double, y: Double, z: Double, w: Double) {
    let t = transform
    return (
      t.m11 * p.x + t.m21 * p.y + t.m41, t.m12 * p.x + t.m22 * p.y + t.m42, t.m13 * p.x + t.m23 * p.y + t.m43,
      t.m14 * p.x + t.m24 * p.y + t.m44
    )
  }

  /// Returns the corners' least and greatest distance before the plane of another facet.
  func distances(from other: Facet) -> (least: Double, largest: Double) {
    let n = other.normal
    var (least, largest) = (Double.infinity, -Double.infinity)
    for p in screen {
      let distance = n.x * p.x + n.y * p.y + n.z * p.z + n.w
      (least, largest) = (min(least, distance), max(largest, distance))
    }
    return (least, largest)
  }

  /// Whether two facets share more than a border on the screen.
  func overlaps(_ other: Facet) -> Bool {
    let tolerance = Self.thickness
    guard low.x < other.high.x - tolerance, other.low.x < high.x - tolerance, low.y < other.high.y - tolerance,
      other.low.y < high.y - tolerance
    else { return false }
    return !isSeparated(from: other) && !other.isSeparated(from: self)
  }

  /// Whether one of the sides separates the other facet.
  private func isSeparated(from other: Facet) -> Bool {
    for index in screen.indices {
      let (a, b) = (screen[index], screen[(index + 1) % screen.count])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > Self.thickness else { continue }
      func side(_ p: (x: Double, y: Double, z: Double)) -> Double { (dx * (p.y - a.y) - dy * (p.x - a.x)) / length }
      let own = screen.reduce(0) { side($1).magnitude > $0.magnitude ? side($1) : $0 }
      let sign = own < 0 ? -1.0 : 1.0
      if other.screen.allSatisfy({ side($0) * sign <= Self.thickness }) { return true }
    }
    return false
  }

  /// Splits the facet by the plane of another one; nil if one of the parts is empty.
  func split(by other: Facet) -> (behind: Facet, before: Facet)? {
    let (n, t) = (other.normal, transform)
    let a = n.x * t.m11 + n.y * t.m12 + n.z * t.m13 + n.w * t.m14
    let b = n.x * t.m21 + n.y * t.m22 + n.z * t.m23 + n.w * t.m24
    let c = n.x * t.m41 + n.y * t.m42 + n.z * t.m43 + n.w * t.m44
    guard let behind = part(HalfPlane(a: -a, b: -b, c: -c, excludesLine: true)),
      let before = part(HalfPlane(a: a, b: b, c: c, excludesLine: false))
    else { return nil }
    return (behind, before)
  }

  private func part(_ cut: HalfPlane) -> Facet? {
    var result = self
    result.cuts.append(cut)
    result.corners = Self.clipped(corners) { cut.a * $0.x + cut.b * $0.y + cut.c }
    return result.measure() ? result : nil
  }

  /// Clips a polygon to where a value is at least zero.
  private static func clipped(_ points: [Point], _ value: (Point) -> Double) -> [Point] {
    guard var previous = points.last else { return [] }
    var result: [Point] = []
    for point in points {
      let (a, b) = (value(previous), value(point))
      if (a < 0) != (b < 0) {
        let t = a / (a - b)
        result.append((previous.x + (point.x - previous.x) * t, previous.y + (point.y - previous.y) * t))
      }
      if b >= 0 { result.append(point) }
      previous = point
    }
    return result
  }
}

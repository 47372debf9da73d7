import Foundation

/// A projective map between two planes: the effect of a 4 × 4 transform on points with z = 0, seen from the front.
package struct PlanarProjection: Hashable, Sendable {
  // Row vectors (x, y, 1): x' = (x·a + y·c + tx) / (x·p + y·q + w), and so on.
  package var a, b, p: Double
  package var c, d, q: Double
  package var tx, ty, w: Double

  /// Creates the map of a transform, without its third row and column.
  package init(_ t: CATransform3D) {
    (a, b, p) = (Double(t.m11), Double(t.m12), Double(t.m14))
    (c, d, q) = (Double(t.m21), Double(t.m22), Double(t.m24))
    (tx, ty, w) = (Double(t.m41), Double(t.m42), Double(t.m44))
  }

  private init(
    _ a: Double, _ b: Double, _ p: Double, _ c: Double, _ d: Double, _ q: Double, _ tx: Double, _ ty: Double,
    _ w: Double
  ) {
    (self.a, self.b, self.p) = (a, b, p)
    (self.c, self.d, self.q) = (c, d, q)
    (self.tx, self.ty, self.w) = (tx, ty, w)
  }

  /// Whether the map keeps parallels parallel.
  package var isAffine: Bool { p == 0 && q == 0 && w == 1 }

  /// Concatenates: first this map, then another.
  package func concatenating(_ n: PlanarProjection) -> PlanarProjection {
    PlanarProjection(
      a * n.a + b * n.c + p * n.tx, a * n.b + b * n.d + p * n.ty, a * n.p + b * n.q + p * n.w,
      c * n.a + d * n.c + q * n.tx, c * n.b + d * n.d + q * n.ty, c * n.p + d * n.q + q * n.w,
      tx * n.a + ty * n.c + w * n.tx, tx * n.b + ty * n.d + w * n.ty, tx * n.p + ty * n.q + w * n.w)
  }

  /// Concatenates: first this map, then a translation in the plane.
  package func translated(by offset: CGPoint) -> PlanarProjection {
    let (x, y) = (Double(offset.x), Double(offset.y))
    return PlanarProjection(a + p * x, b + p * y, p, c + q * x, d + q * y, q, tx + w * x, ty + w * y, w)
  }

  /// The inverse; nil if the plane is seen from its edge.
  package var inverted: PlanarProjection? {
    let ca = d * w - q * ty
    let cb = q * tx - c * w
    let cc = c * ty - d * tx
    let determinant = a * ca + b * cb + p * cc
    guard determinant.isFinite, determinant.magnitude > 1e-300 else { return nil }
    return PlanarProjection(
      ca / determinant, (p * ty - b * w) / determinant, (b * q - p * d) / determinant,
      cb / determinant, (a * w - p * tx) / determinant, (p * c - a * q) / determinant,
      cc / determinant, (b * tx - a * ty) / determinant, (a * d - b * c) / determinant)
  }

  /// Maps a point; the depth of a point at or behind the eye is clamped to the least positive one.
  package func apply(_ point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    let depth = max(x * p + y * q + w, 1e-9)
    return CGPoint(x: (x * a + y * c + tx) / depth, y: (x * b + y * d + ty) / depth)
  }

  /// Returns the smallest axis-aligned rectangle around a mapped rectangle.
  package func apply(_ rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.reduce(xs[0], min), ys.reduce(ys[0], min))
    return CGRect(x: left, y: top, width: xs.reduce(xs[0], max) - left, height: ys.reduce(ys[0], max) - top)
  }
}

import Foundation

/// A projective map between two planes: what a 4 × 4 transform does to points whose z is zero, seen from the front.
package struct PlanarProjection: Hashable, Sendable {
  // Row vectors (x, y, 1): x' = (x·a + y·c + tx) / (x·p + y·q + w), and so on.
  package var a, b, p: Double
  package var c, d, q: Double
  package var tx, ty, w: Double

  /// The map of a transform: its third row and column fall away.
  package init(_ t: CATransform3D) {
    (a, b, p) = (Double(t.m11), Double(t.m12), Double(t.m14))
    (c, d, q) = (Double(t.m21), Double(t.m22), Double(t.m24))
    (tx, ty, w) = (Double(t.m41), Double(t.m42), Double(t.m44))
  }

  private init(rows r: [Double]) {
    (a, b, p) = (r[0], r[1], r[2])
    (c, d, q) = (r[3], r[4], r[5])
    (tx, ty, w) = (r[6], r[7], r[8])
  }

  /// Whether the map keeps parallels parallel.
  package var isAffine: Bool { p == 0 && q == 0 && w == 1 }

  /// First this map, then another.
  package func concatenating(_ n: PlanarProjection) -> PlanarProjection {
    PlanarProjection(rows: [
      a * n.a + b * n.c + p * n.tx, a * n.b + b * n.d + p * n.ty, a * n.p + b * n.q + p * n.w,
      c * n.a + d * n.c + q * n.tx, c * n.b + d * n.d + q * n.ty, c * n.p + d * n.q + q * n.w,
      tx * n.a + ty * n.c + w * n.tx, tx * n.b + ty * n.d + w * n.ty, tx * n.p + ty * n.q + w * n.w,
    ])
  }

  /// The map back; nil where the plane is seen edge on.
  package var inverted: PlanarProjection? {
    let ca = d * w - q * ty
    let cb = q * tx - c * w
    let cc = c * ty - d * tx
    let determinant = a * ca + b * cb + p * cc
    guard determinant.isFinite, determinant.magnitude > 1e-300 else { return nil }
    let rows = [
      ca, p * ty - b * w, b * q - p * d,
      cb, a * w - p * tx, p * c - a * q,
      cc, b * tx - a * ty, a * d - b * c,
    ]
    return PlanarProjection(rows: rows.map { $0 / determinant })
  }

  /// Where a point goes; a point at or behind the eye goes to itself divided by the smallest positive depth.
  package func apply(_ point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    let depth = max(x * p + y * q + w, 1e-9)
    return CGPoint(x: (x * a + y * c + tx) / depth, y: (x * b + y * d + ty) / depth)
  }

  /// The smallest upright rectangle around a rectangle's image.
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

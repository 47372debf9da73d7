import CoreGraphics

/// A projective map between two planes: the effect of a 3D transform on a layer's plane.
struct Homography: Hashable {
  /// x' = (xx · x + xy · y + x1) / w.
  var xx = 1.0, xy = 0.0, x1 = 0.0
  /// y' = (yx · x + yy · y + y1) / w.
  var yx = 0.0, yy = 1.0, y1 = 0.0
  /// w = wx · x + wy · y + w1.
  var wx = 0.0, wy = 0.0, w1 = 1.0

  /// A scaling about the origin.
  static func scale(_ factor: Double) -> Homography {
    Homography(xx: factor, yy: factor)
  }

  /// Maps the plane z = 0 by a 3D transform and drops the depth.
  init(_ transform: CATransform3D) {
    (xx, xy, x1) = (transform.m11, transform.m21, transform.m41)
    (yx, yy, y1) = (transform.m12, transform.m22, transform.m42)
    (wx, wy, w1) = (transform.m14, transform.m24, transform.m44)
  }

  init(
    xx: Double = 1, xy: Double = 0, x1: Double = 0, yx: Double = 0, yy: Double = 1, y1: Double = 0, wx: Double = 0,
    wy: Double = 0, w1: Double = 1
  ) {
    (self.xx, self.xy, self.x1) = (xx, xy, x1)
    (self.yx, self.yy, self.y1) = (yx, yy, y1)
    (self.wx, self.wy, self.w1) = (wx, wy, w1)
  }

  /// Concatenates: first the other map, then this one.
  func after(_ other: Homography) -> Homography {
    let o = other
    return Homography(
      xx: xx * o.xx + xy * o.yx + x1 * o.wx, xy: xx * o.xy + xy * o.yy + x1 * o.wy,
      x1: xx * o.x1 + xy * o.y1 + x1 * o.w1,
      yx: yx * o.xx + yy * o.yx + y1 * o.wx, yy: yx * o.xy + yy * o.yy + y1 * o.wy,
      y1: yx * o.x1 + yy * o.y1 + y1 * o.w1,
      wx: wx * o.xx + wy * o.yx + w1 * o.wx, wy: wx * o.xy + wy * o.yy + w1 * o.wy,
      w1: wx * o.x1 + wy * o.y1 + w1 * o.w1)
  }

  /// The determinant: negative where the plane's back faces the viewer; zero or not finite if there is no inverse.
  var determinant: Double {
    xx * (yy * w1 - y1 * wy) - xy * (yx * w1 - y1 * wx) + x1 * (yx * wy - yy * wx)
  }

  /// Whether parallel lines stay parallel.
  var isAffine: Bool { wx == 0 && wy == 0 }

  /// Whether horizontal and vertical lines stay so, perhaps exchanged.
  var isAxisAligned: Bool { isAffine && ((xy == 0 && yx == 0) || (xx == 0 && yy == 0)) }

  /// The inverse up to a positive factor; nil if it does not exist or is not finite.
  var inverse: Homography? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    let result = Homography(
      xx: (yy * w1 - y1 * wy) / determinant, xy: (x1 * wy - xy * w1) / determinant,
      x1: (xy * y1 - x1 * yy) / determinant,
      yx: (y1 * wx - yx * w1) / determinant, yy: (xx * w1 - x1 * wx) / determinant,
      y1: (x1 * yx - xx * y1) / determinant,
      wx: (yx * wy - yy * wx) / determinant, wy: (xy * wx - xx * wy) / determinant,
      w1: (xx * yy - xy * yx) / determinant)
    return result.isFinite ? result : nil
  }

  /// Whether all nine numbers are finite.
  var isFinite: Bool {
    // A sum is finite only if no part is infinite or NaN; overflow of the sum itself is far beyond any canvas.
    (xx.magnitude + xy.magnitude + x1.magnitude + yx.magnitude + yy.magnitude + y1.magnitude + wx.magnitude
      + wy.magnitude + w1.magnitude).isFinite
  }

  /// Maps a point to homogeneous coordinates, before the division by `w`.
  func homogeneous(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
    (xx * x + xy * y + x1, yx * x + yy * y + y1, wx * x + wy * y + w1)
  }

  /// Maps a point; meaningful only where `w` is positive.
  func mapped(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let p = homogeneous(x, y)
    return (p.x / p.w, p.y / p.w)
  }
}

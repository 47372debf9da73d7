import CoreGraphics

/// A transform of the plane as scale, skew, rotation, translation (C-55).
struct PlanarDecomposition {
  var scaleX, scaleY, skew, angle, tx, ty: Double

  init(_ t: CATransform3D) {
    var (a, b, c, d) = (Double(t.m11), Double(t.m12), Double(t.m21), Double(t.m22))
    (tx, ty) = (Double(t.m41), Double(t.m42))
    scaleX = (a * a + b * b).squareRoot()
    if a * d - b * c < 0, a < d { scaleX = -scaleX }
    if scaleX != 0 { (a, b) = (a / scaleX, b / scaleX) } else { (a, b) = (1, 0) }
    skew = a * c + b * d
    (c, d) = (c - skew * a, d - skew * b)
    // What is left of the second row stands upright on the first: its length along the normal (−b, a), with its sign.
    scaleY = c * -b + d * a
    angle = EngineMath.atan2(b, a)
  }

  func interpolated(to other: PlanarDecomposition, _ fraction: Double) -> PlanarDecomposition {
    var result = self
    result.scaleX = .interpolate(scaleX, other.scaleX, fraction)
    result.scaleY = .interpolate(scaleY, other.scaleY, fraction)
    result.skew = .interpolate(skew, other.skew, fraction)
    result.tx = .interpolate(tx, other.tx, fraction)
    result.ty = .interpolate(ty, other.ty, fraction)
    // The shorter way round; a half turn goes backwards (C-56).
    var turn = other.angle - angle
    if turn >= EngineMath.pi - 1e-12 { turn -= 2 * EngineMath.pi }
    if turn < -EngineMath.pi - 1e-12 { turn += 2 * EngineMath.pi }
    result.angle = angle + turn * fraction
    return result
  }

  var transform: CATransform3D {
    let (sine, cosine) = angle == 0 ? (0, 1) : (EngineMath.sin(angle), EngineMath.cos(angle))
    var t = CATransform3DIdentity
    t.m11 = CGFloat(scaleX * cosine)
    t.m12 = CGFloat(scaleX * sine)
    t.m21 = CGFloat(skew * cosine - scaleY * sine)
    t.m22 = CGFloat(skew * sine + scaleY * cosine)
    t.m41 = CGFloat(tx)
    t.m42 = CGFloat(ty)
    return t
  }
}

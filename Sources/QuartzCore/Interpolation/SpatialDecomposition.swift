import CoreGraphics

/// A transform of space as scale, skew, rotation (a unit quaternion), translation, perspective (C-55).
struct SpatialDecomposition {
  private typealias Vector = SIMD3<Double>

  private var scale: Vector
  private var skew: Vector  // xy, xz, yz
  private var rotation: SIMD4<Double>  // x, y, z, w
  private var translation: Vector
  private var perspective: SIMD4<Double>

  /// Nil where the transform has no way back.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    var affine = t
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    let inverse = CATransform3DInvert(affine)
    guard affine.isInvertible else { return nil }
    // t = affine · perspective, so the perspective column is affine⁻¹ · (m14, m24, m34, m44).
    let column = SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44))
    perspective = inverse.rows.columnProduct(column)
    translation = Vector(Double(t.m41), Double(t.m42), Double(t.m43))

    var x = Vector(Double(t.m11), Double(t.m12), Double(t.m13))
    var y = Vector(Double(t.m21), Double(t.m22), Double(t.m23))
    var z = Vector(Double(t.m31), Double(t.m32), Double(t.m33))
    var scale = Vector()
    var skew = Vector()
    scale.x = Self.length(x)
    guard scale.x > 0 else { return nil }
    x /= scale.x
    skew.x = Self.dot(x, y)
    y -= skew.x * x
    scale.y = Self.length(y)
    guard scale.y > 0 else { return nil }
    y /= scale.y
    skew.y = Self.dot(x, z)
    z -= skew.y * x
    skew.z = Self.dot(y, z)
    z -= skew.z * y
    scale.z = Self.length(z)
    guard scale.z > 0 else { return nil }
    z /= scale.z
    if Self.dot(x, Self.cross(y, z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    (self.scale, self.skew) = (scale, skew)
    rotation = Self.quaternion(x, y, z)
  }

  func interpolated(to other: SpatialDecomposition, _ fraction: Double) -> SpatialDecomposition {
    var result = self
    result.scale = scale + (other.scale - scale) * fraction
    result.skew = skew + (other.skew - skew) * fraction
    result.translation = translation + (other.translation - translation) * fraction
    result.perspective = perspective + (other.perspective - perspective) * fraction
    result.rotation = Self.slerp(rotation, other.rotation, fraction)
    return result
  }

  var transform: CATransform3D {
    let (qx, qy, qz, qw) = (rotation.x, rotation.y, rotation.z, rotation.w)
    let x = Vector(1 - 2 * (qy * qy + qz * qz), 2 * (qx * qy + qz * qw), 2 * (qx * qz - qy * qw))
    let y = Vector(2 * (qx * qy - qz * qw), 1 - 2 * (qx * qx + qz * qz), 2 * (qy * qz + qx * qw))
    let z = Vector(2 * (qx * qz + qy * qw), 2 * (qy * qz - qx * qw), 1 - 2 * (qx * qx + qy * qy))
    let row1 = scale.x * x
    let row2 = scale.y * y + skew.x * x
    let row3 = scale.z * z + skew.y * x + skew.z * y
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (CGFloat(row1.x), CGFloat(row1.y), CGFloat(row1.z))
    (t.m21, t.m22, t.m23) = (CGFloat(row2.x), CGFloat(row2.y), CGFloat(row2.z))
    (t.m31, t.m32, t.m33) = (CGFloat(row3.x), CGFloat(row3.y), CGFloat(row3.z))
    (t.m41, t.m42, t.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
    let column = t.rows.columnProduct(perspective)
    (t.m14, t.m24, t.m34, t.m44) = (CGFloat(column.x), CGFloat(column.y), CGFloat(column.z), CGFloat(column.w))
    return t
  }

  // MARK: Vectors

  private static func dot(_ a: Vector, _ b: Vector) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }
  private static func length(_ a: Vector) -> Double { dot(a, a).squareRoot() }
  private static func cross(_ a: Vector, _ b: Vector) -> Vector {
    Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The rotation whose rows are the given unit vectors, by the largest of its four components.
  private static func quaternion(_ x: Vector, _ y: Vector, _ z: Vector) -> SIMD4<Double> {
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
    }
    if x.x > y.y && x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      return SIMD4(s / 4, (x.y + y.x) / s, (z.x + x.z) / s, (y.z - z.y) / s)
    }
    if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
    }
    let s = (1 + z.z - x.x - y.y).squareRoot() * 2
    return SIMD4((z.x + x.z) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
  }

  private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
    var cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    let target = cosine < 0 ? -b : b
    cosine = min(cosine.magnitude, 1)
    if cosine > 1 - 1e-12 { return a + (target - a) * fraction }
    let angle = EngineMath.acos(cosine)
    let sine = EngineMath.sin(angle)
    let weightA = EngineMath.sin((1 - fraction) * angle) / sine
    let weightB = EngineMath.sin(fraction * angle) / sine
    return a * weightA + target * weightB
  }
}

extension CATransform3D {
  /// The four rows.
  fileprivate var rows: [SIMD4<Double>] {
    [
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)), SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)), SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }
}

extension [SIMD4<Double>] {
  /// The matrix whose rows these are, times a column.
  fileprivate func columnProduct(_ column: SIMD4<Double>) -> SIMD4<Double> {
    let products = map { ($0 * column).sum() }
    return SIMD4(products[0], products[1], products[2], products[3])
  }
}

/// A rotation of space: the images of the x, y and z axes, as rows.
struct RotationMatrix {
  var x = SIMD3<Double>(1, 0, 0)
  var y = SIMD3<Double>(0, 1, 0)
  var z = SIMD3<Double>(0, 0, 1)

  /// The identity.
  init() {}

  /// The rotation to three axes, which must be orthonormal and right-handed.
  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The rotation around x, then y, then z, by angles in radians (C-57).
  init(angles: SIMD3<Double>) {
    let (sx, cx) = (EngineMath.sin(angles.x), EngineMath.cos(angles.x))
    let (sy, cy) = (EngineMath.sin(angles.y), EngineMath.cos(angles.y))
    let (sz, cz) = (EngineMath.sin(angles.z), EngineMath.cos(angles.z))
    x = SIMD3(cy * cz, cy * sz, -sy)
    y = SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy)
    z = SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
  }

  /// The rotation that a quaternion of length 1 describes.
  init(_ q: Quaternion) {
    let (i, j, k, w) = (q.i, q.j, q.k, q.w)
    x = SIMD3(1 - 2 * (j * j + k * k), 2 * (i * j + k * w), 2 * (i * k - j * w))
    y = SIMD3(2 * (i * j - k * w), 1 - 2 * (i * i + k * k), 2 * (j * k + i * w))
    z = SIMD3(2 * (i * k + j * w), 2 * (j * k - i * w), 1 - 2 * (i * i + j * j))
  }

  /// The angles in radians around x, y and z, in that order, with the smallest sum (C-57).
  var angles: SIMD3<Double> {
    let level = (x.x * x.x + x.y * x.y).squareRoot()
    guard level > 1e-12 else {
      // In gimbal lock x and z rotate around the same line: x gets the whole angle.
      let pitch = x.z > 0 ? -EngineMath.pi / 2 : EngineMath.pi / 2
      return SIMD3(EngineMath.atan2(x.z > 0 ? -y.x : y.x, y.y), pitch, 0)
    }
    let near = SIMD3(EngineMath.atan2(y.z, z.z), EngineMath.atan2(-x.z, level), EngineMath.atan2(x.y, x.x))
    let far = SIMD3(
      Self.opposite(near.x), (near.y < 0 ? -EngineMath.pi : EngineMath.pi) - near.y, Self.opposite(near.z))
    return Self.extent(near) <= Self.extent(far) ? near : far
  }

  private static func opposite(_ angle: Double) -> Double {
    angle > 0 ? angle - EngineMath.pi : angle + EngineMath.pi
  }

  private static func extent(_ angles: SIMD3<Double>) -> Double {
    angles.x.magnitude + angles.y.magnitude + angles.z.magnitude
  }
}

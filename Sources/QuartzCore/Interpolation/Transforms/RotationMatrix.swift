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

/// A rotation of space as a unit quaternion.
struct Quaternion {
  var i, j, k, w: Double

  /// The quaternion of a rotation; of the two that describe it, the one whose largest number is positive.
  init(_ r: RotationMatrix) {
    let trace = r.x.x + r.y.y + r.z.z
    if trace > 0 {
      let root = (1 + trace).squareRoot() * 2
      self.init((r.y.z - r.z.y) / root, (r.z.x - r.x.z) / root, (r.x.y - r.y.x) / root, root / 4)
    } else if r.x.x >= r.y.y && r.x.x >= r.z.z {
      let root = (1 + r.x.x - r.y.y - r.z.z).squareRoot() * 2
      self.init(root / 4, (r.x.y + r.y.x) / root, (r.x.z + r.z.x) / root, (r.y.z - r.z.y) / root)
    } else if r.y.y >= r.z.z {
      let root = (1 + r.y.y - r.x.x - r.z.z).squareRoot() * 2
      self.init((r.x.y + r.y.x) / root, root / 4, (r.y.z + r.z.y) / root, (r.z.x - r.x.z) / root)
    } else {
      let root = (1 + r.z.z - r.x.x - r.y.y).squareRoot() * 2
      self.init((r.x.z + r.z.x) / root, (r.y.z + r.z.y) / root, root / 4, (r.x.y - r.y.x) / root)
    }
  }

  private init(_ i: Double, _ j: Double, _ k: Double, _ w: Double) {
    (self.i, self.j, self.k, self.w) = (i, j, k, w)
  }

  /// The normalized quaternion of four numbers; nil where their length is almost 0.
  init?(i: Double, j: Double, k: Double, w: Double) {
    let all = Quaternion(i, j, k, w)
    guard all.length > 1e-9 else { return nil }
    self = all.normalized
  }

  /// Spherical linear interpolation on the shortest arc (C-55).
  static func interpolate(from: Quaternion, to target: Quaternion, fraction: Double) -> Quaternion {
    var to = target
    if from.dot(target) < 0 {
      to = Quaternion(-target.i, -target.j, -target.k, -target.w)
    }
    let difference = from.combined(1, with: to, -1)
    let sum = from.combined(1, with: to, 1)
    let arc = 2 * EngineMath.atan2(difference.length, sum.length)
    let sine = EngineMath.sin(arc)
    // On so short an arc a straight line is the same.
    guard sine > 1e-9 else { return from.combined(1 - fraction, with: to, fraction).normalized }
    return from.combined(
      EngineMath.sin((1 - fraction) * arc) / sine, with: to, EngineMath.sin(fraction * arc) / sine
    ).normalized
  }

  private func dot(_ other: Quaternion) -> Double {
    i * other.i + j * other.j + k * other.k + w * other.w
  }

  private var length: Double {
    dot(self).squareRoot()
  }

  private var normalized: Quaternion {
    let length = length
    return Quaternion(i / length, j / length, k / length, w / length)
  }

  private func combined(_ own: Double, with other: Quaternion, _ its: Double) -> Quaternion {
    Quaternion(own * i + its * other.i, own * j + its * other.j, own * k + its * other.k, own * w + its * other.w)
  }
}

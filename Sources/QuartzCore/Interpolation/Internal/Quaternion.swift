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

/// The axes of a matrix by Gram–Schmidt orthogonalization, row by row.
struct OrthonormalBasis {
  /// The length of each axis; negative where the matrix mirrors it.
  private(set) var scale = SIMD3<Double>()
  /// The skews of y to x, z to x, and z to y, in units of the scale.
  private(set) var skew = SIMD3<Double>()
  private var axes: [SIMD3<Double>?] = []

  /// Adds the next row; false for a row, not zero, that is linearly dependent on the ones before it.
  mutating func append(_ row: SIMD3<Double>) -> Bool {
    let index = axes.count
    var rest = row
    var projections = SIMD2<Double>()
    for (before, axis) in axes.enumerated() {
      guard let axis else { continue }
      projections[before] = axis.dot(rest)
      rest -= projections[before] * axis
    }
    let (whole, length) = (row.length, rest.length)
    guard whole > 0 else {
      axes.append(nil)
      return true
    }
    guard length > whole * 1e-12 else { return false }
    axes.append(rest / length)
    scale[index] = length
    if index == 1 { skew.x = projections[0] / length }
    if index == 2 { (skew.y, skew.z) = (projections[0] / length, projections[1] / length) }
    return true
  }

  /// Gives zero rows axes that complete the basis.
  mutating func complete() {
    let missing = axes.indices.filter { axes[$0] == nil }
    if missing.count == 3 {
      axes = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
      return
    }
    for index in missing {
      if let next = axes[(index + 1) % 3], let last = axes[(index + 2) % 3] {
        axes[index] = next.cross(last)
      } else {
        axes[index] = perpendicular(nearest: index)
      }
    }
  }

  /// Makes left-handed axes right-handed: mirrors the one, or all three, for which the least rotation remains.
  mutating func makeRightHanded() {
    let (x, y, z) = (rotation.x, rotation.y, rotation.z)
    guard x.cross(y).dot(z) < 0 else { return }
    let along = [x.x, y.y, z.z]
    var least = 0
    for index in 1...2 where along[index] < along[least] { least = index }
    let sum = along[0] + along[1] + along[2]
    let mirrored = -sum > sum - 2 * along[least] ? [0, 1, 2] : [least]
    for index in mirrored {
      axes[index] = axes[index].map { -$0 }
      scale[index] = -scale[index]
      // Each skew belongs to two axes.
      if index != 2 { skew.x = -skew.x }
      if index != 1 { skew.y = -skew.y }
      if index != 0 { skew.z = -skew.z }
    }
  }

  /// The axes as a rotation.
  var rotation: RotationMatrix {
    RotationMatrix(axes[0] ?? SIMD3(), axes[1] ?? SIMD3(), axes[2] ?? SIMD3())
  }

  /// A direction perpendicular to the one axis that there is, as near as possible to the row's own.
  private func perpendicular(nearest index: Int) -> SIMD3<Double> {
    let axis = axes.compactMap { $0 }.first ?? SIMD3()
    var best = SIMD3<Double>()
    for offset in 0..<3 {
      var candidate = SIMD3<Double>()
      candidate[(index + offset) % 3] = 1
      candidate -= axis.dot(candidate) * axis
      if best.length < 0.5 { best = candidate }
    }
    return best / best.length
  }
}

extension SIMD3<Double> {
  /// The inner product.
  func dot(_ other: SIMD3<Double>) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  /// The outer product.
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The Euclidean length.
  var length: Double {
    dot(self).squareRoot()
  }
}

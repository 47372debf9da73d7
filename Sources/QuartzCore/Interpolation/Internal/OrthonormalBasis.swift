/// The axes of a matrix, found row by row: each is what is left of its row when the axes before it are taken out.
struct OrthonormalBasis {
  /// The length of each axis; negative where the matrix mirrors it.
  private(set) var scale = SIMD3<Double>()
  /// How far y projections to x, z to x, and z to y, in parts of their own scale.
  private(set) var skew = SIMD3<Double>()
  private var axes: [SIMD3<Double>?] = []

  /// Takes the next row; false for one that isn't nothing but lies in the axes before it.
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

  /// Gives rows that were nothing an axis that fits the others.
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

  /// Mirrors the axis, or all three, whose mirroring leaves the least rotation, if the axes are left-handed.
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
      // Each lean belongs to two axes.
      if index != 2 { skew.x = -skew.x }
      if index != 1 { skew.y = -skew.y }
      if index != 0 { skew.z = -skew.z }
    }
  }

  /// The axes as a rotation.
  var rotation: RotationMatrix {
    RotationMatrix(axes[0] ?? SIMD3(), axes[1] ?? SIMD3(), axes[2] ?? SIMD3())
  }

  /// A direction at a right angle to the one axis there is, as near as may be to the one that the row has at rest.
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

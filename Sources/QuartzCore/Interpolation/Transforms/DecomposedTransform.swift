import Foundation

/// A matrix as scale · skew · rotation · translation · perspective, applied in that order (C-55, C-57).
struct DecomposedTransform {
  /// The factor of each axis.
  var scale: SIMD3<Double>
  /// The skews of y to x, z to x, and z to y, in units of the scale.
  var skew = SIMD3<Double>()
  /// Where the axes point.
  var rotation: RotationMatrix
  /// The distance in points.
  var translation: SIMD3<Double>
  /// The fourth column of the perspective.
  var perspective: SIMD4<Double>

  /// The parts of a matrix; nil where an entry is not finite, or the matrix flattens a skewed space.
  init?(_ t: CATransform3D) {
    guard t.isFinite else { return nil }
    let rows = [
      SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)), SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)),
      SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)),
    ]
    var basis = OrthonormalBasis()
    for row in rows {
      guard basis.append(row) else { return nil }
    }
    basis.complete()
    basis.makeRightHanded()
    scale = basis.scale
    skew = basis.skew
    rotation = basis.rotation
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))

    // The fourth column is linear in the perspective, and the skew makes the system triangular.
    let column = SIMD3(Double(t.m14), Double(t.m24), Double(t.m34))
    var along = SIMD3<Double>()
    for index in 0..<3 {
      if scale[index] == 0 {
        guard column[index] == 0 else { return nil }
        continue
      }
      along[index] = column[index] / scale[index]
      if index == 1 { along.y -= skew.x * along.x }
      if index == 2 { along.z -= skew.y * along.x + skew.z * along.y }
    }
    let direction = along.x * rotation.x + along.y * rotation.y + along.z * rotation.z
    perspective = SIMD4(direction, Double(t.m44) - translation.dot(direction))
  }

  /// The matrix of these parts.
  var transform: CATransform3D {
    let first = scale.x * rotation.x
    let second = scale.y * (rotation.y + skew.x * rotation.x)
    let third = scale.z * (rotation.z + skew.y * rotation.x + skew.z * rotation.y)
    let direction = SIMD3(perspective.x, perspective.y, perspective.z)
    return CATransform3D(
      m11: first.x, m12: first.y, m13: first.z, m14: first.dot(direction),
      m21: second.x, m22: second.y, m23: second.z, m24: second.dot(direction),
      m31: third.x, m32: third.y, m33: third.z, m34: third.dot(direction),
      m41: translation.x, m42: translation.y, m43: translation.z,
      m44: translation.dot(direction) + perspective.w)
  }

  /// The interpolated parts: the rotation on the shortest arc, the others linearly (C-55).
  static func interpolate(from: DecomposedTransform, to: DecomposedTransform, fraction: Double) -> DecomposedTransform {
    var result = from
    result.scale += (to.scale - from.scale) * fraction
    result.skew += (to.skew - from.skew) * fraction
    result.translation += (to.translation - from.translation) * fraction
    result.perspective += (to.perspective - from.perspective) * fraction
    result.rotation = RotationMatrix(
      .interpolate(from: Quaternion(from.rotation), to: Quaternion(to.rotation), fraction: fraction))
    return result
  }
}

/// A matrix as a vector of numbers, for splines through several (C-48, C-55).
extension DecomposedTransform {
  /// Scale, skew, translation, perspective and the quaternion of the rotation.
  private var numbers: [Double] {
    let quaternion = Quaternion(rotation)
    return scale.entries + skew.entries + translation.entries
      + (0..<4).map { perspective[$0] } + [quaternion.i, quaternion.j, quaternion.k, quaternion.w]
  }

  /// The parts that a vector describes; nil for another length, and for a quaternion of length 0.
  init?(numbers: [Double]) {
    guard numbers.count == 17 else { return nil }
    scale = SIMD3(numbers[0], numbers[1], numbers[2])
    skew = SIMD3(numbers[3], numbers[4], numbers[5])
    translation = SIMD3(numbers[6], numbers[7], numbers[8])
    perspective = SIMD4(numbers[9], numbers[10], numbers[11], numbers[12])
    guard let quaternion = Quaternion(i: numbers[13], j: numbers[14], k: numbers[15], w: numbers[16]) else {
      return nil
    }
    rotation = RotationMatrix(quaternion)
  }

  /// The vectors of several matrices, each with the sign of its quaternion nearer to the previous one; nil where one
  /// cannot be decomposed.
  static func numbers(of values: [AnimationValue]) -> [[Double]]? {
    var rows: [[Double]] = []
    for value in values {
      guard case .transform(let transform) = value, let parts = DecomposedTransform(transform) else { return nil }
      var row = parts.numbers
      if let before = rows.last, (13..<17).reduce(0, { $0 + before[$1] * row[$1] }) < 0 {
        for index in 13..<17 { row[index] = -row[index] }
      }
      rows.append(row)
    }
    return rows
  }
}

extension SIMD3<Double> {
  fileprivate var entries: [Double] { [x, y, z] }
}

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

import Foundation

extension CATransform3D: Interpolatable {
  /// The matrix at a part of the way (C-55).
  ///
  /// Two matrices of the plane blend translation, scale, skew and angle, the shorter way round; others blend translation,
  /// scale, skew, perspective and, on the shortest arc, rotation. Where a matrix has no such parts, as one that flattens
  /// a skewed space, the sixteen entries blend.
  package static func interpolate(from: CATransform3D, to: CATransform3D, fraction: Double) -> CATransform3D {
    if fraction == 0 || from == to { return from }
    if fraction == 1 { return to }
    if CATransform3DIsAffine(from), CATransform3DIsAffine(to) {
      if from.onlyMoves, to.onlyMoves {
        var result = from
        result.m41 = .interpolate(from: from.m41, to: to.m41, fraction: fraction)
        result.m42 = .interpolate(from: from.m42, to: to.m42, fraction: fraction)
        return result
      }
      let (from, to) = (CATransform3DGetAffineTransform(from), CATransform3DGetAffineTransform(to))
      if let blend = PlanarBlend(from: from, to: to) {
        return CATransform3DMakeAffineTransform(blend.transform(at: fraction))
      }
    } else if let from = TransformParts(from), let to = TransformParts(to) {
      return TransformParts.interpolate(from: from, to: to, fraction: fraction).transform
    }
    return blendEntries(from, to, fraction)
  }

  /// The product that does `other` first and this matrix afterwards.
  package func adding(_ other: CATransform3D) -> CATransform3D? {
    CATransform3DConcat(other, self)
  }

  /// The matrix that, done before `other`, gives this one; nil for a singular `other`.
  package func subtracting(_ other: CATransform3D) -> CATransform3D? {
    other.inverse.map { CATransform3DConcat(self, $0) }
  }

  /// The matrix that gives this one with `addition` done before it; nil for a singular `addition`.
  package func undoing(_ addition: CATransform3D) -> CATransform3D? {
    addition.inverse.map { CATransform3DConcat($0, self) }
  }

  /// Whether an affine matrix is a finite translation, which needs no taking apart.
  private var onlyMoves: Bool {
    m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 && m41.isFinite && m42.isFinite
  }

  private static let entries: [WritableKeyPath<CATransform3D, CGFloat> & Sendable] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
  ]

  private static func blendEntries(_ from: CATransform3D, _ to: CATransform3D, _ fraction: Double) -> CATransform3D {
    var result = from
    for entry in entries {
      result[keyPath: entry] = .interpolate(from: from[keyPath: entry], to: to[keyPath: entry], fraction: fraction)
    }
    return result
  }
}

import CoreGraphics

extension CATransform3D: Interpolatable {
  /// Through translation, scale, skew and rotation in the plane; through a quaternion in space (C-55).
  package static func interpolate(_ from: CATransform3D, _ to: CATransform3D, _ fraction: Double) -> CATransform3D {
    if fraction == 0 || from == to { return from }
    if fraction == 1 { return to }
    if from.isPlanarAffine, to.isPlanarAffine {
      return PlanarDecomposition(from).interpolated(to: PlanarDecomposition(to), fraction).transform
    }
    guard let a = SpatialDecomposition(from), let b = SpatialDecomposition(to) else { return fraction < 0.5 ? from : to }
    return a.interpolated(to: b, fraction).transform
  }

  /// Whether nothing leaves the plane.
  var isPlanarAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// Whether there is a way back.
  var isInvertible: Bool {
    let inverse = CATransform3DInvert(self)
    return self == CATransform3DIdentity || inverse != self || CATransform3DConcat(self, self) == CATransform3DIdentity
  }
}

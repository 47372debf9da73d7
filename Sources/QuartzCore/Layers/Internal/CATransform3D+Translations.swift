import CoreGraphics

extension CATransform3D {
  /// The matrix between two translations: the product of the three.
  func translated(
    before first: (x: CGFloat, y: CGFloat, z: CGFloat), after last: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> CATransform3D {
    var result = self
    result.m41 = first.x * m11 + first.y * m21 + first.z * m31 + m41
    result.m42 = first.x * m12 + first.y * m22 + first.z * m32 + m42
    result.m43 = first.x * m13 + first.y * m23 + first.z * m33 + m43
    result.m44 = first.x * m14 + first.y * m24 + first.z * m34 + m44
    result.m11 += m14 * last.x
    result.m12 += m14 * last.y
    result.m13 += m14 * last.z
    result.m21 += m24 * last.x
    result.m22 += m24 * last.y
    result.m23 += m24 * last.z
    result.m31 += m34 * last.x
    result.m32 += m34 * last.y
    result.m33 += m34 * last.z
    result.m41 += result.m44 * last.x
    result.m42 += result.m44 * last.y
    result.m43 += result.m44 * last.z
    return result
  }
}

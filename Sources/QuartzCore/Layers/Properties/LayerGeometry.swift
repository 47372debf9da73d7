import CoreGraphics

/// A layer's geometry and opacity: the properties that are animated most, in a value of their own that is quick to
/// copy.
package struct LayerGeometry {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var opacity: Float = 1

  /// The transform from the layer's own coordinates to its superlayer's.
  ///
  /// - Parameters:
  ///   - depth: `anchorPointZ`, in points.
  ///   - matrix: the transform that the superlayer applies to its sublayers; nil for none.
  func transformToSuperlayer(anchorDepth depth: CGFloat, inheriting matrix: CATransform3D?) -> CATransform3D {
    var result: CATransform3D
    if let offset = planarOffset {
      result = CATransform3DMakeTranslation(offset.x, offset.y, zPosition)
    } else {
      result = transform.translated(
        before: (-anchor.x, -anchor.y, -depth), after: (position.x, position.y, zPosition + depth))
    }
    if let matrix { result = CATransform3DConcat(result, matrix) }
    return result
  }

  /// The offset in the superlayer's plane, if the layer has no transform, which is the common case.
  var planarOffset: CGPoint? {
    guard CATransform3DIsIdentity(transform) else { return nil }
    let anchor = anchor
    return CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
  }

  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
}

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

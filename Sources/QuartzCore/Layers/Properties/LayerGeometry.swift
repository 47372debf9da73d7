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

import CoreGraphics

/// Where a layer lies and how opaque it is: what animations move most, apart from the rest so that it is quick to copy.
package struct LayerGeometry {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var opacity: Float = 1

  /// Maps the layer's own coordinates to its superlayer's.
  ///
  /// - Parameters:
  ///   - depth: `anchorPointZ`, in points.
  ///   - matrix: what the superlayer does to all in it; nil for nothing.
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

  /// How far the layer is moved in its superlayer's plane, where it is moved alone, as most are.
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

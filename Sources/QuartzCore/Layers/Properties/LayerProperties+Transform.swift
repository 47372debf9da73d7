import CoreGraphics

extension LayerProperties {
  /// Maps the layer's own coordinates to its superlayer's: anchor, transform, position, then what the superlayer does to all in it.
  package func transformToSuperlayer(of parent: LayerProperties?) -> CATransform3D {
    transformToSuperlayer(inheriting: parent.flatMap(\.sublayerMatrix))
  }

  /// Maps the layer's own coordinates to its superlayer's, of which the ``sublayerMatrix`` is given.
  package func transformToSuperlayer(inheriting matrix: CATransform3D?) -> CATransform3D {
    geometry.transformToSuperlayer(anchorDepth: hasEffects ? effects.anchorPointZ : 0, inheriting: matrix)
  }

  /// What the layer does to the places of all in it: `sublayerTransform` about its anchor point, then, where its geometry is flipped,
  /// the way from below; nil for nothing.
  package var sublayerMatrix: CATransform3D? {
    guard hasEffects else { return nil }
    let (matrix, flip) = (sublayerTransformAboutAnchor, effects.isGeometryFlipped ? bounds.flipTransform : nil)
    guard let matrix else { return flip }
    return flip.map { CATransform3DConcat(matrix, $0) } ?? matrix
  }

  /// `sublayerTransform` about the anchor point; nil for none.
  var sublayerTransformAboutAnchor: CATransform3D? {
    let sublayerTransform = effects.sublayerTransform
    guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
    let centerX = bounds.minX + anchorPoint.x * bounds.width
    let centerY = bounds.minY + anchorPoint.y * bounds.height
    let matrix = CATransform3DConcat(CATransform3DMakeTranslation(-centerX, -centerY, 0), sublayerTransform)
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(centerX, centerY, 0))
  }
}

extension CGRect {
  /// What turns the rectangle upside down within itself.
  package var flipTransform: CATransform3D {
    var transform = CATransform3DMakeTranslation(0, minY + maxY, 0)
    transform.m22 = -1
    return transform
  }
}

import CoreGraphics

extension LayerProperties {
  /// The transform from the layer's own coordinates to its superlayer's: anchor point, transform, position, then
  /// ``sublayerMatrix``.
  package func transformToSuperlayer(of parent: LayerProperties?) -> CATransform3D {
    transformToSuperlayer(inheriting: parent.flatMap(\.sublayerMatrix))
  }

  /// The transform from the layer's own coordinates to its superlayer's, whose ``sublayerMatrix`` is given.
  package func transformToSuperlayer(inheriting matrix: CATransform3D?) -> CATransform3D {
    geometry.transformToSuperlayer(anchorDepth: hasEffects ? effects.anchorPointZ : 0, inheriting: matrix)
  }

  /// The transform that the layer applies to its sublayers: `sublayerTransform` about its anchor point, then the flip
  /// of flipped geometry; nil for none.
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
  /// The transform that flips the rectangle vertically within itself.
  package var flipTransform: CATransform3D {
    var transform = CATransform3DMakeTranslation(0, minY + maxY, 0)
    transform.m22 = -1
    return transform
  }
}

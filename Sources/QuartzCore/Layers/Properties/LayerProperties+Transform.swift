import CoreGraphics

extension LayerProperties {
  /// Maps the layer's own coordinates to its superlayer's: anchor, transform, position, then the superlayer's `sublayerTransform`
  /// and, where its geometry is flipped, the way from below.
  package func transformToSuperlayer(of parent: LayerProperties?) -> CATransform3D {
    let anchorX = bounds.minX + anchorPoint.x * bounds.width
    let anchorY = bounds.minY + anchorPoint.y * bounds.height
    var result: CATransform3D
    if CATransform3DIsIdentity(transform) {
      result = CATransform3DMakeTranslation(position.x - anchorX, position.y - anchorY, zPosition)
    } else {
      let depth = hasEffects ? effects.anchorPointZ : 0
      let toAnchor = CATransform3DMakeTranslation(-anchorX, -anchorY, -depth)
      let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition + depth)
      result = CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
    }
    guard let parent, parent.hasEffects else { return result }
    let flip = parent.effects.isGeometryFlipped ? parent.bounds.upended : nil
    let sublayerTransform = parent.effects.sublayerTransform
    guard !CATransform3DIsIdentity(sublayerTransform) else {
      return flip.map { CATransform3DConcat(result, $0) } ?? result
    }
    let centerX = parent.bounds.minX + parent.anchorPoint.x * parent.bounds.width
    let centerY = parent.bounds.minY + parent.anchorPoint.y * parent.bounds.height
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(-centerX, -centerY, 0))
    result = CATransform3DConcat(result, sublayerTransform)
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(centerX, centerY, 0))
    return flip.map { CATransform3DConcat(result, $0) } ?? result
  }
}

extension CGRect {
  /// What turns the rectangle upside down within itself.
  package var upended: CATransform3D {
    var transform = CATransform3DMakeTranslation(0, minY + maxY, 0)
    transform.m22 = -1
    return transform
  }
}

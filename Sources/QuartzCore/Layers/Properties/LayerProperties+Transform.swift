import CoreGraphics

extension LayerProperties {
  /// Maps the layer's own coordinates to its superlayer's: anchor, transform, position, then the superlayer's `sublayerTransform`.
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
    let sublayerTransform = parent.effects.sublayerTransform
    guard !CATransform3DIsIdentity(sublayerTransform) else { return result }
    let centerX = parent.bounds.minX + parent.anchorPoint.x * parent.bounds.width
    let centerY = parent.bounds.minY + parent.anchorPoint.y * parent.bounds.height
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(-centerX, -centerY, 0))
    result = CATransform3DConcat(result, sublayerTransform)
    return CATransform3DConcat(result, CATransform3DMakeTranslation(centerX, centerY, 0))
  }
}

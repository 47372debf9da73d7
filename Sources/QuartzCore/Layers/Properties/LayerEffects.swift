import CoreGraphics

/// The rarer properties of any layer.
package struct LayerEffects {
  package var anchorPointZ: CGFloat = 0
  package var sublayerTransform = CATransform3DIdentity
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  package var shadowColor: CGColor? = CGColor.black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var allowsGroupOpacity = true
  package var isGeometryFlipped = false
  package var isOpaque = false
  package var needsDisplayOnBoundsChange = false
  package var compositingFilter: LayerCompositing?
  package var filters: [CAFilter] = []
  package var backgroundFilters: [CAFilter] = []
  /// The cross-fade that replaces the contents while they are animated.
  package var contentsFade: ImageFade?
  /// The layer whose alpha masks this one.
  package var mask: CALayer?

  /// The defaults.
  package static let standard = LayerEffects()
}

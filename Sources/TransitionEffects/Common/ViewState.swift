import UIKit

/// The state of a view that effects may change, recorded to be restored (E-85).
@MainActor struct ViewState {
  let view: UIView
  private let transform: CATransform3D
  private let anchorPoint: CGPoint
  private let position: CGPoint
  private let bounds: CGRect
  private let opacity: Float
  private let isHidden: Bool
  private let zPosition: CGFloat
  private let mask: CALayer?
  private let maskView: UIView?
  private let cornerRadius: CGFloat
  private let clips: Bool
  private let isDoubleSided: Bool
  private let backgroundColor: UIColor?

  /// Records a view's state.
  init(_ view: UIView) {
    self.view = view
    let layer = view.layer
    (transform, anchorPoint, position, bounds) = (layer.transform, layer.anchorPoint, layer.position, layer.bounds)
    (opacity, isHidden, zPosition, mask) = (layer.opacity, layer.isHidden, layer.zPosition, layer.mask)
    (cornerRadius, clips, isDoubleSided) = (layer.cornerRadius, layer.masksToBounds, layer.isDoubleSided)
    (maskView, backgroundColor) = (view.mask, view.backgroundColor)
  }

  /// Restores the view.
  func restore() {
    let layer = view.layer
    (layer.anchorPoint, layer.transform) = (anchorPoint, transform)
    if layer.bounds != bounds { layer.bounds = bounds }
    if layer.position != position { layer.position = position }
    (layer.opacity, layer.zPosition, layer.cornerRadius) = (opacity, zPosition, cornerRadius)
    (layer.masksToBounds, layer.isDoubleSided) = (clips, isDoubleSided)
    if view.mask !== maskView { view.mask = maskView }
    if layer.mask !== mask { layer.mask = mask }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if view.backgroundColor != backgroundColor { view.backgroundColor = backgroundColor }
  }
}

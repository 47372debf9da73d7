import UIKit

/// The properties of a view that a transition may change temporarily, and must restore.
struct ViewSettings {
  private let transform: CATransform3D
  private let sublayerTransform: CATransform3D
  private let anchorPoint: CGPoint
  private let alpha: CGFloat
  private let mask: ObjectIdentifier?
  private let isHidden: Bool
  private let takesTouches: Bool

  /// The current properties of a view.
  @MainActor init(of view: UIView) {
    transform = view.layer.transform
    sublayerTransform = view.layer.sublayerTransform
    anchorPoint = view.layer.anchorPoint
    alpha = view.alpha
    mask = view.layer.mask.map { ObjectIdentifier($0) }
    isHidden = view.isHidden
    takesTouches = view.isUserInteractionEnabled
  }

  /// The settings of a new view.
  @MainActor static let untouched = ViewSettings()

  private init() {
    (transform, sublayerTransform) = (CATransform3DIdentity, CATransform3DIdentity)
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    (alpha, mask, isHidden, takesTouches) = (1, nil, false, true)
  }

  /// Returns the properties that differ, with their values.
  ///
  /// - Parameter isPushedBack: whether a sheet over the view pushes it back, so that its transform is the sheet's.
  func differences(from wanted: ViewSettings, isPushedBack: Bool) -> [String] {
    var found: [String] = []
    if !isPushedBack, !CATransform3DEqualToTransform(transform, wanted.transform) {
      found.append("transform \(transform.m11) \(transform.m22) \(transform.m41) \(transform.m42)")
    }
    if !CATransform3DEqualToTransform(sublayerTransform, wanted.sublayerTransform) {
      found.append("sublayer transform")
    }
    if anchorPoint != wanted.anchorPoint { found.append("anchor point \(anchorPoint.x) \(anchorPoint.y)") }
    if alpha != wanted.alpha { found.append("alpha \(alpha)") }
    if mask != wanted.mask { found.append(mask == nil ? "no mask" : "mask") }
    if isHidden != wanted.isHidden { found.append(isHidden ? "hidden" : "not hidden") }
    if takesTouches != wanted.takesTouches { found.append(takesTouches ? "interaction" : "no interaction") }
    return found
  }
}

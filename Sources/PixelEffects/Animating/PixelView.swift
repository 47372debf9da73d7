import UIKit

/// Shows a film.
final class PixelView: UIView {
  override class var layerClass: AnyClass { PixelLayer.self }

  init(_ composition: PixelComposition, frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? PixelLayer)?.composition = composition
  }

  required init?(coder: NSCoder) { nil }
}

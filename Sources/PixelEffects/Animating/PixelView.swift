import UIKit

/// Shows a film.
final class PixelView: UIView {
  override class var layerClass: AnyClass { PixelLayer.self }

  init(_ film: PixelFilm, frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? PixelLayer)?.film = film
  }

  required init?(coder: NSCoder) { nil }
}

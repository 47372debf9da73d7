import UIKit

/// A gradient between two opacities of black, as a shadow on a part of a screen.
final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Makes a gradient over a rectangle, between two points in unit coordinates.
  ///
  /// - Parameters:
  ///   - opacities: the opacities of black at the two points, in 0…1.
  ///   - plateau: the part of the distance that has the first opacity, in 0…1.
  init(
    over frame: CGRect, from start: CGPoint, to end: CGPoint, opacities: (CGFloat, CGFloat), plateau: CGFloat = 0
  ) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    (gradient.startPoint, gradient.endPoint) = (start, end)
    gradient.colors = [opacities.0, opacities.1].map { UIColor(white: 0, alpha: $0).cgColor }
    gradient.locations = [NSNumber(value: Double(plateau)), 1]
  }

  required init?(coder: NSCoder) { nil }
}

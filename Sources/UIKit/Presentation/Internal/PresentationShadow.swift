import QuartzCore

/// The shadow under a card or a bubble. The specification has no figures; these look like a device's.
struct PresentationShadow {
  let opacity: Float
  /// In points.
  let radius: CGFloat
  /// Points downwards.
  let offset: CGFloat

  /// Under a card that floats, and one that leaves the screen behind as it is.
  static let card = PresentationShadow(opacity: 0.18, radius: 24, offset: 4)
  /// Under a popover's bubble.
  static let bubble = PresentationShadow(opacity: 0.22, radius: 32, offset: 8)

  @MainActor func apply(to layer: CALayer) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: offset)
  }
}

import QuartzCore

/// The shadow of a card or a bubble. The specification has no figures; these resemble a device's.
struct PresentationShadow {
  let opacity: Float
  /// The blur radius, in points.
  let radius: CGFloat
  /// The vertical offset, in points downwards.
  let offset: CGFloat

  /// The shadow of a floating card, and of one that does not dim the screen behind.
  static let card = PresentationShadow(opacity: 0.18, radius: 24, offset: 4)
  /// The shadow of a popover's bubble.
  static let bubble = PresentationShadow(opacity: 0.22, radius: 32, offset: 8)

  @MainActor func apply(to layer: CALayer) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: offset)
  }
}

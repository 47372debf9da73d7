import QuartzCore

/// The shadow beside the upper screen's leading edge: 4 points wide, from black at 0.2 to clear (K-5).
final class NavigationEdgeShadow: UIView {
  static let width: CGFloat = 4
  static let opacity = 0.2
  static let overhang: CGFloat = 20

  /// Creates a shadow to the left or right of a rectangle, and taller than it by ``overhang`` at both ends.
  init(beside rect: CGRect, isOnRight: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: rect.height + 2 * Self.overhang))
    center = Self.center(beside: rect, isOnRight: isOnRight)
    isUserInteractionEnabled = false
    layer.contents = Self.gradient
    if isOnRight { transform = CGAffineTransform(scaleX: -1, y: 1) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the center of a shadow to the left or right of a rectangle.
  static func center(beside rect: CGRect, isOnRight: Bool) -> CGPoint {
    CGPoint(x: isOnRight ? rect.maxX + width / 2 : rect.minX - width / 2, y: rect.midY)
  }

  /// One row of black with an opacity that rises to the right.
  private static let gradient = CGImage.horizontalFade(columns: 24, opacity: opacity)
}

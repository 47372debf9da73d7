import QuartzCore

/// What a zoom is made of: what the app asked for, and the system's springs.
@MainActor struct ZoomSettings {
  typealias Provider = (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  let options: UIViewController.Transition.ZoomOptions
  let sourceView: Provider

  /// Place and width on the way in, and the height (K-45).
  static let growing = Spring(response: 0.317, dampingRatio: 1)
  static let opening = Spring(response: 0.406, dampingRatio: 0.925)
  /// On the way out, and back again after a finger let go too early (K-46).
  static let shrinking = Spring(response: 0.34, dampingRatio: 0.92)
  static let returning = Spring(response: 0.278, dampingRatio: 0.927)
  /// Seconds in which the source view's picture goes, and comes (K-47).
  static let fading = (away: 0.156, back: 0.191)
  /// How dark the screen below is (K-48).
  static let dimming = 0.15
  /// Seconds in which the corners become those of a display and, where the screen fills its place again, square (K-62).
  static let rounding = 0.5
  /// How round a display's corners are, in points, and at most as a part of the shorter side; like an iPhone's.
  private static let corners = (radius: CGFloat(55), part: CGFloat(0.14))

  /// The radius of a display's corners for a screen of a size, in points (K-62).
  static func displayRadius(of size: CGSize) -> CGFloat {
    min(corners.radius, corners.part * min(size.width, size.height))
  }
}

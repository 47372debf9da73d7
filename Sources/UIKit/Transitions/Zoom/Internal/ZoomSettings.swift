import QuartzCore

/// The settings of a zoom: the app's options, and the system's springs.
@MainActor struct ZoomSettings {
  typealias Provider = (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  let options: UIViewController.Transition.ZoomOptions
  let sourceView: Provider

  /// The springs of a zoom in: position and width, and the height (K-45).
  static let growing = Spring(response: 0.317, dampingRatio: 1)
  static let opening = Spring(response: 0.406, dampingRatio: 0.925)
  /// The springs of a zoom out, and of a return after a release that cancels (K-46).
  static let shrinking = Spring(response: 0.34, dampingRatio: 0.92)
  static let returning = Spring(response: 0.278, dampingRatio: 0.927)
  /// The seconds in which the source view's snapshot fades out, and in (K-47).
  static let fading = (out: 0.156, back: 0.191)
  /// The opacity of the dimming (K-48).
  static let dimming = 0.15
  /// The seconds in which the corners get the display's radius and, at full size, become square (K-62).
  static let rounding = 0.5
  /// The corner radius of a display in points, and its limit as a fraction of the shorter side; like an iPhone's.
  private static let corners = (radius: CGFloat(55), fraction: CGFloat(0.14))

  /// Returns the corner radius of a display for a screen of a size, in points (K-62).
  static func displayRadius(of size: CGSize) -> CGFloat {
    min(corners.radius, corners.fraction * min(size.width, size.height))
  }
}

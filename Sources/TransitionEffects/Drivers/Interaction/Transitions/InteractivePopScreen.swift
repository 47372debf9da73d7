import UIKit

/// A screen that configures the interactive pop and the navigation bar (E-62).
@MainActor public protocol InteractivePopScreen: UIViewController {
  /// Whether a gesture may pop the screen; true by default.
  var allowsInteractivePop: Bool { get }
  /// The largest distance of the touch from the leading edge, in points; 0, the default, for anywhere.
  var interactivePopReach: CGFloat { get }
  /// Whether the navigation bar is hidden or shown with the screen; nil, the default, leaves it unchanged.
  var prefersNavigationBarHidden: Bool? { get }
}

extension InteractivePopScreen {
  /// True.
  public var allowsInteractivePop: Bool { true }
  /// Zero: anywhere.
  public var interactivePopReach: CGFloat { 0 }
  /// Nil: unchanged.
  public var prefersNavigationBarHidden: Bool? { nil }
}

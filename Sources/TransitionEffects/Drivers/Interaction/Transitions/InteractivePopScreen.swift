import UIKit

/// A screen that says how fingers may pop it, and whether it wants a navigation bar (E-62).
@MainActor public protocol InteractivePopScreen: UIViewController {
  /// Whether fingers may pop the screen; they may unless it says otherwise.
  var allowsInteractivePop: Bool { get }
  /// Points from the edge where lines begin within which a finger must land; 0, which it is unless the screen says otherwise, for anywhere.
  var interactivePopReach: CGFloat { get }
  /// Whether the navigation bar goes as the screen comes, or comes; nil, which it is unless the screen says otherwise, leaves it as it is.
  var prefersNavigationBarHidden: Bool? { get }
}

extension InteractivePopScreen {
  /// Fingers may.
  public var allowsInteractivePop: Bool { true }
  /// Anywhere.
  public var interactivePopReach: CGFloat { 0 }
  /// As it is.
  public var prefersNavigationBarHidden: Bool? { nil }
}

import Foundation

/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  /// No position in particular.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, with a background that extends behind the status bar.
  case topAttached = 3
}

/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar, which decides on the bar's position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns ``UIBarPosition/any``.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a navigation bar, which allows and is notified of pushes and pops of items.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has been pushed, after the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the top item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when the top item has been popped, after the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar: UIBarPositioning {
  /// The position that the delegate returns; at the top of the screen in a navigation controller.
  public var barPosition: UIBarPosition {
    navigationController != nil ? .topAttached : delegate?.position(for: self) ?? .any
  }
}

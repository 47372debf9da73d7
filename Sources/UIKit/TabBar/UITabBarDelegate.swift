import Foundation

/// The delegate of a tab bar, which is notified of the user's selections.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the customizing of the items begins.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the customizing of the items has begun.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the customizing ends, with the bar's items and whether they have changed.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called when the customizing has ended, with the bar's items and whether they have changed.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

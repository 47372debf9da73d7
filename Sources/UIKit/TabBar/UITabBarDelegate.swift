/// The delegate of a tab bar, which is notified of the user's selections.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when the user has tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

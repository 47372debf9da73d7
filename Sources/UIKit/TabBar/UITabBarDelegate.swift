/// Hears of a tab bar's selection by the user.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// The user tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

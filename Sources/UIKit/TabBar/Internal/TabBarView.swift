import QuartzCore

/// The view of a tab bar controller, which lays out the bar.
final class TabBarView: UIView {
  @WeakReference var tabBarController: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabBarController?.layoutBar()
  }
}

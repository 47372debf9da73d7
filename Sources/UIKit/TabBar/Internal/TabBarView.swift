import QuartzCore

/// A tab bar controller's view: lays out the bar.
final class TabBarView: UIView {
  @WeakReference var tabBarController: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabBarController?.layoutBar()
  }
}

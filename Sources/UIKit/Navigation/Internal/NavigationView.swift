import QuartzCore

/// The view of a navigation controller. Pushes and pops begin in its layout pass (T-20).
final class NavigationView: UIView {
  @WeakReference var navigationController: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigationController?.installTopInWindow()
    navigationController?.layoutBars()
    navigationController?.startDeferredTransitionIfNeeded()
  }
}

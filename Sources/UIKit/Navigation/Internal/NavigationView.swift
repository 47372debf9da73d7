import QuartzCore

/// A navigation controller's view: its layout pass is where a push or a pop begins (T-20).
final class NavigationView: UIView {
  @WeakReference var navigationController: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigationController?.installTopInWindow()
    navigationController?.layoutBars()
    navigationController?.startDeferredTransitionIfNeeded()
  }
}

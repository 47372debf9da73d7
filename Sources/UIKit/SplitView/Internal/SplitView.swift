import QuartzCore

/// A split view controller's view: lays out the columns.
final class SplitView: UIView {
  @WeakReference var splitViewController: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    splitViewController?.layoutColumns()
  }
}

import QuartzCore

/// The view of a split view controller, which lays out the columns.
final class SplitView: UIView {
  @WeakReference var splitViewController: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    splitViewController?.layoutColumns()
  }
}

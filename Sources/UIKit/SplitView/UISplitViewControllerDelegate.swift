/// Hears of a split view controller's changes, and decides on some.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// The mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// A column is about to come to the screen.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to leave the screen.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// The column whose screens are on top after a collapse.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The mode after an expansion.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The columns are one stack now.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The columns lie side by side again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Whether the delegate has shown a controller itself that was to be the primary one.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Whether the delegate has shown a detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Classic ones only: whether the delegate has put the secondary controller's content into the primary one, so that it is not shown.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// The proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// The split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The secondary controller goes on top of the stack.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

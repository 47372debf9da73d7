import Foundation

/// The delegate of a split view controller, which is notified of changes and decides on some.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before the mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a column is shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns the column whose screens are on top after a collapse.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the mode after an expansion.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the columns have been collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the columns have been expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Returns whether the delegate has shown a controller that was meant for the primary column.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Returns whether the delegate has shown a controller that was meant for the secondary column.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate has merged the secondary controller into the primary one, so that it is not shown.
  ///
  /// Asked for the classic style only.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller after an expansion; nil asks the primary controller. Classic style only.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the controller of a collapse; nil for the primary one. Classic style only.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the primary controller after an expansion; nil for the shown one. Classic style only.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the mode that the display mode button and the pan change to; `automatic` for the default.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Called when a pan begins to show or hide a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when the change that a pan has made ends.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Returns the orientations that are supported while the split view controller fills the screen.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the split view controller is presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
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
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Returns false: the split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false: the split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false: the secondary controller is pushed on the stack.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns nil: the primary controller is asked.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns nil, for the primary controller.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns nil, for the shown controller.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns `automatic`.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// Returns the orientations of the device.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.environment.defaultOrientations }
  /// Returns the screen's orientation.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { splitViewController.environment.orientation.interface }
}

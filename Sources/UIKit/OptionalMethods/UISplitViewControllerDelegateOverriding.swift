/// Lets a subclass of a split view controller's delegate add methods that its superclass, which conforms, has left out.
///
/// See ``UINavigationControllerDelegateOverriding``. Not Apple's.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegateOverriding: AnyObject {
  /// The mode is about to change.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
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
  /// Whether the delegate has shown a primary controller itself.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Whether the delegate has shown a detail itself.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
    -> Bool
  /// Classic ones only: whether the secondary controller is not to be shown.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Classic ones only: who is the secondary controller after an expansion.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Classic ones only: who is the one controller after a collapse.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Classic ones only: who is the primary controller after an expansion.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// The mode to which the display mode button changes.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// A finger begins to bring a column, or to take it away.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// The finger has let go of the column.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// The orientations that the screen may have.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// The orientation in which it is presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegateOverriding where Self: UISplitViewControllerDelegate {
  private var inherited: any UISplitViewControllerDelegate { self }

  /// What the superclass does.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    inherited.splitViewController(svc, willChangeTo: displayMode)
  }
  /// What the superclass does.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    inherited.splitViewController(svc, willShow: column)
  }
  /// What the superclass does.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    inherited.splitViewController(svc, willHide: column)
  }
  /// What the superclass answers.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    inherited.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }
  /// What the superclass answers.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    inherited.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }
  /// What the superclass does.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    inherited.splitViewControllerDidCollapse(svc)
  }
  /// What the superclass does.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    inherited.splitViewControllerDidExpand(svc)
  }
  /// What the superclass answers.
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  {
    inherited.splitViewController(splitViewController, show: vc, sender: sender)
  }
  /// What the superclass answers.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    inherited.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }
  /// What the superclass answers.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    inherited.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }
  /// What the superclass answers.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    inherited.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }
  /// What the superclass answers.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    inherited.primaryViewController(forCollapsing: splitViewController)
  }
  /// What the superclass answers.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    inherited.primaryViewController(forExpanding: splitViewController)
  }
  /// What the superclass answers.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    inherited.targetDisplayModeForAction(in: svc)
  }
  /// What the superclass does.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    inherited.splitViewControllerInteractivePresentationGestureWillBegin(svc)
  }
  /// What the superclass does.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    inherited.splitViewControllerInteractivePresentationGestureDidEnd(svc)
  }
  /// What the superclass answers.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  {
    inherited.splitViewControllerSupportedInterfaceOrientations(splitViewController)
  }
  /// What the superclass answers.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    inherited.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
  }
}

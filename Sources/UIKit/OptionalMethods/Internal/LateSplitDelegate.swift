/// Stands for a delegate whose subclass adds methods: every call goes to the sibling protocol first.
final class LateSplitDelegate: UISplitViewControllerDelegate {
  private let late: any UISplitViewControllerDelegateOverriding

  init(_ late: any UISplitViewControllerDelegateOverriding) {
    self.late = late
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    late.splitViewController(svc, willChangeTo: displayMode)
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    late.splitViewController(svc, willShow: column)
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    late.splitViewController(svc, willHide: column)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    late.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    late.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    late.splitViewControllerDidCollapse(svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    late.splitViewControllerDidExpand(svc)
  }

  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  {
    late.splitViewController(splitViewController, show: vc, sender: sender)
  }

  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
    -> Bool
  {
    late.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    late.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    late.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    late.primaryViewController(forCollapsing: splitViewController)
  }

  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    late.primaryViewController(forExpanding: splitViewController)
  }

  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    late.targetDisplayModeForAction(in: svc)
  }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    late.splitViewControllerInteractivePresentationGestureWillBegin(svc)
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    late.splitViewControllerInteractivePresentationGestureDidEnd(svc)
  }

  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  {
    late.splitViewControllerSupportedInterfaceOrientations(splitViewController)
  }

  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
  {
    late.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
  }
}

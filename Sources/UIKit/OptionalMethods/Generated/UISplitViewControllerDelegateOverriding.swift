// Written by Scripts/optional-methods from UISplitViewControllerDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UISplitViewControllerDelegate`` that its superclass, which conforms, has
/// left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UISplitViewControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegateOverriding: NSObjectProtocol {
  /// Called before the mode changes.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
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
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
    -> Bool
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
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// Returns the orientation in which the split view controller is presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegateOverriding where Self: UISplitViewControllerDelegate {
  private var inherited: any UISplitViewControllerDelegate { self }

  /// Calls the superclass's method.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    inherited.splitViewController(svc, willChangeTo: displayMode)
  }

  /// Calls the superclass's method.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    inherited.splitViewController(svc, willShow: column)
  }

  /// Calls the superclass's method.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    inherited.splitViewController(svc, willHide: column)
  }

  /// Calls the superclass's method.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    inherited.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  /// Calls the superclass's method.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    inherited.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  /// Calls the superclass's method.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    inherited.splitViewControllerDidCollapse(svc)
  }

  /// Calls the superclass's method.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    inherited.splitViewControllerDidExpand(svc)
  }

  /// Calls the superclass's method.
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  {
    inherited.splitViewController(splitViewController, show: vc, sender: sender)
  }

  /// Calls the superclass's method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    inherited.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  /// Calls the superclass's method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    inherited.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  /// Calls the superclass's method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    inherited.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  /// Calls the superclass's method.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    inherited.primaryViewController(forCollapsing: splitViewController)
  }

  /// Calls the superclass's method.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    inherited.primaryViewController(forExpanding: splitViewController)
  }

  /// Calls the superclass's method.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    inherited.targetDisplayModeForAction(in: svc)
  }

  /// Calls the superclass's method.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    inherited.splitViewControllerInteractivePresentationGestureWillBegin(svc)
  }

  /// Calls the superclass's method.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    inherited.splitViewControllerInteractivePresentationGestureDidEnd(svc)
  }

  /// Calls the superclass's method.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  {
    inherited.splitViewControllerSupportedInterfaceOrientations(splitViewController)
  }

  /// Calls the superclass's method.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    inherited.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class SplitDelegateForwarder: NSObject, UISplitViewControllerDelegate {
  private let sibling: any UISplitViewControllerDelegateOverriding

  init(_ sibling: any UISplitViewControllerDelegateOverriding) {
    self.sibling = sibling
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    sibling.splitViewController(svc, willChangeTo: displayMode)
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    sibling.splitViewController(svc, willShow: column)
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    sibling.splitViewController(svc, willHide: column)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    sibling.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    sibling.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    sibling.splitViewControllerDidCollapse(svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    sibling.splitViewControllerDidExpand(svc)
  }

  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  {
    sibling.splitViewController(splitViewController, show: vc, sender: sender)
  }

  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
    -> Bool
  {
    sibling.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    sibling.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    sibling.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    sibling.primaryViewController(forCollapsing: splitViewController)
  }

  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    sibling.primaryViewController(forExpanding: splitViewController)
  }

  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    sibling.targetDisplayModeForAction(in: svc)
  }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    sibling.splitViewControllerInteractivePresentationGestureWillBegin(svc)
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    sibling.splitViewControllerInteractivePresentationGestureDidEnd(svc)
  }

  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  {
    sibling.splitViewControllerSupportedInterfaceOrientations(splitViewController)
  }

  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
  {
    sibling.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UISplitViewControllerDelegate) -> any UISplitViewControllerDelegate {
    sibling(of: delegate, .splitDelegate, as: (any UISplitViewControllerDelegateOverriding).self).map(
      SplitDelegateForwarder.init) ?? delegate
  }
}

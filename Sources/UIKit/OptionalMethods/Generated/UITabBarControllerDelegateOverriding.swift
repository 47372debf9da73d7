// Written by Scripts/optional-methods from UITabBarControllerDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UITabBarControllerDelegate`` that its superclass, which conforms, has left
/// out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UITabBarControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UITabBarControllerDelegateOverriding: NSObjectProtocol {
  /// Returns whether a tab that the user has tapped may be shown; also asked for the selected one (T-58, T-66).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when the user has selected a tab, not for selections by the program (T-58).
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Called before the customizing of the bar begins, with the tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// Called before the customizing of the bar ends, with the tabs and whether the bar's items have changed.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Called when the customizing of the bar has ended, with the tabs and whether the bar's items have changed.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Returns the animator of a tab change; nil for no animation (T-2).
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of an animator; nil for a transition that is not interactive.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations that are supported while the controller fills the screen.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
}

extension UITabBarControllerDelegateOverriding where Self: UITabBarControllerDelegate {
  private var inherited: any UITabBarControllerDelegate { self }

  /// Calls the superclass's method.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    inherited.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Calls the superclass's method.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    inherited.tabBarController(tabBarController, didSelect: viewController)
  }

  /// Calls the superclass's method.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    inherited.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  /// Calls the superclass's method.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    inherited.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  /// Calls the superclass's method.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    inherited.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }

  /// Calls the superclass's method.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inherited.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// Calls the superclass's method.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inherited.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  /// Calls the superclass's method.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    inherited.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }

  /// Calls the superclass's method.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    inherited.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class TabBarDelegateForwarder: NSObject, UITabBarControllerDelegate {
  private let sibling: any UITabBarControllerDelegateOverriding

  init(_ sibling: any UITabBarControllerDelegateOverriding) {
    self.sibling = sibling
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    sibling.tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    sibling.tabBarController(tabBarController, didSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    sibling.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    sibling.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    sibling.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    sibling.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    sibling.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    sibling.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    sibling.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UITabBarControllerDelegate) -> any UITabBarControllerDelegate {
    sibling(of: delegate, .tabBarDelegate, as: (any UITabBarControllerDelegateOverriding).self).map(
      TabBarDelegateForwarder.init) ?? delegate
  }
}

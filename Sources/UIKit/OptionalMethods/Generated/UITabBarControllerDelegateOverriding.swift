// Written by Scripts/optional-methods from UITabBarControllerDelegate.swift.

/// Lets a subclass add optional methods of ``UITabBarControllerDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance is declared, so a
/// method that only a subclass has is never called. Where the superclass can't be edited, the subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UITabBarControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UITabBarControllerDelegateOverriding: AnyObject {
  /// Returns whether a tab that the user has tapped may be shown; also asked for the selected one (T-58, T-66).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when the user has selected a tab, not for selections by the program (T-58).
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
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

/// Stands for a delegate whose class adopts the sibling protocol, and calls that.
final class LateTabBarDelegate: UITabBarControllerDelegate {
  private let late: any UITabBarControllerDelegateOverriding

  init(_ late: any UITabBarControllerDelegateOverriding) {
    self.late = late
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    late.tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    late.tabBarController(tabBarController, didSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    late.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    late.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UITabBarControllerDelegate) -> any UITabBarControllerDelegate {
    late(delegate, .tabBarDelegate, as: (any UITabBarControllerDelegateOverriding).self).map(LateTabBarDelegate.init)
      ?? delegate
  }
}

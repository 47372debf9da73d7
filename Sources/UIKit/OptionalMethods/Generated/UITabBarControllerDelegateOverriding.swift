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
  /// Whether a tab that the user tapped may be shown; sent for the selected tab, too (T-58, T-66).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// The user has chosen a tab; not sent for changes by the program (T-58).
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The animator for a change of tab; nil for none at all (T-2).
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller for an animator; nil where time drives it.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations that the screen may have while the controller fills it, where it does not say so itself.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// The orientation in which the controller is presented, where it does not say so itself.
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

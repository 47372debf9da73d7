// Written by Scripts/optional-methods from UINavigationControllerDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UINavigationControllerDelegate`` that its superclass, which conforms, has
/// left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UINavigationControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UINavigationControllerDelegateOverriding: NSObjectProtocol {
  /// Called before a controller is shown, after both will-callbacks (T-39).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called when a controller is shown, after its `viewDidAppear` (T-39).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animator of a push or a pop; nil for the system's.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of an animator; nil for a transition that is not interactive.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations that are supported while the controller fills the screen.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation
}

extension UINavigationControllerDelegateOverriding where Self: UINavigationControllerDelegate {
  private var inherited: any UINavigationControllerDelegate { self }

  /// Calls the superclass's method.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    inherited.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Calls the superclass's method.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    inherited.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  /// Calls the superclass's method.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inherited.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Calls the superclass's method.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inherited.navigationController(navigationController, interactionControllerFor: animationController)
  }

  /// Calls the superclass's method.
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  {
    inherited.navigationControllerSupportedInterfaceOrientations(navigationController)
  }

  /// Calls the superclass's method.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    inherited.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class NavigationDelegateForwarder: NSObject, UINavigationControllerDelegate {
  private let sibling: any UINavigationControllerDelegateOverriding

  init(_ sibling: any UINavigationControllerDelegateOverriding) {
    self.sibling = sibling
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    sibling.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    sibling.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    sibling.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    sibling.navigationController(navigationController, interactionControllerFor: animationController)
  }

  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  {
    sibling.navigationControllerSupportedInterfaceOrientations(navigationController)
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation
  {
    sibling.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UINavigationControllerDelegate) -> any UINavigationControllerDelegate {
    sibling(of: delegate, .navigationDelegate, as: (any UINavigationControllerDelegateOverriding).self).map(
      NavigationDelegateForwarder.init) ?? delegate
  }
}

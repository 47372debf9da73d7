import UIKit

/// A delegate of stacks, tab bars and presentations that returns the same objects to all of them, for one transition
/// after another.
///
/// Keep a reference to it: delegates are not retained.
package final class TransitionDirector: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  /// Makes the animator of a transition that begins; nil for the system's.
  package var animator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
  /// Returns the interaction controller of a transition; nil for a non-interactive one.
  package var interaction: () -> (any UIViewControllerInteractiveTransitioning)? = { nil }
  /// Makes the presentation controller of a screen, from it and the one that presents it; nil for the system's.
  package var presentationController: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil
  }
  /// Makes the presentation controller for a presented controller and its presenter; nil for the system's.
  package var willShow: (UIViewController) -> Void = { _ in }
  /// Called with the controller that a stack has shown.
  package var didShow: (UIViewController) -> Void = { _ in }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { willShow(viewController) }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { didShow(viewController) }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  package func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  package func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { presentationController(presented, presenting) }
}

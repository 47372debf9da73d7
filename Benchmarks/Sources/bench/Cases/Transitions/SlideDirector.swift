import TransitionEffects
import UIKit

/// Offers a slide of 0.35 s, made of view animations, for every kind of transition, interactive on demand.
@MainActor
final class SlideDirector: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  /// Drives the next transitions; nil leaves them to time.
  var interaction: UIPercentDrivenInteractiveTransition?
  /// Takes the slide's place in a navigation controller.
  var effect: EffectAnimator?

  private func slide(_ direction: SlideDirection) -> SlideAnimator {
    let animator = SlideAnimator(direction: direction)
    animator.duration = 0.35
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    effect ?? slide(operation == .push ? .push : .pop)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    slide(toVC === tabBarController.viewControllers?.first ? .tabLeft : .tabRight)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    slide(.presentation)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    slide(.dismissal)
  }
}

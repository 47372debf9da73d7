import TransitionEffects
import UIKit

/// A tab delegate that offers the slide where a test wants it, and records its calls.
final class TabDirector: NSObject, UITabBarControllerDelegate {
  let log: CallLog
  var driver: UIPercentDrivenInteractiveTransition?
  var usesSlide = false
  /// An animator in place of the slide.
  var makeAnimator: (() -> any UIViewControllerAnimatedTransitioning)?
  var allows = true
  private(set) var animators: [LoggedSlide] = []

  init(log: CallLog) {
    self.log = log
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    log.calls.append("shouldSelect(\(viewController.title ?? "?"))")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.calls.append("didSelect(\(viewController.title ?? "?"))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.calls.append("anim?")
    if let makeAnimator { return makeAnimator() }
    guard usesSlide, let tabs = tabBarController.viewControllers, let from = tabs.firstIndex(of: fromVC),
      let to = tabs.firstIndex(of: toVC)
    else { return nil }
    let animator = LoggedSlide(from < to ? .tabRight : .tabLeft, duration: 0.3, log: log)
    animators.append(animator)
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.calls.append("inter?")
    return driver
  }
}

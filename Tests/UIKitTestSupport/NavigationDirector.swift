import TransitionEffects
import UIKit

/// A navigation delegate that offers the slide, and a driver where the test wants one; it records its calls.
final class NavigationDirector: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var driver: UIPercentDrivenInteractiveTransition?
  var usesSlide = true
  /// Offered in place of the slide.
  var makeAnimator: ((UINavigationController.Operation) -> any UIViewControllerAnimatedTransitioning)?
  var duration = 0.3
  private(set) var animators: [LoggedSlide] = []

  init(log: CallLog = CallLog()) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.calls.append("willShow(\(viewController.title ?? "?"))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.calls.append("didShow(\(viewController.title ?? "?"))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.calls.append("anim?")
    if let makeAnimator { return makeAnimator(operation) }
    guard usesSlide else { return nil }
    let animator = LoggedSlide(operation == .pop ? .pop : .push, duration: duration, log: log)
    animators.append(animator)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.calls.append("inter?")
    return driver
  }
}

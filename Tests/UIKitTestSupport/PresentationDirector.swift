import TransitionEffects
import UIKit

/// A transitioning delegate that offers the slide, and a driver and a presentation controller where the test wants
/// them.
final class PresentationDirector: NSObject, UIViewControllerTransitioningDelegate {
  var driver: UIPercentDrivenInteractiveTransition?
  var usesSlide = true
  var makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  /// The maker of an animator that replaces the slide; the argument is true for a presentation.
  var makeAnimator: ((Bool) -> any UIViewControllerAnimatedTransitioning)?
  let log = CallLog()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let makeAnimator { return makeAnimator(true) }
    return usesSlide ? LoggedSlide(.presentation, duration: 0.3, log: log) : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let makeAnimator { return makeAnimator(false) }
    return usesSlide ? LoggedSlide(.dismissal, duration: 0.3, log: log) : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    makeController?(presented, presenting)
  }
}

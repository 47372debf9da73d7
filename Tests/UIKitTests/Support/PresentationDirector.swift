import TransitionEffects
import UIKit

/// A transitioning delegate that offers the slide, and a driver and a presentation controller where the test wants them.
final class PresentationDirector: NSObject, UIViewControllerTransitioningDelegate {
  var driver: UIPercentDrivenInteractiveTransition?
  var usesSlide = true
  var makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  let log = CallLog()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    usesSlide ? LoggedSlide(.presentation, duration: 0.3, log: log) : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    usesSlide ? LoggedSlide(.dismissal, duration: 0.3, log: log) : nil
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

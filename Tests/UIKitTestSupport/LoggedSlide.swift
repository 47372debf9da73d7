import TransitionEffects
import UIKit

/// The slide, with its calls written down.
final class LoggedSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let slide: SlideAnimator
  private let log: CallLog

  init(_ direction: SlideDirection, duration: TimeInterval, log: CallLog) {
    slide = SlideAnimator(direction: direction)
    slide.duration = duration
    self.log = log
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    slide.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.calls.append("animate")
    slide.animateTransition(using: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.calls.append("aE(\(transitionCompleted ? 1 : 0))")
  }
}

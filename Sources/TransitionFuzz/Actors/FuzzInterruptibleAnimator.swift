import UIKit

/// An animator that can be interrupted.
///
/// It is no subclass of `FuzzAnimator`: an optional method that a subclass adds would not be found (Decision 1).
final class FuzzInterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private weak var world: FuzzWorld?
  private var running: UIViewPropertyAnimator?
  private var end: ExpectedCompletion?

  init(duration: TimeInterval, in world: FuzzWorld) {
    self.duration = duration
    self.world = world
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    if end == nil { end = world?.expectCompletion("animationEnded of the interruptible animator") }
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    makeAnimator(context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    makeAnimator(context)
  }

  private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let running { return running }
    world?.reenter("interruptibleAnimator")
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
    }
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.9) {
      view?.transform = CGAffineTransform(translationX: 0, y: 40)
    }
    let completion = world?.expectCompletion("the completion of the interruptible animator")
    animator.addCompletion { [weak world] position in
      completion?.call()
      view?.transform = .identity
      world?.reenter("before completeTransition")
      context.completeTransition(position == .end && !context.transitionWasCancelled)
      world?.reenter("after completeTransition")
    }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running = nil
    end?.call()
  }
}

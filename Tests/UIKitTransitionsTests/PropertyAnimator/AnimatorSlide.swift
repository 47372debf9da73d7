import UIKit

/// A slide by a property animator, made once per transition, and used by time and by finger.
final class AnimatorSlide: NSObject, UIViewControllerAnimatedTransitioning {
  let isPop: Bool
  let duration = 0.5
  private(set) var animator: UIViewPropertyAnimator?
  /// The transition's context, as a gesture of the app would keep it.
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private(set) var timesAsked = 0

  init(isPop: Bool) {
    self.isPop = isPop
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    timesAsked += 1
    if let animator { return animator }
    let made = makeAnimator(transitionContext)
    animator = made
    return made
  }

  private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    self.context = context
    let width = context.containerView.bounds.width
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.addSubview(to) }
    to?.transform = CGAffineTransform(translationX: isPop ? -width : width, y: 0)
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { [isPop] in
      from?.transform = CGAffineTransform(translationX: isPop ? width : -width, y: 0)
      to?.transform = .identity
    }
    animator.addCompletion { position in
      from?.transform = .identity
      to?.transform = .identity
      context.completeTransition(position == .end)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}

import UIKit

/// An animator whose transition is a property animator's, which can be taken hold of.
final class PropertyAnimatorTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let make: (any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator
  private let endsTransition: Bool
  private(set) var animator: UIViewPropertyAnimator?

  /// - Parameter endsTransition: whether the animator's end is the transition's.
  init(
    endsTransition: Bool = true, _ make: @escaping (any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator
  ) {
    self.endsTransition = endsTransition
    self.make = make
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ContinuityScene.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = make(transitionContext)
    guard endsTransition else {
      animator = made
      return made
    }
    made.addCompletion { position in
      transitionContext.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}

import Foundation

/// Creates the animations of a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the length of the transition, in seconds. Called more than once, and with nil.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Creates the animations, and calls `completeTransition(_:)` at their end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator with which the running transition can be interrupted.
  ///
  /// Called once per transition. Its animator is used in place of ``animateTransition(using:)`` (A-15, T-103). Without
  /// it the transition cannot be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator that stands for none: the transition cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NoInterruptibleAnimator.shared
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The default result of `interruptibleAnimator(using:)`, recognised by its identity.
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = NoInterruptibleAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

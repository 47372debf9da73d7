import Foundation

/// Lets a subclass of an animator add methods that its superclass, which conforms, has left out.
///
/// See ``UINavigationControllerDelegateOverriding``. Not Apple's.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioningOverriding: NSObjectProtocol {
  /// The animator that can be taken hold of while the transition runs (A-15, T-103).
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioningOverriding where Self: UIViewControllerAnimatedTransitioning {
  private var inherited: any UIViewControllerAnimatedTransitioning { self }

  /// What the superclass answers.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    inherited.interruptibleAnimator(using: transitionContext)
  }
  /// What the superclass does.
  public func animationEnded(_ transitionCompleted: Bool) {
    inherited.animationEnded(transitionCompleted)
  }
}

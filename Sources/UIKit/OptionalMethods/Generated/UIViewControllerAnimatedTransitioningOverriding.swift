// Written by Scripts/optional-methods from UIViewControllerAnimatedTransitioning.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIViewControllerAnimatedTransitioning`` that its superclass, which
/// conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIViewControllerAnimatedTransitioningOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioningOverriding: NSObjectProtocol {
  /// Returns an animator with which the running transition can be interrupted.
  ///
  /// Called once per transition. Its animator is used in place of `animateTransition(using:)` (A-15, T-103). Without
  /// it the transition cannot be interrupted.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioningOverriding where Self: UIViewControllerAnimatedTransitioning {
  private var inherited: any UIViewControllerAnimatedTransitioning { self }

  /// Calls the superclass's method.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    inherited.interruptibleAnimator(using: transitionContext)
  }

  /// Calls the superclass's method.
  public func animationEnded(_ transitionCompleted: Bool) {
    inherited.animationEnded(transitionCompleted)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class AnimatorForwarder: NSObject, UIViewControllerAnimatedTransitioning {
  private let delegate: any UIViewControllerAnimatedTransitioning
  private let sibling: any UIViewControllerAnimatedTransitioningOverriding

  init(
    _ delegate: any UIViewControllerAnimatedTransitioning,
    _ sibling: any UIViewControllerAnimatedTransitioningOverriding
  ) {
    (self.delegate, self.sibling) = (delegate, sibling)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    delegate.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    delegate.animateTransition(using: transitionContext)
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    sibling.interruptibleAnimator(using: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    sibling.animationEnded(transitionCompleted)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIViewControllerAnimatedTransitioning) -> any UIViewControllerAnimatedTransitioning {
    sibling(of: delegate, .animator, as: (any UIViewControllerAnimatedTransitioningOverriding).self).map {
      AnimatorForwarder(delegate, $0)
    } ?? delegate
  }
}

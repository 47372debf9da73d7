import UIKit

/// A transition whose animator is of a class of the app's own, around a property animator that is not exposed.
final class WrappedTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private final class Wrapper: NSObject, UIViewImplicitlyAnimating {
    let inner: UIViewPropertyAnimator

    init(_ inner: UIViewPropertyAnimator) {
      self.inner = inner
    }

    var state: UIViewAnimatingState { inner.state }
    var isRunning: Bool { inner.isRunning }
    var isReversed: Bool {
      get { inner.isReversed }
      set { inner.isReversed = newValue }
    }
    var fractionComplete: CGFloat {
      get { inner.fractionComplete }
      set { inner.fractionComplete = newValue }
    }
    func startAnimation() { inner.startAnimation() }
    func startAnimation(afterDelay delay: TimeInterval) { inner.startAnimation(afterDelay: delay) }
    func pauseAnimation() { inner.pauseAnimation() }
    func stopAnimation(_ withoutFinishing: Bool) { inner.stopAnimation(withoutFinishing) }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { inner.finishAnimation(at: finalPosition) }
    func addAnimations(_ animation: @escaping () -> Void) { inner.addAnimations(animation) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { inner.addCompletion(completion) }
    func continueAnimation(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
      inner.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
  }

  private let make: (any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator
  private var wrapper: Wrapper?

  init(_ make: @escaping (any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator) {
    self.make = make
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let wrapper { return wrapper }
    let made = Wrapper(make(transitionContext))
    made.addCompletion { transitionContext.completeTransition($0 == .end) }
    wrapper = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    wrapper = nil
  }
}

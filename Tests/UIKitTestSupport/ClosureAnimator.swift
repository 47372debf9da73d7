import UIKit

/// An animator made of a closure.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  var animate: (any UIViewControllerContextTransitioning) -> Void
  var ended: (Bool) -> Void = { _ in }

  init(duration: TimeInterval = 0.5, _ animate: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.duration = duration
    self.animate = animate
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended(transitionCompleted)
  }
}

extension ClosureAnimator {
  /// Fades the arriving view in over the other.
  static func fade(duration: TimeInterval = 0.5) -> ClosureAnimator {
    ClosureAnimator(duration: duration) { context in
      context.insertToView()
      let view = context.view(forKey: .to)
      view?.alpha = 0
      UIView.animate(withDuration: duration) {
        view?.alpha = 1
      } completion: { _ in
        context.completeAsDecided()
      }
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the arriving view into the container, over or under the other, where it shall be.
  func insertToView(above: Bool = true) {
    guard let toView = view(forKey: .to) else { return }
    toView.frame = containerView.bounds
    if above { containerView.addSubview(toView) } else { containerView.insertSubview(toView, at: 0) }
  }

  /// Ends the transition as its interaction decided.
  func completeAsDecided() {
    completeTransition(!transitionWasCancelled)
  }
}

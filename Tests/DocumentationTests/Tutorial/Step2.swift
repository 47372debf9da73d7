import UIKit

enum Step2 {
  // step 2
  /// Moves the new screen up from the bottom edge.
  final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let screen = transitionContext.view(forKey: .to) else {
        return transitionContext.completeTransition(false)
      }
      let container = transitionContext.containerView
      container.addSubview(screen)
      screen.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
        animations: { screen.transform = .identity },
        completion: { _ in transitionContext.completeTransition(true) })
    }
  }
  // end
}

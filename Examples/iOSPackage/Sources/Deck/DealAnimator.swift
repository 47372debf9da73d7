import UIKit

class DealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)!
    transitionContext.containerView.addSubview(view)
    view.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
    view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        view.transform = .identity
      }
    ) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

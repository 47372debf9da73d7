import UIKit

/// The seed's animator (E-6): the presented screen opens in the middle, from one point wide to two thirds of the
/// container.
final class OverlayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let size = CGSize(width: container.frame.width * 2 / 3, height: container.frame.height * 2 / 3)
    if context.viewController(forKey: .to)?.isBeingPresented == true, let toView = context.view(forKey: .to) {
      container.addSubview(toView)
      toView.center = container.center
      toView.bounds = CGRect(x: 0, y: 0, width: 1, height: size.height)
      animate(context) { toView.bounds = CGRect(origin: .zero, size: size) }
    } else if context.viewController(forKey: .from)?.isBeingDismissed == true, let view = context.view(forKey: .from) {
      let height = view.frame.height
      animate(context) { view.bounds = CGRect(x: 0, y: 0, width: 1, height: height) }
    }
  }

  private func animate(_ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut, animations: changes) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

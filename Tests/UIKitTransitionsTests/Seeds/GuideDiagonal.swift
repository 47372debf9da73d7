import UIKit

/// Seeds 000, 002 and 004, listings 10-1 and 10-2: in from the lower right corner, and out into it (E-9).
final class GuideDiagonal: NSObject, UIViewControllerAnimatedTransitioning {
  let presenting: Bool

  init(presenting: Bool) {
    self.presenting = presenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let (from, to) = (transitionContext.viewController(forKey: .from), transitionContext.viewController(forKey: .to))
    let (fromView, toView) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    let final = to.map { transitionContext.finalFrame(for: $0) } ?? .zero
    var start = to.map { transitionContext.initialFrame(for: $0) } ?? .zero
    var fromFinal = from.map { transitionContext.finalFrame(for: $0) } ?? .zero
    let corner = CGPoint(x: container.frame.width, y: container.frame.height)
    if presenting {
      start = CGRect(origin: corner, size: final.size)
    } else {
      // The listing starts the presenter's view at its initial frame, which is unknown, and zero, where it was removed
      // (T-16).
      start = final
      fromFinal = CGRect(origin: corner, size: fromView?.frame.size ?? .zero)
    }
    if let toView {
      container.addSubview(toView)
      toView.frame = start
      if !presenting, let fromView { container.bringSubviewToFront(fromView) }
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [presenting] in
      if presenting { toView?.frame = final } else { fromView?.frame = fromFinal }
    } completion: { [presenting] _ in
      let success = !transitionContext.transitionWasCancelled
      if presenting, !success { toView?.removeFromSuperview() }
      if !presenting, success { fromView?.removeFromSuperview() }
      transitionContext.completeTransition(success)
    }
  }
}

/// Listings 10-3 and 10-4: a subclass of the percent driver that brings its own recognizer (E-10, A-19).
final class GuideSwipeDriver: UIPercentDrivenInteractiveTransition {
  private var context: (any UIViewControllerContextTransitioning)?
  private var pan: UIPanGestureRecognizer?

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    context = transitionContext
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("handleSwipeUpdate:", GuideSwipeDriver.handleSwipeUpdate(_:)))
    pan.maximumNumberOfTouches = 1
    transitionContext.containerView.addGestureRecognizer(pan)
    self.pan = pan
  }

  func handleSwipeUpdate(_ gesture: UIGestureRecognizer) {
    guard let container = context?.containerView, let pan else { return }
    switch gesture.state {
    case .began:
      pan.setTranslation(.zero, in: container)
    case .changed:
      update(abs(pan.translation(in: container).y / container.bounds.height))
    case .ended, .cancelled, .failed:
      finish()
      container.removeGestureRecognizer(pan)
      context = nil
    default: break
    }
  }
}

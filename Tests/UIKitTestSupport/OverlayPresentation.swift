import UIKit

/// The seed's presentation controller (E-7): a dimming view that grows along with the transition and fades at the end.
final class OverlayPresentation: UIPresentationController {
  let dimmingView = UIView()

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    container.addSubview(dimmingView)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimmingView.center = container.center
    dimmingView.bounds = CGRect(
      x: 0, y: 0, width: container.frame.width * 2 / 3, height: container.frame.height * 2 / 3)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
      dimmingView.bounds = container.bounds
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
      dimmingView.alpha = 0
    })
  }
}

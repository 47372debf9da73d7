import UIKit

/// Presents a screen of two thirds of the container over a dimming view that grows from the centre (E-7).
@MainActor open class OverlayPresentationController: UIPresentationController {
  /// The dimming view over the screen behind.
  public let dimmingView = UIView(frame: .zero)
  /// The size of the presented screen as a fraction of the container's, clamped to 0…1.
  public var fraction: CGFloat = 2.0 / 3

  /// The centred rectangle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let usable = fraction.usable(in: 0...1, else: 2.0 / 3)
    return bounds.insetBy(dx: bounds.width * (1 - usable) / 2, dy: bounds.height * (1 - usable) / 2)
  }

  /// Grows the dimming view alongside the transition.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimmingView.frame = frameOfPresentedViewInContainerView
    containerView.insertSubview(dimmingView, at: 0)
    alongside { dimmingView, bounds in dimmingView.bounds.size = bounds.size }
  }

  /// Removes the dimming view after a cancelled presentation.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  /// Fades the dimming view alongside the transition.
  open override func dismissalTransitionWillBegin() {
    alongside { dimmingView, _ in dimmingView.alpha = 0 }
  }

  /// Removes the dimming view.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
  }

  /// Centres both again after a size change of the container.
  open override func containerViewWillLayoutSubviews() {
    guard let containerView, presentedViewController.transitionCoordinator == nil else { return }
    dimmingView.frame = containerView.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func alongside(_ changes: @escaping (_ dimmingView: UIView, _ bounds: CGRect) -> Void) {
    let (dimmingView, bounds) = (dimmingView, containerView?.bounds ?? .zero)
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes(dimmingView, bounds) }
    coordinator.animate(alongsideTransition: { _ in changes(dimmingView, bounds) }, completion: nil)
  }
}

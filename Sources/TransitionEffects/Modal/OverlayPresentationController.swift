import UIKit

/// Places a presented screen in the middle of a dimmed one, two thirds as wide and as high; the dim grows out of the middle (E-7).
@MainActor open class OverlayPresentationController: UIPresentationController {
  /// What covers the screen behind.
  public let dimmingView = UIView(frame: .zero)
  /// How large the presented screen is, in parts of the container; counts as 0…1.
  public var fraction: CGFloat = 2.0 / 3

  /// The rectangle in the container's middle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let usable = fraction.usable(in: 0...1, else: 2.0 / 3)
    return bounds.insetBy(dx: bounds.width * (1 - usable) / 2, dy: bounds.height * (1 - usable) / 2)
  }

  /// Lets the dim grow alongside.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimmingView.frame = frameOfPresentedViewInContainerView
    containerView.insertSubview(dimmingView, at: 0)
    alongside { dimmingView, bounds in dimmingView.bounds.size = bounds.size }
  }

  /// Takes the dim away again where nothing was presented.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  /// Lets the dim fade alongside.
  open override func dismissalTransitionWillBegin() {
    alongside { dimmingView, _ in dimmingView.alpha = 0 }
  }

  /// Takes the dim away.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
  }

  /// Keeps dim and screen in the middle when the container's size changes.
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

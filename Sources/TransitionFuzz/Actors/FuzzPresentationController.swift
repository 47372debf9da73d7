import UIKit

/// A presentation controller with a dimming view, which may remove the presenter's view.
final class FuzzPresentationController: UIPresentationController {
  /// The view that dims the screen behind.
  let dimming = UIView()
  weak var world: FuzzWorld?
  /// The expected end of the running presentation or dismissal.
  private var end: ExpectedCompletion?
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 0, dy: removesPresenter ? 0 : 20)
  }

  override func presentationTransitionWillBegin() {
    end = world?.expectCompletion("presentationTransitionDidEnd of \(presentedViewController.name)")
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
    fade(to: 0.4)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    end?.call()
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    end = world?.expectCompletion("dismissalTransitionDidEnd of \(presentedViewController.name)")
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    end?.call()
    if completed { dimming.removeFromSuperview() }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha })
  }
}

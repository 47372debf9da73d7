import UIKit

@testable import UIKitTestSupport

/// Seed 003, "BouncePresentTransition" and its semi-modal variant: the new view springs up from below (E-11, E-14).
final class SeedBouncePresent: NSObject, UIViewControllerAnimatedTransitioning {
  let isSemiModal: Bool

  init(isSemiModal: Bool = false) {
    self.isSemiModal = isSemiModal
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from)
    else { return }
    let (bounds, container) = (UIScreen.main.bounds, transitionContext.containerView)
    var final = transitionContext.finalFrame(for: to)
    var snapshot: UIView?
    if isSemiModal {
      final = CGRect(x: 0, y: bounds.height / 3, width: bounds.width, height: bounds.height)
      to.view.layer.cornerRadius = 15
      snapshot = snapshotOf(from.view)
      from.view.isHidden = true
      if let snapshot { container.addSubview(snapshot) }
    }
    to.view.frame = final.offsetBy(dx: 0, dy: bounds.height)
    container.addSubview(to.view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: .curveLinear
    ) {
      to.view.frame = final
      snapshot?.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
    } completion: { [isSemiModal] _ in
      guard isSemiModal, transitionContext.transitionWasCancelled else {
        return transitionContext.completeTransition(true)
      }
      transitionContext.completeTransition(false)
      snapshot?.removeFromSuperview()
      from.view.isHidden = false
    }
  }

  /// The view's layer, drawn into an image; the dismissal finds the image's view by its tag.
  private func snapshotOf(_ view: UIView) -> UIView {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
    if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    let snapshot = UIImageView(image: UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    snapshot.frame = view.bounds
    snapshot.tag = 404
    return snapshot
  }
}

/// Seed 003, "NormalDismissTransition" and its semi-modal variant: the view goes down again (E-12, E-14).
final class SeedNormalDismiss: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from)
    else { return }
    let final = transitionContext.initialFrame(for: from).offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
    let container = transitionContext.containerView
    let snapshot = container.subviews.first { $0.tag == 404 }
    container.addSubview(to.view)
    container.sendSubviewToBack(to.view)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.view.frame = final
      snapshot?.transform = .identity
    } completion: { _ in
      let completes = !transitionContext.transitionWasCancelled
      transitionContext.completeTransition(completes)
      guard let snapshot else { return }
      to.view.isHidden = !completes
      if completes { snapshot.removeFromSuperview() }
    }
  }
}

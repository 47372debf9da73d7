import QuartzCore

/// The transitioning delegate of an alert: returns its presentation controller and its animators.
final class AlertTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(isPresenting: false)
  }
}

/// Animates an alert, which shrinks in by the system's spring and fades out (K-21, E-83), or an action sheet, which
/// moves from the lower edge.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The scale at which an alert begins.
  static let initialScale: CGFloat = 1.26

  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? 0.404 : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: (UITransitionContextViewControllerKey, UITransitionContextViewKey) =
      isPresenting ? (.to, .to) : (.from, .from)
    guard let alert = context.viewController(forKey: key.0), let view = context.view(forKey: key.1) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let isActionSheet = (alert as? UIAlertController)?.preferredStyle == .actionSheet
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: alert)
    }
    let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height - view.frame.minY)
    func hide() {
      if isActionSheet { view.transform = below } else { view.alpha = 0 }
    }
    if isPresenting {
      hide()
      if !isActionSheet { view.transform = CGAffineTransform(scaleX: Self.initialScale, y: Self.initialScale) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: isPresenting && !isActionSheet ? .systemSpring : .curveEaseOut,
      animations: {
        guard self.isPresenting else { return hide() }
        view.transform = .identity
        view.alpha = 1
      },
      completion: { _ in
        (view.transform, view.alpha) = (.identity, 1)
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

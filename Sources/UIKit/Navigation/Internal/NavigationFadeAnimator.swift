import QuartzCore

/// Cross-fades the upper screen over the lower one in a push or a pop.
///
/// It replaces the slide where cross-fades are preferred, and a zoom where motion is reduced (E-88, K-60).
final class NavigationFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private var changes = TemporaryChanges()

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    NavigationParallaxAnimator.nominalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let isPush = operation == .push
    toView.center = NavigationParallaxAnimator.restingCenter(of: toView, in: context)
    if isPush {
      context.containerView.addSubview(toView)
    } else {
      context.containerView.insertSubview(toView, belowSubview: fromView)
    }
    let fading = isPush ? toView : fromView
    let shown = fading.alpha
    if isPush { fading.alpha = 0 }
    // Restores the alpha that the fade has set to 0; another value was set by the app, and stays.
    changes.add { if fading.alpha == 0 { fading.alpha = shown } }
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : []
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: options) {
      fading.alpha = isPush ? shown : 0
    } completion: { [self] _ in
      changes.undo()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { changes.undo() }
}

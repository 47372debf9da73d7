import QuartzCore

/// Fades the presented screen in over the presenter, and out again (K-18).
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.4
  private let isPresenting: Bool
  private var changes = TemporaryChanges()

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.containerView.uiEnvironment.note(.modalStyleDuration)
    guard let fading = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let shown = fading.alpha
    if isPresenting {
      context.containerView.addSubview(fading)
      fading.alpha = 0
    }
    // Restores the alpha that the fade has left at 0. Another value was set meanwhile and stays.
    changes.add { if fading.alpha == 0 { fading.alpha = shown } }
    UIView.animate(withDuration: Self.duration) {
      fading.alpha = self.isPresenting ? shown : 0
    } completion: { [self] _ in
      changes.undo()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { changes.undo() }
}

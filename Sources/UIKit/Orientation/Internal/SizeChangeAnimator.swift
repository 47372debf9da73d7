import QuartzCore

/// Rotates a window from its old orientation, and gives it its new size meanwhile.
final class SizeChangeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let change: SizeChange

  init(_ change: SizeChange) {
    self.change = change
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    change.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let window = context.containerView as? UIWindow else { return context.completeTransition(true) }
    UIView.performWithoutAnimation {
      let size = change.configuration.size
      window.center = CGPoint(x: size.width / 2, y: size.height / 2)
      window.transform = change.startTransform
    }
    let timing = ViewAnimationTiming(duration: change.duration, delay: 0, options: [])
    let animation = ViewAnimationContext(
      timing: timing, movedContainers: [window.layer], environment: window.environment
    ) { _ in context.completeTransition(true) }
    animation.run {
      window.transform = .identity
      change.apply(to: window)
      window.layoutIfNeeded()
    }
  }
}

import QuartzCore

/// The system's presentation: up from the bottom edge, and down again (E-72, K-17).
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Nominal seconds; the motion is the system's spring.
  static let nominalDuration: TimeInterval = 0.5
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.nominalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    if isPresenting { container.addSubview(moving) }
    let rest = moving.center
    // From where nothing of it shows: its top edge on the container's bottom edge.
    let top = rest.y - moving.anchorPoint.y * moving.bounds.height
    let below = CGPoint(x: rest.x, y: rest.y + max(0, container.bounds.maxY - top))
    if isPresenting { moving.center = below }
    // A finger is followed by the point, else the system's spring moves the screen.
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .systemSpring
    UIView.animate(withDuration: Self.nominalDuration, delay: 0, options: options) {
      moving.center = self.isPresenting ? rest : below
    } completion: { _ in
      moving.center = rest
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

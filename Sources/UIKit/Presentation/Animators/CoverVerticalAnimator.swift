import QuartzCore

/// The system's presentation: up from the bottom edge, and down again (E-72, K-17).
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Nominal seconds; the motion is the system's spring.
  static let nominalDuration: TimeInterval = 0.5
  private let isPresenting: Bool
  /// Where the moving view's anchor point lies at rest.
  private var rest = CGPoint.zero
  private var move: MeasuredMove?

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
    rest = moving.center
    let below = below(moving, in: container)
    if isPresenting { moving.center = below }
    // A finger is followed by the point, else the system's spring moves the screen.
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .systemSpring
    UIView.animate(withDuration: Self.nominalDuration, delay: 0, options: options) {
      moving.center = self.isPresenting ? self.rest : below
    } completion: { [self] _ in
      moving.center = rest
      move = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    move =
      isPresenting ? MeasuredMove(of: moving, from: below, to: rest) : MeasuredMove(of: moving, from: rest, to: below)
  }

  /// Where nothing of the view shows: its top edge on the container's bottom edge.
  private func below(_ moving: UIView, in container: UIView) -> CGPoint {
    let top = rest.y - moving.anchorPoint.y * moving.bounds.height
    return CGPoint(x: rest.x, y: rest.y + max(0, container.bounds.maxY - top))
  }

  /// The container has another size, and the moving view another place at rest (P-33).
  func follow(_ moving: UIView, restingIn frame: CGRect, in container: UIView) {
    guard let move else { return }
    rest = moving.center(in: frame)
    let below = below(moving, in: container)
    if isPresenting { move.go(on: below, to: rest) } else { move.go(on: rest, to: below) }
  }
}

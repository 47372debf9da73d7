import QuartzCore

/// The system's presentation: a slide up from the bottom edge, and down again (E-72, K-17).
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning, RetargetableAnimator {
  /// The nominal length in seconds; the system's spring defines the motion.
  static let nominalDuration: TimeInterval = 0.5
  private let isPresenting: Bool
  /// The final position of the moving view's anchor point.
  private var finalCenter = CGPoint.zero
  private var slide: RetargetableSlide?
  private var changes = TemporaryChanges()

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
    finalCenter = moving.center
    let (start, end) = ends(of: moving, in: container)
    moving.center = start
    // An interactive transition follows the finger exactly; else the system's spring moves the screen.
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .systemSpring
    UIView.animate(withDuration: Self.nominalDuration, delay: 0, options: options) {
      moving.center = end
    } completion: { [self] _ in
      changes.undo()
      context.completeTransition(!context.transitionWasCancelled)
    }
    slide = RetargetableSlide(of: moving, from: start, to: end)
    changes.add { [unowned self] in
      moving.center = finalCenter
      slide?.end()
      slide = nil
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { changes.undo() }

  /// The positions of the view's anchor point at the start and at the end.
  private func ends(of moving: UIView, in container: UIView) -> (start: CGPoint, end: CGPoint) {
    let below = below(moving, in: container)
    return isPresenting ? (below, finalCenter) : (finalCenter, below)
  }

  /// The position at which the view is just outside: its top edge lies on the container's bottom edge.
  private func below(_ moving: UIView, in container: UIView) -> CGPoint {
    let top = finalCenter.y - moving.anchorPoint.y * moving.bounds.height
    return CGPoint(x: finalCenter.x, y: finalCenter.y + max(0, container.bounds.maxY - top))
  }

  func retarget(in context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let slide, let moving = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: key)
    else { return }
    finalCenter = moving.center(
      in: isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller))
    let (start, end) = ends(of: moving, in: context.containerView)
    slide.retarget(from: start, to: end)
  }
}

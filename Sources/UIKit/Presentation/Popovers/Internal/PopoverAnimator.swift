import QuartzCore

/// Scales a popover up from its arrow's tip while it fades in, and fades it out.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The seconds of presentation and dismissal.
  static let duration: (presentation: TimeInterval, dismissal: TimeInterval) = (0.3, 0.2)
  /// The scale at the start.
  static let startScale: CGFloat = 0.8
  private let isPresenting: Bool
  private let tip: CGPoint

  /// - Parameter tip: the arrow's tip, in 0…1 of the popover.
  init(isPresenting: Bool, tip: CGPoint) {
    self.isPresenting = isPresenting
    self.tip = tip
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? Self.duration.presentation : Self.duration.dismissal
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let popover = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let resting = popover.transform
    if isPresenting {
      context.containerView.addSubview(popover)
      popover.alpha = 0
      popover.transform = resting.concatenating(shrunk(popover.bounds.size))
    }
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
      popover.alpha = self.isPresenting ? 1 : 0
      popover.transform = resting
    } completion: { _ in
      popover.alpha = 1
      popover.transform = resting
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The transform to the smallest scale with the tip as its fixed point.
  private func shrunk(_ size: CGSize) -> CGAffineTransform {
    let rest = 1 - Self.startScale
    return CGAffineTransform(
      a: Self.startScale, b: 0, c: 0, d: Self.startScale, tx: (tip.x - 0.5) * size.width * rest,
      ty: (tip.y - 0.5) * size.height * rest)
  }
}

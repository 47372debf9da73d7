import QuartzCore

/// A popover grows out of its arrow's tip while it fades in, and fades out.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds in, and out.
  static let duration: (comes: TimeInterval, goes: TimeInterval) = (0.3, 0.2)
  /// The part of its size that it begins with.
  static let smallest: CGFloat = 0.8
  private let isPresenting: Bool
  private let tip: CGPoint

  /// - Parameter tip: the arrow's tip, in 0…1 of the popover.
  init(isPresenting: Bool, tip: CGPoint) {
    self.isPresenting = isPresenting
    self.tip = tip
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? Self.duration.comes : Self.duration.goes
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

  /// The smallest size, with the tip where it is.
  private func shrunk(_ size: CGSize) -> CGAffineTransform {
    let rest = 1 - Self.smallest
    return CGAffineTransform(
      a: Self.smallest, b: 0, c: 0, d: Self.smallest, tx: (tip.x - 0.5) * size.width * rest,
      ty: (tip.y - 0.5) * size.height * rest)
  }
}

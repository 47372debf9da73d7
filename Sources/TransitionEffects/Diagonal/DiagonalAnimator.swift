import UIKit

/// Brings a presented screen in from the lower right corner, and takes it back there (E-9).
@MainActor public final class DiagonalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the animator presents; else it dismisses.
  public let isPresenting: Bool
  /// How long it takes, in seconds.
  public var duration: TimeInterval = 0.5

  /// An animator for a presentation or for a dismissal.
  public init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// The length, in seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Moves the presented view between its place and the corner; what a cancel or a dismissal leaves over is taken away.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let corner = CGPoint(x: container.bounds.maxX, y: container.bounds.maxY)
    let toView = transitionContext.view(forKey: .to)
    let fromView = transitionContext.view(forKey: .from)
    if isPresenting {
      guard let toView, let presented = transitionContext.viewController(forKey: .to) else {
        return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      let final = transitionContext.finalFrame(for: presented)
      container.addSubview(toView)
      toView.frame = CGRect(origin: corner, size: final.size)
      move(toView, to: final, transitionContext) { $0 ? nil : toView }
    } else {
      guard let fromView else {
        return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      if let toView { container.insertSubview(toView, belowSubview: fromView) }
      move(fromView, to: CGRect(origin: corner, size: fromView.frame.size), transitionContext) { $0 ? fromView : nil }
    }
  }

  private func move(
    _ view: UIView, to frame: CGRect, _ context: any UIViewControllerContextTransitioning,
    leftOver: @escaping (Bool) -> UIView?
  ) {
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.frame = frame },
      completion: { _ in
        let didComplete = !context.transitionWasCancelled
        leftOver(didComplete)?.removeFromSuperview()
        context.completeTransition(didComplete)
      })
  }
}

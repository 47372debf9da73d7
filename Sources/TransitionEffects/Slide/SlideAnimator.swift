import UIKit

/// Slides the new screen in and the old one out: horizontally in containers, vertically for presentations (E-1, E-2, E-3).
@MainActor public final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Which way the slide goes.
  public let direction: SlideDirection
  /// How long it takes, in seconds (K-55).
  public var duration: TimeInterval = 0.3

  /// A slide in a direction.
  public init(direction: SlideDirection) {
    self.direction = direction
    super.init()
  }

  /// The slide's length, in seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Slides both screens by transforms, and puts the transforms back at the end, also of a cancel.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let fromView = transitionContext.view(forKey: .from)
    let toView = transitionContext.view(forKey: .to)
    let (width, height) = (container.bounds.width, container.bounds.height)
    let incoming: CGAffineTransform
    let outgoing: CGAffineTransform
    switch direction {
    case .push, .tabRight:
      incoming = CGAffineTransform(translationX: width, y: 0)
      outgoing = CGAffineTransform(translationX: -width, y: 0)
    case .pop, .tabLeft:
      incoming = CGAffineTransform(translationX: -width, y: 0)
      outgoing = CGAffineTransform(translationX: width, y: 0)
    case .presentation:
      incoming = CGAffineTransform(translationX: 0, y: height)
      outgoing = .identity
    case .dismissal:
      incoming = .identity
      outgoing = CGAffineTransform(translationX: 0, y: height)
    }
    if let toView {
      if let destination = transitionContext.viewController(forKey: .to) {
        let frame = transitionContext.finalFrame(for: destination)
        if !frame.isEmpty { toView.frame = frame }
      }
      if direction == .dismissal, let fromView {
        container.insertSubview(toView, belowSubview: fromView)
      } else {
        container.addSubview(toView)
      }
      toView.transform = incoming
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        fromView?.transform = outgoing
        toView?.transform = .identity
      },
      completion: { _ in
        fromView?.transform = .identity
        toView?.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

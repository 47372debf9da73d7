import UIKit

/// Grows a screen out of a card, or shrinks it back into the card. With Reduce Motion it fades.
public final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the screen arrives; otherwise it leaves.
  public let isPresenting: Bool
  private weak var card: UIView?

  /// An animator for a card that is on the screen.
  public init(isPresenting: Bool, card: UIView) {
    self.isPresenting = isPresenting
    self.card = card
  }

  /// 0.5 seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.5
  }

  /// Moves the screen between the card's frame and its own.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let screen = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    if isPresenting {
      container.addSubview(screen)
    } else if let list = transitionContext.view(forKey: .to) {
      container.insertSubview(list, belowSubview: screen)
    }
    let fades = UIAccessibility.isReduceMotionEnabled
    let small = fades ? .identity : transform(of: screen, in: container)
    let show = { (isSmall: Bool) in
      screen.transform = isSmall ? small : .identity
      screen.alpha = isSmall && fades ? 0 : 1
    }
    card?.alpha = 0
    if isPresenting { show(true) }
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear) {
      show(!self.isPresenting)
    } completion: { _ in
      self.card?.alpha = 1
      show(false)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// The transform that puts the whole screen into the card's frame.
  private func transform(of screen: UIView, in container: UIView) -> CGAffineTransform {
    guard let card, screen.bounds.width > 0, screen.bounds.height > 0 else { return .identity }
    let frame = card.convert(card.bounds, to: container)
    return CGAffineTransform(
      translationX: frame.midX - container.bounds.midX, y: frame.midY - container.bounds.midY
    )
    .scaledBy(x: frame.width / screen.bounds.width, y: frame.height / screen.bounds.height)
  }
}

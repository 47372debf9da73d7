import TransitionEffects
import UIKit

/// Presents a screen from a card, and lets a finger that pulls down take it away.
public final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let card: UIView

  /// A transition from a card on the screen.
  public init(from card: UIView) {
    self.card = card
  }

  /// Presents a screen; the transition lives as long as the screen, which keeps it as `transition`.
  public func present(_ screen: CardController, over list: UIViewController) {
    screen.transition = self
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = self
    InteractionDriver.dismissal(of: screen, by: .pull()) { [card] in CardAnimator(isPresenting: false, card: card) }
    list.present(screen, animated: true)
  }

  /// The animator that grows the screen.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CardAnimator(isPresenting: true, card: card)
  }

  /// The animator that shrinks the screen.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CardAnimator(isPresenting: false, card: card)
  }
}

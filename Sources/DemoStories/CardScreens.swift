import StudioHost
import UIKit

/// A card that comes up on a spring, whose numbers the page's sliders change.
final class CardListController: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    title = "Card"
    view.backgroundColor = .systemBackground
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Show the card") { [weak self] _ in self?.showCard() })
    button.frame = CGRect(x: 40, y: 120, width: view.bounds.width - 80, height: 44)
    button.autoresizingMask = .flexibleWidth
    view.addSubview(button)
  }

  private func showCard() {
    let card = CardController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CardAnimator()
  }
}

/// The card; a tap on it takes it away.
final class CardController: UIViewController {
  override func viewDidLoad() {
    title = "The card"
    view.backgroundColor = .systemIndigo
    view.layer.cornerRadius = 24
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("dismissCard", Self.dismissCard)))
  }

  private func dismissCard() { dismiss(animated: true) }
}

/// Moves a card up from below on a spring.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration = Tunable("duration", 0.6, in: 0.1...2)
  private static let damping = Tunable("damping", 0.7, in: 0.1...1)
  private static let height = Tunable("height", 420, in: 100...700)

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration.value
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to) else { return context.completeTransition(false) }
    let room = context.containerView.bounds
    let frame = CGRect(
      x: 16, y: room.height - Self.height.value - 40, width: room.width - 32, height: Self.height.value)
    card.frame = frame.offsetBy(dx: 0, dy: Self.height.value + 60)
    context.containerView.addSubview(card)
    UIView.animate(
      withDuration: Self.duration.value, delay: 0, usingSpringWithDamping: Self.damping.value, initialSpringVelocity: 0
    ) {
      card.frame = frame
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

import UIKit

/// A screen with one card.
public final class CardListController: UIViewController {
  /// The card.
  public let card = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 40))

  /// Shows the card on white.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemTeal
    view.addSubview(card)
  }

  /// Opens the card.
  @discardableResult public func openCard() -> CardController {
    let screen = CardController()
    CardTransition(from: card).present(screen, over: self)
    return screen
  }
}

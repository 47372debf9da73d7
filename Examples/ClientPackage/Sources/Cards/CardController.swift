import UIKit

/// The screen that a card becomes.
public final class CardController: UIViewController {
  /// The transition by which it came, and will leave.
  var transition: CardTransition?

  /// Fills the screen with the card's color.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }
}

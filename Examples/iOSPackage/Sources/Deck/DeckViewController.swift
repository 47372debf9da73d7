import UIKit

extension NSNotification.Name {
  static let deckDidEnd = NSNotification.Name("DeckDidEnd")
}

class DeckViewController: UIViewController {
  @objc weak var delegate: DeckViewControllerDelegate?
  private(set) var index = 0
  private let cards: [CardView]
  private var timer: Timer?

  init(titles: [String]) {
    cards = titles.map(CardView.init(title:))
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder aDecoder: NSCoder) {
    cards = []
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black
    let next = UIButton(type: .system)
    next.setTitle("Next", for: .normal)
    next.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
    next.addTarget(self, action: #selector(DeckViewController.next(_:)), for: .touchUpInside)
    view.addSubview(next)
    show()
  }

  @objc func next(_ sender: UIButton) {
    showNext()
  }

  func showNext() {
    guard index + 1 < cards.count else {
      delegate?.deckDidEnd?(self)
      NotificationCenter.default.post(name: .deckDidEnd, object: self)
      return
    }
    guard delegate?.deck?(self, shouldShowCardAt: index + 1) ?? true else { return }
    cards[index].removeFromSuperview()
    index += 1
    show()
  }

  func play(interval: TimeInterval) {
    timer = Timer.scheduledTimer(
      timeInterval: interval, target: self, selector: #selector(tick(timer:)), userInfo: nil, repeats: true)
  }

  @objc private func tick(timer: Timer) {
    showNext()
    if index == cards.count - 1 {
      timer.invalidate()
    }
  }

  private func show() {
    let card = cards[index]
    card.frame = CGRect(x: 40, y: 140, width: 240, height: 320)
    view.addSubview(card)
    delegate?.deck(self, didShow: card)
  }
}

extension DeckViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return DealAnimator()
  }
}

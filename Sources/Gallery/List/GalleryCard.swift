import EffectCatalog
import UIKit

/// An effect in the list: its live thumbnail, its name, and what one sees.
final class GalleryCard: UIControl {
  let effect: Effect
  private let stage = UIView()
  private let name = UILabel()
  private let summary = UILabel()
  /// The showcase that plays in the card.
  private(set) var thumbnail: ShowcaseController?

  init(_ effect: Effect) {
    self.effect = effect
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = 12
    stage.isUserInteractionEnabled = false
    name.text = effect.title
    name.font = .boldSystemFont(ofSize: 15)
    summary.text = effect.summary
    summary.font = .systemFont(ofSize: 12)
    summary.textColor = .secondaryLabel
    summary.numberOfLines = 2
    for part in [stage, name, summary] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { [self] in
        transform = isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 10, dy: 10)
    stage.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 58)
    thumbnail?.view.frame = stage.bounds
    name.frame = CGRect(x: inner.minX, y: stage.frame.maxY + 6, width: inner.width, height: 20)
    summary.frame = CGRect(x: inner.minX, y: name.frame.maxY, width: inner.width, height: 32)
  }

  /// Begins to play, in a parent.
  func start(in parent: UIViewController, after delay: TimeInterval) {
    guard thumbnail == nil, let container = effect.containers.first else { return }
    let showcase = ShowcaseController(effect, in: container, size: CGSize(width: 150, height: 200))
    thumbnail = showcase
    parent.addChild(showcase)
    showcase.view.frame = stage.bounds
    stage.addSubview(showcase.view)
    showcase.didMove(toParent: parent)
    showcase.didPlay = { [weak self, weak showcase] in self?.play(showcase, after: 0.8) }
    play(showcase, after: delay)
  }

  private func play(_ showcase: ShowcaseController?, after delay: TimeInterval) {
    showcase?.perform(Selector("play", ShowcaseController.play), with: nil, afterDelay: delay)
  }

  /// Stops, and takes what played away.
  func stop() {
    guard let showcase = thumbnail else { return }
    thumbnail = nil
    showcase.didPlay = {}
    NSObject.cancelPreviousPerformRequests(withTarget: showcase)
    showcase.willMove(toParent: nil)
    showcase.view.removeFromSuperview()
    showcase.removeFromParent()
  }
}

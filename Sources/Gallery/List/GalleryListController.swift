import EffectCatalog
import UIKit

/// Every effect, by family, each with a thumbnail that plays while it can be seen.
public final class GalleryListController: UIViewController, UIScrollViewDelegate {
  private let scroll = UIScrollView()
  private var sections: [(header: UILabel, cards: [GalleryCard])] = []
  private var cards: [GalleryCard] = []
  private var isShown = false

  /// The whole list.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Gallery"
  }

  /// Not supported: the gallery is built in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroll.delegate = self
    view.addSubview(scroll)
    for family in Effect.families {
      let header = UILabel()
      header.text = family.title
      header.font = .boldSystemFont(ofSize: 20)
      scroll.addSubview(header)
      let cards = family.effects.map { effect in
        let card = GalleryCard(effect)
        card.addAction(UIAction { [weak self] _ in self?.show(effect) }, for: .touchUpInside)
        scroll.addSubview(card)
        return card
      }
      sections.append((header, cards))
      self.cards += cards
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let (margin, gap): (CGFloat, CGFloat) = (16, 12)
    let left = view.safeAreaInsets.left + margin
    let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right - 2 * margin
    let columns = max(1, Int((width + gap) / 172))
    let side = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    var top = gap
    for section in sections {
      section.header.frame = CGRect(x: left, y: top, width: width, height: 30)
      top += 38
      for (index, card) in section.cards.enumerated() {
        let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
        card.frame = CGRect(
          x: left + column * (side + gap), y: top + row * (side * 1.5 + gap), width: side, height: side * 1.5)
      }
      top += ((CGFloat(section.cards.count) / CGFloat(columns)).rounded(.up)) * (side * 1.5 + gap) + gap
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: top)
    updateThumbnails()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    updateThumbnails()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updateThumbnails()
  }

  /// Cards come into sight and leave it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { updateThumbnails() }

  /// Cards that can be seen play, the others have nothing to show.
  private func updateThumbnails() {
    let seen = scroll.bounds
    for (index, card) in cards.enumerated() {
      if !card.frame.intersects(seen) || (!isShown && view.window == nil) {
        card.stop()
      } else if isShown {
        card.start(in: self, after: 0.2 + 0.3 * Double(index % 4))
      }
    }
  }

  /// Shows an effect by itself.
  public func show(_ effect: Effect) {
    navigationController?.pushViewController(EffectDetailController(effect), animated: true)
  }
}

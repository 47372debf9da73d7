import UIKit

/// A bar of icons and titles that are coloured in proportion to the visible part of their screens (E-60).
@MainActor public final class PagingTabBar: UIView {
  /// The height above the safe area's edge, in points.
  public static let height: CGFloat = 49

  /// Called with the index of a tapped item.
  var didTap: (_ index: Int) -> Void = { _ in }
  private let items: [PagingTabItem]
  private let line = UIView(frame: .zero)

  init(_ barItems: [UITabBarItem]) {
    items = barItems.map { PagingTabItem($0) }
    super.init(frame: .zero)
    backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.09 : 0.97, alpha: 1) }
    line.backgroundColor = .separator
    addSubview(line)
    for (index, item) in items.enumerated() {
      item.addAction(UIAction { [weak self] _ in self?.didTap(index) }, for: .touchUpInside)
      addSubview(item)
    }
    show(0)
  }

  /// Not supported: the bar is made in code.
  public required init?(coder: NSCoder) { nil }

  /// The part of an item's colour at a position between the screens, in 0…1.
  static func share(of index: Int, at position: CGFloat) -> CGFloat { max(0, 1 - abs(position - CGFloat(index))) }

  /// Colours the items for a position between the screens.
  func show(_ position: CGFloat) {
    for (index, item) in items.enumerated() { item.share = Self.share(of: index, at: position) }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    layOut(items, height: Self.height)
  }
}

/// An icon over a title, each in the normal look with the selected look above it.
final class PagingTabItem: UIControl {
  private let icons: (plain: UIImageView, chosen: UIImageView)
  private let titles: (plain: UILabel, chosen: UILabel)

  init(_ item: UITabBarItem) {
    icons = (UIImageView(image: item.image), UIImageView(image: item.selectedImage ?? item.image))
    titles = (UILabel(frame: .zero), UILabel(frame: .zero))
    super.init(frame: .zero)
    for icon in [icons.plain, icons.chosen] {
      icon.contentMode = .scaleAspectFit
      addSubview(icon)
    }
    for title in [titles.plain, titles.chosen] {
      title.text = item.title
      title.font = .systemFont(ofSize: 10, weight: .medium)
      title.textAlignment = .center
      addSubview(title)
    }
    icons.plain.tintColor = .systemGray
    titles.plain.textColor = .systemGray
  }

  required init?(coder: NSCoder) { nil }

  /// The opacity of the selected look, in 0…1.
  var share: CGFloat = 0 {
    didSet {
      icons.plain.alpha = 1 - share
      icons.chosen.alpha = share
      // The selected look over the opaque grey one gives the colours between.
      titles.chosen.alpha = share
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    titles.chosen.textColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    titles.chosen.textColor = tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for icon in [icons.plain, icons.chosen] {
      icon.frame = CGRect(x: bounds.midX - 12.5, y: 6, width: 25, height: 25)
    }
    for title in [titles.plain, titles.chosen] {
      title.frame = CGRect(x: 2, y: 33, width: max(0, bounds.width - 4), height: 13)
    }
  }
}

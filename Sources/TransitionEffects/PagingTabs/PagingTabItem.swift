import UIKit

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

import QuartzCore

/// One item of a tab bar: its two looks lie over one another, so that a change of selection can fade, and follow a finger.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let normalFace = TabBarButtonFace(frame: .zero)
  private let selectedFace = TabBarButtonFace(frame: .zero)
  private var badge: TabBarBadge?
  /// Where a badge begins: points from the item's middle and from its top.
  private static let badgeCorner = CGPoint(x: 4, y: 2)

  var normalColor: UIColor = .systemGray {
    didSet { normalFace.color = normalColor }
  }
  var selectedColor: UIColor = .systemBlue {
    didSet { selectedFace.color = selectedColor }
  }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    normalFace.color = normalColor
    selectedFace.color = selectedColor
    addSubview(normalFace)
    addSubview(selectedFace)
    itemChanged()
    stateChanged()
  }

  required init?(coder: NSCoder) { nil }

  /// The item has another title, or another picture.
  func itemChanged() {
    isEnabled = item.isEnabled
    normalFace.show(item.title, item.image)
    selectedFace.show(item.title, item.selectedImage ?? item.image)
    showBadge()
  }

  private func showBadge() {
    guard let value = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? TabBarBadge(frame: .zero)
    self.badge = badge
    badge.show(value, item.badgeColor)
    if badge.superview == nil { addSubview(badge) }
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    normalFace.alpha = isSelected ? 0 : isEnabled ? 1 : 0.4
    selectedFace.alpha = isSelected ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    normalFace.frame = bounds
    selectedFace.frame = bounds
    guard let badge else { return }
    let corner = CGPoint(x: bounds.midX + Self.badgeCorner.x, y: Self.badgeCorner.y)
    badge.frame = CGRect(origin: corner, size: badge.sizeThatFits(bounds.size))
  }
}

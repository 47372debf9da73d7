import QuartzCore

/// The button of a tab bar's item.
///
/// Because the normal and the selected face lie over one another, a change of selection can fade and be scrubbed.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let normalFace = TabBarButtonFace(frame: .zero)
  private let selectedFace = TabBarButtonFace(frame: .zero)
  private var badge: TabBarBadge?
  /// The badge's origin, in points from the item's center and its top.
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

  /// Shows the item's current title and image.
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

import QuartzCore

/// One item of a tab bar: its two looks lie over one another, so that a change of selection can fade, and follow a finger.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let normal = TabBarButtonFace(frame: .zero)
  private let chosen = TabBarButtonFace(frame: .zero)

  var normalColor: UIColor = .systemGray {
    didSet { normal.color = normalColor }
  }
  var selectedColor: UIColor = .systemBlue {
    didSet { chosen.color = selectedColor }
  }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    normal.color = normalColor
    chosen.color = selectedColor
    addSubview(normal)
    addSubview(chosen)
    itemChanged()
    stateChanged()
  }

  required init?(coder: NSCoder) { nil }

  /// The item has another title, or another picture.
  func itemChanged() {
    isEnabled = item.isEnabled
    normal.show(item.title, item.image)
    chosen.show(item.title, item.selectedImage ?? item.image)
  }

  override func stateChanged() {
    super.stateChanged()
    normal.alpha = isSelected ? 0 : isEnabled ? 1 : 0.4
    chosen.alpha = isSelected ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    normal.frame = bounds
    chosen.frame = bounds
  }
}

import QuartzCore

/// A bar at the bottom of the screen that chooses one of several items.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Height in points, without the safe area below (K-15).
  package static let height: CGFloat = 49

  private let background = BarBackground(hairline: .top)
  private var shownItems: [UITabBarItem] = []
  private(set) var buttons: [TabBarButton] = []
  @Tethered var tabBarController: UITabBarController?

  /// Hears of taps; not retained. A tab bar controller's bar tells its controller instead.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { show(newValue ?? []) }
  }
  /// The item that is chosen; setting it changes the looks at once.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { highlightSelection() } }
  }
  /// The colour behind the items; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { background.color = barTintColor }
  }
  /// The colour of items that are not chosen; nil is the system's grey.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.normalColor = unselectedItemTintColor ?? .systemGray } }
  }
  /// Whether screens reach under the bar, which then lets a little of them through.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      background.isTranslucent = isTranslucent
      tabBarController?.barGeometryChanged()
    }
  }

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Replaces the items; the change itself is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    show(items ?? [])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (superview?.safeAreaInsets.bottom ?? 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in buttons { button.selectedColor = tintColor }
  }

  private func show(_ items: [UITabBarItem]) {
    for item in shownItems { item.onChange = nil }
    for button in buttons { button.removeFromSuperview() }
    shownItems = items
    buttons = items.map { item in
      let button = TabBarButton(item)
      button.selectedColor = tintColor
      button.normalColor = unselectedItemTintColor ?? .systemGray
      let tap = UIAction { [link = Tethered(self), weak item] _ in link.target?.wasTapped(item) }
      button.addAction(tap, for: .touchUpInside)
      item.onChange = { [link = Tethered(button)] in link.target?.itemChanged() }
      addSubview(button)
      return button
    }
    if let selectedItem, !items.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
    highlightSelection()
    setNeedsLayout()
  }

  /// Shows which item is chosen; inside an animation block the looks fade over.
  func highlightSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func wasTapped(_ item: UITabBarItem?) {
    guard let item else { return }
    if let tabBarController { return tabBarController.userSelected(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

import QuartzCore

/// The bar at the top of a navigation controller: the title in the middle, the back button on the left.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height on a phone, in points (K-12).
  package static let height: CGFloat = 44
  /// The height on an iPad, in points (K-57).
  package static let padHeight: CGFloat = 50
  /// The height in a compact vertical size class, in points (K-12).
  package static let compactHeight: CGFloat = 32

  let background = BarBackground(hairline: .bottom)
  @exclusivity(unchecked) private(set) var content: NavigationBarContent?
  /// The contents that a running transition moves out.
  @exclusivity(unchecked) private var transitioningContents: [NavigationBarContent] = []
  /// The contents of items under the top one, which a pop shows again.
  @exclusivity(unchecked) private var coveredContents: [NavigationBarContent] = []
  @exclusivity(unchecked) private var shownItems: [UINavigationItem] = []
  @WeakReference var navigationController: UINavigationController?

  /// The background colour; nil for the system's material.
  open var barTintColor: UIColor? {
    didSet { background.color = barTintColor }
  }
  /// Whether screens extend under the bar. A translucent bar has no background over content at its edge (K-59, T-43).
  @exclusivity(unchecked) open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      background.isTranslucent = isTranslucent
      navigationController?.barGeometryChanged()
    }
  }
  /// The items, root first. The navigation controller sets them.
  open var items: [UINavigationItem]? { shownItems.isEmpty ? nil : shownItems }
  /// The item that is shown.
  open var topItem: UINavigationItem? { shownItems.last }
  /// The item that the back button pops to.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Returns nil: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns the height in points for traits: more on an iPad, less in a compact vertical size class (K-12, K-57).
  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padHeight }
    return traits.verticalSizeClass == .compact ? compactHeight : height
  }

  override var accessibilityDefaults: AccessibilityDefaults { .group() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background extends behind the status bar.
    let above = frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    for part in transitioningContents + [content].compactMap({ $0 }) { part.frame = bounds }
  }

  /// Whether the bar is hidden. Its contents are made when it is shown.
  open override var isHidden: Bool {
    didSet {
      if content == nil, !isHidden { show(shownItems) }
    }
  }

  // MARK: Items

  /// Shows items without a transition. Hidden, the bar makes no contents.
  func show(_ items: [UINavigationItem]) {
    let contents = transitioningContents + [content].compactMap { $0 } + coveredContents
    attach(items)
    let shown = contents.first { $0.shows(items) } ?? (isHidden ? nil : makeContent(items))
    for old in contents where old !== shown { old.removeFromSuperview() }
    transitioningContents = []
    coveredContents = contents.filter { $0 !== shown && $0.isCovered(in: items) }
    content = shown
    guard let shown else { return }
    if shown.superview !== self { addSubview(shown) }
    shown.frame = bounds
    shown.settle()
  }

  /// Adds the contents of a transition's end, at the position at which ``animateTransition(isPush:)`` begins.
  func prepareTransition(to items: [UINavigationItem], isPush: Bool) {
    if let content { transitioningContents.append(content) }
    content = nil
    attach(items)
    if isHidden { return }
    content = coveredContents.first { $0.shows(items) } ?? makeContent(items)
    guard let content else { return }
    coveredContents.removeAll { $0 === content }
    // Outside of the bar, no transition's log and no animation follows the changes.
    content.frame = bounds
    content.layoutIfNeeded()
    content.move(to: isPush ? .next : .previous)
    addSubview(content)
  }

  /// Moves the old contents out and the new ones in. Called in the transition's animation context (K-10, T-46).
  func animateTransition(isPush: Bool) {
    for old in transitioningContents { old.move(to: isPush ? .previous : .next) }
    content?.move(to: .resting)
  }

  /// Shows a change of an item. While contents move, only titles change; the rest is shown at the transition's end.
  func itemChanged(_ item: UINavigationItem) {
    let contents = transitioningContents + [content].compactMap { $0 }
    for part in contents + coveredContents { part.itemChanged(item) }
    if transitioningContents.isEmpty, item === topItem || item === backItem { show(shownItems) }
  }

  private func attach(_ items: [UINavigationItem]) {
    for item in shownItems where item.bar === self { item.bar = nil }
    shownItems = items
    for item in items { item.bar = self }
  }

  private func makeContent(_ items: [UINavigationItem]) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    let content = NavigationBarContent(item, previous: items.dropLast().last) { [link = WeakReference(self)] in
      link.target?.navigationController?.popForBackButton()
    }
    content.frame = bounds
    return content
  }
}

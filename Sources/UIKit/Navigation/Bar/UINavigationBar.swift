import QuartzCore

/// The bar over a navigation controller's screens: the title in the middle, the way back on the left.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Height in points (K-12).
  package static let height: CGFloat = 44

  private let background = UIView(frame: .zero)
  private let separator = UIView(frame: .zero)
  private(set) var content: NavigationBarContent?
  /// Contents on their way in or out while a transition runs.
  private var passing: [NavigationBarContent] = []
  private var shownItems: [UINavigationItem] = []
  weak var navigationController: UINavigationController?

  /// The colour behind the items; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { background.backgroundColor = barTintColor ?? Self.material }
  }
  /// The items, root first; a navigation controller sets them.
  open var items: [UINavigationItem]? { shownItems.isEmpty ? nil : shownItems }
  /// The item that shows.
  open var topItem: UINavigationItem? { shownItems.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// Bars let a little of what is behind them through; there is no blur, so the system's material is nearly opaque.
  private static let material = UIColor(white: 0.976, alpha: 0.94)

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = Self.material
    separator.backgroundColor = .separator
    for part in [background, separator] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background reaches up behind the status bar.
    let above = frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let hairline = 1 / uiEnvironment.screen.scale
    separator.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: hairline)
    for part in passing + [content].compactMap({ $0 }) { part.frame = bounds }
  }

  // MARK: Items

  /// Shows items without a transition.
  func show(_ items: [UINavigationItem]) {
    for old in passing { old.removeFromSuperview() }
    passing = []
    content?.removeFromSuperview()
    content = nil
    adopt(items)
    guard let made = makeContent(items) else { return }
    addSubview(made)
    content = made
  }

  /// Puts the contents of a transition's end beside those of its beginning, ready to move; see ``animateTransition(isPush:)``.
  func prepareTransition(to items: [UINavigationItem], isPush: Bool) {
    if let content { passing.append(content) }
    adopt(items)
    content = makeContent(items)
    guard let content else { return }
    addSubview(content)
    content.frame = bounds
    content.layoutIfNeeded()
    content.place(isPush ? .ahead : .behind)
  }

  /// Moves the old contents out and the new ones in; runs in the transition's animation context (K-10, T-46).
  func animateTransition(isPush: Bool) {
    for old in passing { old.place(isPush ? .behind : .ahead) }
    content?.place(.resting)
  }

  /// Ends a transition with the given items.
  func finishTransition(with items: [UINavigationItem]) {
    show(items)
  }

  func itemChanged(_ item: UINavigationItem) {
    guard passing.isEmpty, item === topItem || item === backItem else { return }
    show(shownItems)
  }

  private func adopt(_ items: [UINavigationItem]) {
    for item in shownItems where item.bar === self { item.bar = nil }
    shownItems = items
    for item in items { item.bar = self }
  }

  private func makeContent(_ items: [UINavigationItem]) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    let content = NavigationBarContent(item, previous: items.dropLast().last) { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
    content.frame = bounds
    return content
  }
}

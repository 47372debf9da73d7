import QuartzCore

/// The bar over a navigation controller's screens: the title in the middle, the way back on the left.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Height in points on a phone (K-12).
  package static let height: CGFloat = 44
  /// Height in points on an iPad (K-57).
  package static let padHeight: CGFloat = 50
  /// Height in points where there is little room from top to bottom (K-12).
  package static let compactHeight: CGFloat = 32

  let background = BarBackground(hairline: .bottom)
  @exclusivity(unchecked) private(set) var content: NavigationBarContent?
  /// Contents on their way in or out while a transition runs.
  @exclusivity(unchecked) private var transitioningContents: [NavigationBarContent] = []
  @exclusivity(unchecked) private var shownItems: [UINavigationItem] = []
  /// Whether the contents are other than the items say: made anew when the bar comes to be seen, or a transition ends.
  @exclusivity(unchecked) private var contentIsStale = false
  @WeakReference var navigationController: UINavigationController?

  /// The colour behind the items; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { background.color = barTintColor }
  }
  /// Whether screens reach under the bar, which then lets a little of them through, and has no background over content at its edge (K-59) (T-43).
  @exclusivity(unchecked) open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      background.isTranslucent = isTranslucent
      navigationController?.barGeometryChanged()
    }
  }
  /// The items, root first; a navigation controller sets them.
  open var items: [UINavigationItem]? { shownItems.isEmpty ? nil : shownItems }
  /// The item that shows.
  open var topItem: UINavigationItem? { shownItems.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The height in points under some traits: more on an iPad, less where there is little room from top to bottom (K-12, K-57).
  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padHeight }
    return traits.verticalSizeClass == .compact ? compactHeight : height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background reaches up behind the status bar.
    let above = frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    for part in transitioningContents + [content].compactMap({ $0 }) { part.frame = bounds }
  }

  /// Whether the bar is left out; its contents are made when it comes to be seen.
  open override var isHidden: Bool {
    didSet {
      if contentIsStale, !isHidden { show(shownItems) }
    }
  }

  // MARK: Items

  /// Shows items without a transition.
  func show(_ items: [UINavigationItem]) {
    for old in transitioningContents { old.removeFromSuperview() }
    transitioningContents = []
    if !contentIsStale, let content, content.shows(items) {
      attach(items)
      return content.settle()
    }
    content?.removeFromSuperview()
    content = nil
    attach(items)
    contentIsStale = isHidden
    if isHidden { return }
    guard let newContent = makeContent(items) else { return }
    addSubview(newContent)
    content = newContent
  }

  /// Puts the contents of a transition's end beside those of its beginning, ready to move; see ``animateTransition(isPush:)``.
  func prepareTransition(to items: [UINavigationItem], isPush: Bool) {
    if let content { transitioningContents.append(content) }
    content = nil
    attach(items)
    contentIsStale = isHidden
    if isHidden { return }
    content = makeContent(items)
    guard let content else { return }
    addSubview(content)
    content.frame = bounds
    content.layoutIfNeeded()
    content.move(to: isPush ? .next : .previous)
  }

  /// Moves the old contents out and the new ones in; runs in the transition's animation context (K-10, T-46).
  func animateTransition(isPush: Bool) {
    for old in transitioningContents { old.move(to: isPush ? .previous : .next) }
    content?.move(to: .resting)
  }

  func itemChanged(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    if transitioningContents.isEmpty {
      contentIsStale = true
      show(shownItems)
    } else {
      // While contents move, only the words change; the transition's end shows the rest.
      contentIsStale = true
      for part in transitioningContents + [content].compactMap({ $0 }) { part.titleChanged(of: item) }
    }
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

import QuartzCore

/// The bar at the top of a navigation controller: the title in the middle, the back button on the left.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height on a phone, in points (K-12).
  package static let height: CGFloat = 44
  /// The height on an iPad, in points (K-57).
  package static let padHeight: CGFloat = 50
  /// The height in a compact vertical size class, in points (K-12).
  package static let compactHeight: CGFloat = 32

  /// The height of a large title, in points (K-13).
  package static let largeTitleHeight: CGFloat = 52
  /// The height of a prompt, in points (K-65).
  package static let promptHeight: CGFloat = 30

  let background = BarBackground(hairline: .bottom)
  /// The background over content at its edge; nil without a look of the app's for it.
  private var edgeBackground: BarBackground?
  @exclusivity(unchecked) private(set) var content: NavigationBarContent?
  /// The contents that a running transition moves out.
  @exclusivity(unchecked) private var transitioningContents: [NavigationBarContent] = []
  /// The contents of items under the top one, which a pop shows again.
  @exclusivity(unchecked) private var coveredContents: [NavigationBarContent] = []
  @exclusivity(unchecked) private var shownItems: [UINavigationItem] = []
  @WeakReference var navigationController: UINavigationController?

  /// The background colour; nil for the system's material. An appearance goes before it.
  open var barTintColor: UIColor? {
    didSet { background.color = barTintColor }
  }
  /// Whether titles are large, unless their items say otherwise (K-13).
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      show(shownItems)
      navigationController?.barGeometryChanged()
    }
  }
  /// The attributes of the title, before those of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookChanged() }
  }
  /// The attributes of the large title, before those of the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookChanged() }
  }
  /// The look over scrolled content. Reading it makes one that is shown from then on.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let standard = appearances.standard { return standard }
      let made = UINavigationBarAppearance()
      if let barTintColor { (made.backgroundEffect, made.backgroundColor) = (nil, barTintColor) }
      appearances.standard = adopt(made)
      return appearances.standard ?? made
    }
    set { appearances.standard = adopt(newValue) }
  }
  /// The look in a bar of compact height; nil for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = adopt(newValue) }
  }
  /// The look over content at its edge; nil for no background (K-59).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = adopt(newValue) }
  }
  /// The look over content at its edge in a bar of compact height; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = adopt(newValue) }
  }
  private var appearances = NavigationBarAppearances() {
    didSet { lookChanged() }
  }
  /// Whether screens extend under the bar. A translucent bar has no background over content at its edge (K-59, T-43).
  @exclusivity(unchecked) open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      background.isTranslucent = isTranslucent
      navigationController?.barGeometryChanged()
    }
  }
  /// The delegate of a bar without a navigation controller; not retained. One of a controller's bar is refused with a
  /// diagnostic.
  open var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate }
    set { if allowsChange("delegate") { storedDelegate = newValue } }
  }
  private weak var storedDelegate: (any UINavigationBarDelegate)?
  /// The items, root first. A navigation controller sets those of its bar; others are refused with a diagnostic.
  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, isAnimated: false) }
  }
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
    let above = barPosition == .topAttached ? frame.minY : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    edgeBackground?.frame = background.frame
    for part in transitioningContents + [content].compactMap({ $0 }) { part.frame = row }
  }

  /// The frame of the row with title and buttons: below a prompt, and above a large title.
  private var row: CGRect {
    guard navigationController != nil else { return bounds }
    let top = promptHeight(of: topItem)
    return CGRect(x: 0, y: top, width: bounds.width, height: Self.height(in: traitCollection))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    let current = traitCollection
    if current.verticalSizeClass != previousTraitCollection.verticalSizeClass {
      if hasLook { showLook(of: shownItems) }
      navigationController?.barGeometryChanged()
    }
    if current.layoutDirection != previousTraitCollection.layoutDirection { setNeedsLayout() }
  }

  /// Returns the points that an item's prompt takes.
  func promptHeight(of item: UINavigationItem?) -> CGFloat { item?.prompt == nil ? 0 : Self.promptHeight }

  /// Whether the title of the last of some items is large (K-13).
  func showsLargeTitle(of items: ArraySlice<UINavigationItem>) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, navigationController != nil,
      let item = items.last
    else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return items.count < 2 || showsLargeTitle(of: items.dropLast())
    }
  }

  /// Shows a part of the top item's large title, in points, and how far the content is pulled down beyond it.
  func showLargeTitle(height: CGFloat, pulledBy distance: CGFloat) {
    content?.showLargeTitle(height: height, pulledBy: distance)
  }

  // MARK: Look

  private func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    let copy = appearance?.makeCopy() as? UINavigationBarAppearance
    copy?.onChange = { [link = WeakReference(self)] in link.target?.lookChanged() }
    return copy
  }

  private func lookChanged() {
    for part in [content].compacted() + coveredContents { part.isStale = true }
    if transitioningContents.isEmpty { show(shownItems) }
  }

  /// Whether an appearance is shown, or has to be.
  private var hasLook: Bool {
    edgeBackground != nil || background.look != nil || !appearances.isEmpty || topItem?.appearances.isEmpty == false
  }

  /// The look over scrolled content for an item; nil for the system's.
  private func look(of item: UINavigationItem?) -> UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return item?.appearances.standard(isCompact: isCompact) ?? appearances.standard(isCompact: isCompact)
  }

  /// Shows the backgrounds for the last of some items; in a transition's animation block they fade.
  func showLook(of items: [UINavigationItem]) {
    let (item, isCompact) = (items.last, traitCollection.verticalSizeClass == .compact)
    let edge = item?.appearances.edge(isCompact: isCompact) ?? appearances.edge(isCompact: isCompact)
    background.look = look(of: item)?.look
    edgeBackground = BarBackground.edge(edgeBackground, look: edge?.look, beneath: background, in: self)
    showBackground(background.visibility)
  }

  /// Shows a part of the background over scrolled content, in 0…1; the rest is that over content at its edge.
  func showBackground(_ visibility: CGFloat) {
    background.visibility = visibility
    edgeBackground?.visibility = isTranslucent ? 1 - visibility : 0
  }

  /// Returns the attributes of a title.
  func titleAttributes(of item: UINavigationItem, isLarge: Bool) -> [NSAttributedString.Key: Any] {
    let look = look(of: item)
    let own = isLarge ? largeTitleTextAttributes : titleTextAttributes
    return (isLarge ? look?.largeTitleTextAttributes : look?.titleTextAttributes).map { attributes in
      attributes.merging(own ?? [:]) { $1 }
    } ?? own ?? [:]
  }

  /// Whether the bar is hidden. Its contents are made when it is shown.
  open override var isHidden: Bool {
    didSet {
      if content == nil, !isHidden { show(shownItems) }
    }
  }

  // MARK: Items

  /// Replaces the items. Animated, the new top item is pushed if it was not among the old ones, else the old one is
  /// popped.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    setItems(items, isAnimated: animated)
  }

  /// Pushes an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    push(item, animated: animated)
  }

  /// Pops the top item, if the delegate allows it, and returns it.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    pop(animated: animated)
  }

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
    shown.frame = row
    shown.settle()
    background.settle()
    edgeBackground?.settle()
    if hasLook { UIView.performWithoutAnimation { showLook(of: items) } }
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
    content.frame = row
    content.layoutIfNeeded()
    content.move(to: isPush ? .next : .previous)
    addSubview(content)
  }

  /// Moves the old contents out and the new ones in. Called in the transition's animation context (K-10, T-46).
  func animateTransition(isPush: Bool) {
    for old in transitioningContents { old.move(to: isPush ? .previous : .next) }
    content?.move(to: .resting)
    if hasLook { showLook(of: shownItems) }
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
    let style = NavigationBarContent.Style(
      look: look(of: item), title: titleAttributes(of: item, isLarge: false),
      largeTitle: showsLargeTitle(of: items[...]) ? titleAttributes(of: item, isLarge: true) : nil,
      previousIsLarge: items.count > 1 && showsLargeTitle(of: items.dropLast()))
    let content = NavigationBarContent(item, previous: items.dropLast().last, style) { [link = WeakReference(self)] in
      link.target?.backButtonTapped()
    }
    content.frame = row
    return content
  }
}

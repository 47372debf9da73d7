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
  /// The height of a search bar below the title, in points.
  package static let searchHeight: CGFloat = 52
  /// The height of a prompt, in points (K-65).
  package static let promptHeight: CGFloat = 30

  let background = BarBackground(hairline: .bottom)
  /// The background over content at its edge; nil without a look of the app's for it.
  var edgeBackground: BarBackground?
  @exclusivity(unchecked) private(set) var content: NavigationBarContent?
  /// The contents that a running transition moves out.
  @exclusivity(unchecked) private(set) var transitioningContents: [NavigationBarContent] = []
  /// The contents of items under the top one, which a pop shows again.
  @exclusivity(unchecked) private(set) var coveredContents: [NavigationBarContent] = []
  @exclusivity(unchecked) private(set) var shownItems: [UINavigationItem] = []
  @WeakReference var navigationController: UINavigationController?

  /// The background colour; nil for the system's material. An appearance goes before it.
  open var barTintColor: UIColor? {
    didSet {
      noteSet(.barTintColor, \UINavigationBar.barTintColor)
      background.customization.color = barTintColor
    }
  }
  /// The style of the bar, its title and its buttons; the buttons' colour stays.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteSet(.barStyle, \UINavigationBar.barStyle)
      if barStyle != oldValue { styleChanged() }
    }
  }
  /// Whether titles are large, unless their items say otherwise (K-13).
  open var prefersLargeTitles = false {
    didSet {
      noteSet(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles)
      guard prefersLargeTitles != oldValue else { return }
      show(shownItems)
      navigationController?.barGeometryChanged()
    }
  }
  /// The attributes of the title, before those of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteSet(.titleTextAttributes, \UINavigationBar.titleTextAttributes)
      lookChanged()
    }
  }
  /// The attributes of the large title, before those of the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteSet(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes)
      lookChanged()
    }
  }
  /// The look over scrolled content. Reading it makes one that is shown from then on.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let standard = appearances.standard { return standard }
      let made = UINavigationBarAppearance()
      made.take(background.customization)
      appearances.standard = adopt(made)
      return appearances.standard ?? made
    }
    set {
      appearances.standard = adopt(newValue)
      noteSet(.standardAppearance, \UINavigationBar.standardAppearance)
    }
  }
  /// The look in a bar of compact height; nil for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = adopt(newValue)
      noteSet(.compactAppearance, \UINavigationBar.compactAppearance)
    }
  }
  /// The look over content at its edge; nil for no background (K-59).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = adopt(newValue)
      noteSet(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance)
    }
  }
  /// The look over content at its edge in a bar of compact height; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = adopt(newValue)
      noteSet(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance)
    }
  }
  var appearances = NavigationBarAppearances() {
    didSet { lookChanged() }
  }
  /// Whether screens extend under the bar. A translucent bar has no background over content at its edge (K-59, T-43).
  ///
  /// Until it is set, false for a bar whose background image is opaque, and true for others.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? background.isTranslucentByDefault }
    set {
      ownTranslucency = newValue
      translucencyMayHaveChanged()
      noteSet(.isTranslucent, \UINavigationBar.isTranslucent)
    }
  }
  /// The app's translucency; nil where the background image decides.
  @exclusivity(unchecked) var ownTranslucency: Bool?
  /// The images behind the bar by position and height.
  var backgroundImages = BarValues<UIImage>() {
    didSet { imagesChanged() }
  }
  /// The image in place of the hairline; nil for the hairline. An appearance goes before it.
  open var shadowImage: UIImage? {
    didSet {
      noteSet(.shadowImage, \UINavigationBar.shadowImage)
      background.customization.shadowImage = shadowImage
    }
  }
  /// The displacements of the title by height, in points downwards.
  var titleAdjustments = BarValues<CGFloat>() {
    didSet { lookChanged() }
  }
  /// The image in place of the back button's chevron; shown where ``backIndicatorTransitionMaskImage`` is set too.
  open var backIndicatorImage: UIImage? {
    didSet {
      noteSet(.backIndicatorImage, \UINavigationBar.backIndicatorImage)
      lookChanged()
    }
  }
  /// The mask of the title that moves under the back indicator. The title fades instead.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      noteSet(.backIndicatorMask, \UINavigationBar.backIndicatorTransitionMaskImage)
      lookChanged()
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
    setUp()
  }

  /// Creates a bar from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UINavigationBar.self)
  }

  private func setUp() {
    addSubview(background)
  }

  /// Returns the height in points for traits: more on an iPad, less in a compact vertical size class (K-12, K-57).
  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padHeight }
    return traits.verticalSizeClass == .compact ? compactHeight : height
  }

  override var appearanceItems: [UIBarItem] { shownItems.flatMap(\.barButtonItems) }

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
    let top = topItem?.isSearching == true ? 0 : promptHeight(of: topItem)
    return CGRect(x: 0, y: top, width: bounds.width, height: Self.height(in: traitCollection))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    let current = traitCollection
    if current.verticalSizeClass != previousTraitCollection.verticalSizeClass {
      showImages()
      if hasLook { showLook(of: shownItems) }
      if !titleAdjustments.isEmpty { lookChanged() }
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

  /// Shows parts of the top item's large title and of its search bar, and how far the content is pulled down.
  func showTitle(_ heights: TitleHeights, pulledBy distance: CGFloat) {
    content?.showLargeTitle(height: heights.title, pulledBy: distance)
    content?.showSearchBar(height: heights.search, pulledBy: distance)
  }

  /// Lets the contents follow the beginning or the end of a search.
  func searchDidChange() {
    layoutIfNeeded()
    content?.frame = row
    content?.searchDidChange()
  }

  // MARK: Images

  /// Sets the image behind the bar, at any position and at a height; nil for none. An appearance goes before it.
  ///
  /// An image without pixels makes the bar clear. One that is not resizable is repeated, unless it is a point wide or
  /// high.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the image that was set for a height, at any position.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[.any, barMetrics] }

  /// Sets the image behind the bar at a position and a height; nil for the one of any position, or of another height.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
    noteSet(.backgroundImage, [barPosition.rawValue, barMetrics.rawValue]) { (bar: UINavigationBar) in
      bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
  }

  /// Returns the image that was set for a position and a height.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }

  /// Moves the title in bars of a height, in points downwards; a distance that is not finite counts as 0.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleAdjustments[.any, barMetrics] = adjustment.isFinite ? adjustment : 0
    noteSet(.titleVerticalPositionAdjustment, [barMetrics.rawValue]) { (bar: UINavigationBar) in
      bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// Returns the title's displacement in bars of a height, in points downwards.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[.any, barMetrics] ?? 0
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
    UIView.performWithoutAnimation {
      showImages()
      if hasLook { showLook(of: items) }
    }
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
    showImages()
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
    prepareAppearance(of: items.suffix(2).flatMap(\.barButtonItems))
    let style = NavigationBarContent.Style(
      look: look(of: item), backIndicator: backIndicator(of: item), metrics: metrics(of: item),
      titleDisplacement: titleAdjustments.shown(at: .any, metrics(of: item)) ?? 0,
      title: titleAttributes(of: item, isLarge: false),
      largeTitle: showsLargeTitle(of: items[...]) ? titleAttributes(of: item, isLarge: true) : nil,
      previousIsLarge: items.count > 1 && showsLargeTitle(of: items.dropLast()))
    let content = NavigationBarContent(item, previous: items.dropLast().last, style) { [link = WeakReference(self)] in
      link.target?.backButtonTapped()
    }
    content.frame = row
    return content
  }
}

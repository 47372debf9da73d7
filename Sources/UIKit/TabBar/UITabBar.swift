import QuartzCore

/// A bar at the bottom of the screen that selects one of several items.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height in points, without the safe area below (K-15).
  package static let height: CGFloat = 49
  /// The height in a compact vertical size class, in points, without the safe area below.
  package static let compactHeight: CGFloat = 32
  /// The duration of an animated change of the items, in seconds.
  private static let itemsDuration: TimeInterval = 0.3

  let background = BarBackground(hairline: .top)
  @exclusivity(unchecked) private var shownItems: [UITabBarItem] = []
  @exclusivity(unchecked) private(set) var buttons: [TabBarButton] = []
  @WeakReference var tabBarController: UITabBarController?

  /// The delegate, which is notified of taps; not retained. That of a tab bar controller's bar is its controller, for
  /// good: another one is refused with a diagnostic.
  open var delegate: (any UITabBarDelegate)? {
    get { tabBarController ?? otherDelegate }
    set { if allowsChange("delegate") { otherDelegate = newValue } }
  }
  private weak var otherDelegate: (any UITabBarDelegate)?
  /// Whether the user customizes the items: from ``beginCustomizingItems(_:)`` to ``endCustomizing(animated:)``.
  open var isCustomizing: Bool { customizedItems != nil }
  /// The items at the beginning of the customizing; nil at other times.
  private var customizedItems: [UITabBarItem]?
  /// The items, from the leading edge. Those of a tab bar controller's bar are its tabs'; others are refused with a
  /// diagnostic.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { if allowsChange("items") { show(newValue ?? [], animated: false) } }
  }
  /// The selected item; setting it changes the buttons at once.
  @exclusivity(unchecked) open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { highlightSelection() } }
  }
  /// The background colour; nil for the system's material. An appearance goes before it.
  open var barTintColor: UIColor? {
    didSet {
      noteSet(.barTintColor, \UITabBar.barTintColor)
      background.customization.color = barTintColor
    }
  }
  /// The style of the bar and its items; the selected item's colour stays.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteSet(.barStyle, \UITabBar.barStyle)
      if barStyle != oldValue { setStyleOfBar(barStyle) }
    }
  }
  /// The image behind the bar; nil for none. An appearance goes before it.
  ///
  /// An image without pixels makes the bar clear. One that is not resizable is repeated, unless it is a point wide or
  /// high.
  open var backgroundImage: UIImage? {
    didSet {
      noteSet(.backgroundImage, \UITabBar.backgroundImage)
      background.show(backgroundImage)
      translucencyMayHaveChanged()
    }
  }
  /// The image in place of the hairline; nil for the hairline. An appearance goes before it.
  open var shadowImage: UIImage? {
    didSet {
      noteSet(.shadowImage, \UITabBar.shadowImage)
      background.customization.shadowImage = shadowImage
    }
  }
  /// The image behind the selected item's title and image, in the item's middle; nil for none.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      noteSet(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage)
      for button in buttons { applyLook(to: button) }
    }
  }
  /// The colour of items that are not selected; nil for the system's grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteSet(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor)
      for button in buttons { applyLook(to: button) }
    }
  }
  /// The places of the items in the bar.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// The width of centered items, in points; 0 for the system's. A negative width counts as 0.
  open var itemWidth: CGFloat {
    get { spread.width }
    set { spread.width = newValue.isFinite ? max(0, newValue) : 0 }
  }
  /// The space between centered items, in points; 0 for the system's. A negative space counts as 0.
  open var itemSpacing: CGFloat {
    get { spread.spacing }
    set { spread.spacing = newValue.isFinite ? max(0, newValue) : 0 }
  }
  private var spread = TabBarSpread() {
    didSet { setNeedsLayout() }
  }
  /// The look over scrolled content. Reading it makes one that is shown from then on.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UITabBarAppearance()
      made.take(background.customization)
      ownAppearance = adopt(made)
      return ownAppearance ?? made
    }
    set {
      ownAppearance = adopt(newValue)
      noteSet(.standardAppearance, \UITabBar.standardAppearance)
    }
  }
  /// The look over content at its edge; nil for no background (K-59).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set {
      edgeAppearance = adopt(newValue)
      noteSet(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance)
    }
  }
  private var ownAppearance: UITabBarAppearance? {
    didSet { lookChanged() }
  }
  private var edgeAppearance: UITabBarAppearance? {
    didSet { lookChanged() }
  }
  private var edgeBackground: BarBackground?
  /// Whether screens extend under the bar. A translucent bar has no background over content at its edge (K-59).
  ///
  /// Until it is set, false for a bar whose background image is opaque, and true for others.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? background.isTranslucentByDefault }
    set {
      ownTranslucency = newValue
      translucencyMayHaveChanged()
      noteSet(.isTranslucent, \UITabBar.isTranslucent)
    }
  }
  /// The app's translucency; nil where the background image decides.
  @exclusivity(unchecked) private var ownTranslucency: Bool?

  private func translucencyMayHaveChanged() {
    guard background.isTranslucent != isTranslucent else { return }
    background.isTranslucent = isTranslucent
    showBackground(background.visibility)
    tabBarController?.barGeometryChanged()
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITabBar.self)
  }

  private func setUp() {
    addSubview(background)
  }

  /// Replaces the items. Animated, items that stay move, and the others fade.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if allowsChange("items") { show(items ?? [], animated: animated) }
  }

  /// Begins the customizing of the items, and notifies the delegate. The system's panel of items is not shown: until
  /// the end the app's code rearranges them.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    customizedItems = shownItems
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends the customizing, and notifies the delegate; returns whether the items have changed.
  open func endCustomizing(animated: Bool) -> Bool {
    guard let old = customizedItems else { return false }
    let isChanged = !old.elementsEqual(shownItems, by: ===)
    delegate?.tabBar(self, willEndCustomizing: shownItems, changed: isChanged)
    customizedItems = nil
    delegate?.tabBar(self, didEndCustomizing: shownItems, changed: isChanged)
    return isChanged
  }

  /// Whether the app may change a property; a bar of a tab bar controller reports it.
  private func allowsChange(_ property: String) -> Bool {
    guard let tabBarController else { return true }
    uiEnvironment.report(.barOfController(property: property, bar: "tabBar", controller: tabBarController.traceName))
    return false
  }

  /// Returns the height in points for traits, without the safe area below: less in a compact vertical size class.
  static func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? compactHeight : height
  }

  /// The layout of the items: beside their images where the bar is low, or wide as on an iPad.
  private var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.verticalSizeClass == .compact { return .compactInline }
    return traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
      ? .inline : .stacked
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for button in buttons where button.style != itemStyle { applyLook(to: button) }
    guard let previousTraitCollection, previousTraitCollection.verticalSizeClass != traitCollection.verticalSizeClass
    else { return }
    setNeedsLayout()
    tabBarController?.barGeometryChanged()
  }

  override var appearanceItems: [UIBarItem] { shownItems }

  override var accessibilityDefaults: AccessibilityDefaults { .group(.tabBar) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection) + (superview?.safeAreaInsets.bottom ?? 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    edgeBackground?.frame = bounds
    placeButtons()
  }

  private func adopt(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    let copy = appearance?.makeCopy() as? UITabBarAppearance
    copy?.onChange = { [link = WeakReference(self)] in link.target?.lookChanged() }
    return copy
  }

  private func lookChanged() {
    background.look = ownAppearance?.look
    edgeBackground = BarBackground.edge(edgeBackground, look: edgeAppearance?.look, beneath: background, in: self)
    translucencyMayHaveChanged()
    showBackground(background.visibility)
    for button in buttons { applyLook(to: button) }
  }

  /// Shows a part of the background over scrolled content, in 0…1; the rest is that over content at its edge.
  func showBackground(_ visibility: CGFloat) {
    background.visibility = visibility
    edgeBackground?.visibility = isTranslucent ? 1 - visibility : 0
  }

  /// Applies the colours and attributes of an item's appearance, or else the bar's, to its button.
  private func applyLook(to button: TabBarButton) {
    let style = itemStyle
    button.style = style
    let look = (button.item.standardAppearance ?? ownAppearance)?.layoutAppearance(style)
    button.show(look?.normal, color: unselectedItemTintColor ?? .systemGray, isSelected: false)
    button.show(look?.selected, color: tintColor, isSelected: true)
    button.indicator = ownAppearance == nil ? selectionIndicatorImage : ownAppearance?.shownSelectionIndicator
  }

  private func placeButtons() {
    for button in buttons { button.frame = frame(of: button) }
  }

  private func frame(of button: TabBarButton) -> CGRect {
    let index = buttons.firstIndex(identicalTo: button) ?? 0
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let position = isRightToLeft ? buttons.count - 1 - index : index
    let isCentered =
      itemPositioning == .automatic
      ? traitCollection.horizontalSizeClass == .regular : itemPositioning == .centered
    let columns = spread.columns(of: buttons.count, in: bounds.width, isCentered: isCentered)
    return CGRect(
      x: columns.start + CGFloat(position) * columns.step, y: 0, width: columns.width,
      height: min(Self.height(in: traitCollection), bounds.height))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in buttons { applyLook(to: button) }
  }

  func show(_ items: [UITabBarItem], animated: Bool) {
    for item in shownItems { item.onChange = nil }
    let old = buttons
    shownItems = items
    prepareAppearance(of: items)
    buttons = []
    for item in items {
      let existing = old.first { button in button.item === item && !buttons.contains(identicalTo: button) }
      buttons.append(existing ?? makeButton(item))
    }
    if let selectedItem, !items.contains(identicalTo: selectedItem) { self.selectedItem = nil }
    highlightSelection()
    exchangeButtons(old, animated: animated && UIView.areAnimationsEnabled && window != nil)
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item)
    applyLook(to: button)
    let tap = UIAction { [link = WeakReference(self), weak item] _ in link.target?.itemTapped(item) }
    button.addAction(tap, for: .touchUpInside)
    return button
  }

  private func exchangeButtons(_ old: [TabBarButton], animated: Bool) {
    let leaving = old.filter { button in !buttons.contains(identicalTo: button) }
    for button in buttons {
      button.item.onChange = { [link = WeakReference(self), buttonLink = WeakReference(button)] in
        guard let button = buttonLink.target else { return }
        button.itemChanged()
        link.target?.applyLook(to: button)
      }
    }
    let arriving = buttons.filter { $0.superview == nil }
    for button in arriving { addSubview(button) }
    setNeedsLayout()
    guard animated, !(leaving.isEmpty && arriving.isEmpty) else {
      for button in leaving { button.removeFromSuperview() }
      return
    }
    UIView.performWithoutAnimation {
      for button in arriving {
        button.frame = frame(of: button)
        button.layoutIfNeeded()
        button.alpha = 0
      }
    }
    UIView.animate(withDuration: Self.itemsDuration) {
      self.placeButtons()
      for button in leaving { button.alpha = 0 }
      for button in arriving { button.alpha = 1 }
    } completion: { _ in
      for button in leaving { button.removeFromSuperview() }
    }
  }

  /// Updates the selected button; in an animation block the faces cross-fade.
  func highlightSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func itemTapped(_ item: UITabBarItem?) {
    guard let item else { return }
    if tabBarController == nil { selectedItem = item }
    // A tab bar controller is notified while the old tab is still selected.
    delegate?.tabBar(self, didSelect: item)
    tabBarController?.userSelected(item)
  }
}

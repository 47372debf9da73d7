import QuartzCore

/// A bar of buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height in points (K-15).
  package static let height: CGFloat = 44

  /// The height in a compact vertical size class, in points.
  package static let compactHeight: CGFloat = 32

  let background = BarBackground(hairline: .top)
  private var content: ToolbarContent?
  /// The old contents, while they fade out in a transition.
  private var transitioningContents: [ToolbarContent] = []
  private var shownItems: [UIBarButtonItem] = []
  @WeakReference var navigationController: UINavigationController?

  /// The buttons, from the leading edge; a navigation controller sets them.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// The colour behind the buttons; nil for the system's material. An appearance goes before it.
  open var barTintColor: UIColor? {
    didSet {
      noteSet(.barTintColor, \UIToolbar.barTintColor)
      background.customization.color = barTintColor
    }
  }
  /// The style of the bar and its buttons; the buttons' colour stays.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteSet(.barStyle, \UIToolbar.barStyle)
      if barStyle != oldValue { setStyleOfBar(barStyle) }
    }
  }
  /// The delegate of a bar without a navigation controller, which decides on the position; not retained.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { setNeedsLayout() }
  }
  /// The look over scrolled content. Reading it makes one that is shown from then on.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UIToolbarAppearance()
      made.take(background.customization)
      ownAppearance = adopt(made)
      return ownAppearance ?? made
    }
    set {
      ownAppearance = adopt(newValue)
      noteSet(.standardAppearance, \UIToolbar.standardAppearance)
    }
  }
  /// The look in a bar of compact height; nil for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    get { compactLook }
    set {
      compactLook = adopt(newValue)
      noteSet(.compactAppearance, \UIToolbar.compactAppearance)
    }
  }
  private var compactLook: UIToolbarAppearance? {
    didSet { lookChanged() }
  }
  /// The look over content at its edge; nil for no background (K-59).
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { edgeAppearance }
    set {
      edgeAppearance = adopt(newValue)
      noteSet(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance)
    }
  }
  private var ownAppearance: UIToolbarAppearance? {
    didSet { lookChanged() }
  }
  private var edgeAppearance: UIToolbarAppearance? {
    didSet { lookChanged() }
  }
  private var edgeBackground: BarBackground?
  /// The look over content at its edge in a bar of compact height; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactEdgeLook }
    set {
      compactEdgeLook = adopt(newValue)
      noteSet(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance)
    }
  }
  private var compactEdgeLook: UIToolbarAppearance? {
    didSet { lookChanged() }
  }
  /// Whether screens reach under the bar, which is then translucent, and has no background over content at its edge
  /// (K-59).
  ///
  /// Until it is set, false for a bar whose background image is opaque, and true for others.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? background.isTranslucentByDefault }
    set {
      ownTranslucency = newValue
      translucencyMayHaveChanged()
      noteSet(.isTranslucent, \UIToolbar.isTranslucent)
    }
  }
  /// The app's translucency; nil where the background image decides.
  private var ownTranslucency: Bool?
  private var backgroundImages = BarValues<UIImage>()
  private var shadowImages = BarValues<UIImage>()

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIToolbar.self)
  }

  private func setUp() {
    addSubview(background)
  }

  // MARK: Images

  /// Sets the image behind the bar at a position and a height; nil for the one of any position, or of another height.
  /// An appearance goes before it.
  ///
  /// An image without pixels makes the bar clear. One that is not resizable is repeated, unless it is a point wide or
  /// high.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
    noteSet(.backgroundImage, [topOrBottom.rawValue, barMetrics.rawValue]) { (bar: UIToolbar) in
      bar.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    showImages()
  }

  /// Returns the image that was set for a position and a height.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[topOrBottom, barMetrics]
  }

  /// Sets the image in place of the hairline at a position; nil for the hairline. An appearance goes before it.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom, .default] = shadowImage
    noteSet(.shadowImage, [topOrBottom.rawValue]) { (bar: UIToolbar) in
      bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    showImages()
  }

  /// Returns the image in place of the hairline that was set for a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom, .default]
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Shows the images for the bar's position and height, and the hairline at the edge towards the screen.
  private func showImages() {
    let position = barPosition
    background.edge = position == .top || position == .topAttached ? .bottom : .top
    edgeBackground?.edge = background.edge
    background.customization.shadowImage = shadowImages.shown(at: position, .default)
    background.show(backgroundImages.shown(at: position, UIBarMetrics(isCompact: isCompact)))
    translucencyMayHaveChanged()
  }

  private func translucencyMayHaveChanged() {
    guard background.isTranslucent != isTranslucent else { return }
    background.isTranslucent = isTranslucent
    showBackground(background.visibility)
    navigationController?.barGeometryChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection, previousTraitCollection.verticalSizeClass != traitCollection.verticalSizeClass
    else { return }
    showImages()
    lookChanged()
    navigationController?.barGeometryChanged()
  }

  /// Replaces the buttons; with animation, the old ones fade into the new ones.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else { return show(items ?? []) }
    prepareTransition(to: items ?? [])
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.animateTransition()
    } completion: { [link = WeakReference(self)] _ in
      guard let bar = link.target, !bar.transitioningContents.isEmpty else { return }
      bar.show(bar.shownItems)
    }
  }

  override var appearanceItems: [UIBarItem] { shownItems }

  override var accessibilityDefaults: AccessibilityDefaults { .group() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection))
  }

  /// Returns the height in points for traits: less in a compact vertical size class.
  static func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? compactHeight : height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showImages()
    // The background reaches down behind the home indicator, or up behind the status bar.
    let isOnTop = background.edge == .bottom
    let below = isOnTop ? 0 : superview?.safeAreaInsets.bottom ?? 0
    let above = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
    edgeBackground?.frame = background.frame
    for part in transitioningContents + [content].compactMap({ $0 }) { part.frame = bounds }
  }

  private func adopt(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
    let copy = appearance?.makeCopy() as? UIToolbarAppearance
    copy?.onChange = { [link = WeakReference(self)] in link.target?.lookChanged() }
    return copy
  }

  private var look: UIToolbarAppearance? {
    isCompact ? compactLook ?? ownAppearance : ownAppearance
  }

  private func lookChanged() {
    background.look = look?.look
    let edge = isCompact ? compactEdgeLook ?? edgeAppearance : edgeAppearance
    edgeBackground = BarBackground.edge(edgeBackground, look: edge?.look, beneath: background, in: self)
    translucencyMayHaveChanged()
    showBackground(background.visibility)
    if transitioningContents.isEmpty, content != nil { content = remadeContent() }
  }

  private func remadeContent() -> ToolbarContent {
    content?.removeFromSuperview()
    return makeContent(shownItems)
  }

  /// Shows a part of the background over scrolled content, in 0…1; the rest is that over content at its edge.
  func showBackground(_ visibility: CGFloat) {
    background.visibility = visibility
    edgeBackground?.visibility = isTranslucent ? 1 - visibility : 0
  }

  /// Shows buttons without a transition.
  func show(_ items: [UIBarButtonItem]) {
    if items.isEmpty, isEmpty { return }
    for old in transitioningContents { old.removeFromSuperview() }
    transitioningContents = []
    content?.removeFromSuperview()
    content = makeContent(items)
  }

  /// Adds the next buttons, invisible, over the present ones.
  func prepareTransition(to items: [UIBarButtonItem]) {
    if items.isEmpty, isEmpty { return }
    if let content { transitioningContents.append(content) }
    content = makeContent(items)
    content?.alpha = 0
    content?.layoutIfNeeded()
  }

  /// Fades from the present buttons to the next ones; runs in the transition's animation context.
  func animateTransition() {
    if isEmpty { return }
    BarFade.run(appears: false) { for old in self.transitioningContents { old.alpha = 0 } }
    BarFade.run(appears: true) { self.content?.alpha = 1 }
  }

  /// Whether there is nothing to show or to fade.
  private var isEmpty: Bool { shownItems.isEmpty && transitioningContents.isEmpty && content != nil }

  private func makeContent(_ items: [UIBarButtonItem]) -> ToolbarContent {
    for item in shownItems { item.onChange = nil }
    shownItems = items
    for item in items { item.onChange = { [link = WeakReference(self)] in link.target?.itemChanged() } }
    prepareAppearance(of: items)
    let made = ToolbarContent(items, look, UIBarMetrics(isCompact: isCompact))
    made.frame = bounds
    addSubview(made)
    return made
  }

  private func itemChanged() {
    if transitioningContents.isEmpty { show(shownItems) }
  }
}

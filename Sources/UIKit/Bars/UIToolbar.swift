import QuartzCore

/// A bar of buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height in points (K-15).
  package static let height: CGFloat = 44

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
    didSet { background.color = barTintColor }
  }
  /// The look over scrolled content. Reading it makes one that is shown from then on.
  open var standardAppearance: UIToolbarAppearance {
    get {
      let standard = ownAppearance ?? UIToolbarAppearance()
      if ownAppearance == nil { self.standardAppearance = standard }
      return ownAppearance ?? standard
    }
    set { ownAppearance = adopt(newValue) }
  }
  /// The look in a bar of compact height; nil for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    get { compactLook }
    set { compactLook = adopt(newValue) }
  }
  private var compactLook: UIToolbarAppearance? {
    didSet { lookChanged() }
  }
  /// The look over content at its edge; nil for no background (K-59).
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { edgeAppearance }
    set { edgeAppearance = adopt(newValue) }
  }
  private var ownAppearance: UIToolbarAppearance? {
    didSet { lookChanged() }
  }
  private var edgeAppearance: UIToolbarAppearance? {
    didSet { lookChanged() }
  }
  private var edgeBackground: BarBackground?
  /// Whether screens reach under the bar, which is then translucent, and has no background over content at its edge
  /// (K-59).
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      background.isTranslucent = isTranslucent
      navigationController?.barGeometryChanged()
    }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Returns nil: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
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

  override var accessibilityDefaults: AccessibilityDefaults { .group() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background reaches down behind the home indicator.
    let below = superview?.safeAreaInsets.bottom ?? 0
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    edgeBackground?.frame = background.frame
    for part in transitioningContents + [content].compactMap({ $0 }) { part.frame = bounds }
  }

  private func adopt(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
    let copy = appearance?.makeCopy() as? UIToolbarAppearance
    copy?.onChange = { [link = WeakReference(self)] in link.target?.lookChanged() }
    return copy
  }

  private var look: UIToolbarAppearance? {
    traitCollection.verticalSizeClass == .compact ? compactAppearance ?? ownAppearance : ownAppearance
  }

  private func lookChanged() {
    background.look = look?.look
    edgeBackground = BarBackground.edge(edgeBackground, look: edgeAppearance?.look, beneath: background, in: self)
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
    let made = ToolbarContent(items, look)
    made.frame = bounds
    addSubview(made)
    return made
  }

  private func itemChanged() {
    if transitioningContents.isEmpty { show(shownItems) }
  }
}

/// One set of buttons in a toolbar.
final class ToolbarContent: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  private let items: [UIBarButtonItem]
  /// A view for each item; nil for a space.
  private let parts: [UIView?]

  init(_ items: [UIBarButtonItem], _ look: UIToolbarAppearance?) {
    self.items = items
    parts = items.map { item in
      item.space == nil ? item.makeView(look?.buttonAppearance, done: look?.doneButtonAppearance) : nil
    }
    super.init(frame: .zero)
    for part in parts { if let part { addSubview(part) } }
  }

  required init?(coder: NSCoder) { nil }

  /// Items are placed from the leading edge, and flexible spaces share the rest equally.
  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = zip(items, parts).map { item, part in
      if item.width > 0 { return item.width }
      return part?.sizeThatFits(bounds.size).width ?? 0
    }
    let gaps = CGFloat(parts.count { $0 != nil }) - 1
    let taken = widths.reduce(0, +) + max(0, gaps) * Self.gap + 2 * Self.margin
    let flexible = items.count { $0.space == .flexibleSpace }
    let share = flexible > 0 ? max(0, bounds.width - taken) / CGFloat(flexible) : 0
    var x = Self.margin
    for (index, part) in parts.enumerated() {
      guard let part else {
        x += items[index].space == .flexibleSpace ? share : widths[index]
        continue
      }
      part.bounds.size = CGSize(width: widths[index], height: bounds.height)
      let middle = x + widths[index] / 2
      let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
      part.center = CGPoint(x: isRightToLeft ? bounds.width - middle : middle, y: bounds.midY)
      x += widths[index] + Self.gap
    }
  }
}

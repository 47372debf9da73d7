import QuartzCore

/// The contents of a navigation bar for one item: title, back button, and bar buttons.
final class NavigationBarContent: UIView {
  /// The position of the contents in a transition.
  enum Position {
    /// In the bar, at rest.
    case resting
    /// To the right: before a push shows them, or after a pop.
    case next
    /// To the left: after a push has covered them, or before a pop.
    case previous
  }

  private let item: UINavigationItem
  @WeakReference private var previous: UINavigationItem?
  private let titlePart: UIView
  private let backButton: NavigationBackButton?
  private let leftViews: [UIView]
  private let rightViews: [UIView]
  private var isResting = true
  /// Whether an item has changed since the contents were made.
  private var isStale = false
  /// The last layout at rest; nil where it has to be made again.
  private var restingLayout: RestingLayout?

  /// The centers at rest of the parts that a transition moves.
  private struct RestingLayout {
    /// The bounds of the contents that the parts were laid out in.
    let bounds: CGRect
    let title: CGPoint
    let backButton: CGPoint
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12

  init(_ item: UINavigationItem, previous: UINavigationItem?, onBack: @escaping () -> Void) {
    self.item = item
    self.previous = previous
    if let titleView = item.titleView {
      titlePart = titleView
    } else {
      let label = UILabel(frame: .zero)
      label.text = item.title
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textAlignment = .center
      label.accessibilityTraits = [.header, .staticText]
      titlePart = label
    }
    leftViews = (item.leftBarButtonItems ?? []).map { $0.makeView() }
    rightViews = (item.rightBarButtonItems ?? []).map { $0.makeView() }
    let showsBack =
      previous != nil && !item.hidesBackButton && (leftViews.isEmpty || item.leftItemsSupplementBackButton)
    if showsBack, let previous {
      let backTitle = previous.backButtonTitle ?? previous.title ?? ""
      backButton = NavigationBackButton(title: backTitle.isEmpty ? "Back" : backTitle, onBack: onBack)
    } else {
      backButton = nil
    }
    super.init(frame: .zero)
    for part in [titlePart] + leftViews + rightViews + [backButton].compactMap({ $0 }) { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isResting else { return }
    let layout = layOutParts()
    titlePart.center = layout.title
    backButton?.center = layout.backButton
  }

  /// Whether the contents are those of the last two of these items.
  func shows(_ items: [UINavigationItem]) -> Bool { shows(items[...]) }

  /// Whether a pop to one of these items, but not the last, can show the contents again.
  func isCovered(in items: [UINavigationItem]) -> Bool {
    items.dropLast().firstIndex { $0 === item }.map { shows(items[...$0]) } ?? false
  }

  /// An app may have moved its own views into other contents.
  private func shows(_ items: ArraySlice<UINavigationItem>) -> Bool {
    !isStale && items.last === item && items.dropLast().last === previous
      && ([titlePart] + leftViews + rightViews).allSatisfy { $0.superview === self }
  }

  /// Moves the contents to rest, and removes their animations.
  func settle() {
    stopAnimations(of: layer)
    UIView.performWithoutAnimation { move(to: .resting) }
  }

  private func stopAnimations(of layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.storedSublayers { stopAnimations(of: sublayer) }
  }

  /// Notes that one of the items has changed, and shows the item's current title.
  func itemChanged(_ changed: UINavigationItem) {
    guard changed === item || changed === previous else { return }
    isStale = true
    guard changed === item, item.titleView == nil, let label = titlePart as? UILabel else { return }
    label.text = item.title
    // The label's center stays, also while it is animated.
    let size = label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    UIView.performWithoutAnimation { label.bounds.size = size }
    restingLayout = nil
  }

  /// Whether only the item, or its bar, changes the parts' sizes.
  private var partsAreOwn: Bool { item.titleView == nil && leftViews.isEmpty && rightViews.isEmpty }

  /// Gives the parts their sizes, and the buttons at the edges their places, and returns where the other parts rest:
  /// the title in the bar's middle, or as near to it as it fits.
  private func layOutParts() -> RestingLayout {
    if let restingLayout, restingLayout.bounds == bounds, partsAreOwn { return restingLayout }
    var left: CGFloat = backButton == nil ? Self.margin : 8
    var backCenter = CGPoint.zero
    if let backButton {
      let size = backButton.sizeThatFits(bounds.size)
      backButton.bounds.size = CGSize(width: min(size.width, bounds.width * 0.4), height: bounds.height)
      backCenter = CGPoint(x: left + backButton.bounds.width / 2, y: bounds.midY)
      left += backButton.bounds.width + Self.gap
    }
    for view in leftViews {
      place(view, centeredAt: left + fittedSize(of: view).width / 2)
      left += view.bounds.width + Self.gap
    }
    var right = bounds.width - Self.margin
    for view in rightViews {
      place(view, centeredAt: right - fittedSize(of: view).width / 2)
      right -= view.bounds.width + Self.gap
    }
    let layout = RestingLayout(bounds: bounds, title: fitTitle(from: left, to: right), backButton: backCenter)
    restingLayout = layout
    return layout
  }

  /// Gives the title its size between two x-coordinates, and returns its center.
  private func fitTitle(from left: CGFloat, to right: CGFloat) -> CGPoint {
    let availableWidth = max(0, right - left)
    let size = titlePart.sizeThatFits(CGSize(width: availableWidth, height: bounds.height))
    titlePart.bounds.size = CGSize(width: min(size.width, availableWidth), height: min(size.height, bounds.height))
    let half = titlePart.bounds.width / 2
    return CGPoint(x: min(max(bounds.midX, left + half), max(left + half, right - half)), y: bounds.midY)
  }

  private func fittedSize(of view: UIView) -> CGSize {
    let size = view.sizeThatFits(bounds.size)
    view.bounds.size = CGSize(width: size.width, height: min(max(size.height, 32), bounds.height))
    return view.bounds.size
  }

  private func place(_ view: UIView, centeredAt x: CGFloat) {
    view.center = CGPoint(x: x, y: bounds.midY)
  }

  /// Moves the contents to a position (K-10). The title moves to the back button's title, or comes from the right;
  /// buttons fade.
  ///
  /// Old buttons have faded out before new ones fade in, and before a long title reaches them.
  func move(to position: Position) {
    isResting = position == .resting
    let layout = layOutParts()
    let alpha: CGFloat = position == .resting ? 1 : 0
    let buttons = leftViews + rightViews
    if !buttons.isEmpty {
      BarFade.run(appears: position == .resting) { for view in buttons { view.alpha = alpha } }
    }
    titlePart.alpha = alpha
    titlePart.center = titleCenter(at: position, in: layout)
    guard let backButton else { return }
    backButton.alpha = alpha
    var center = layout.backButton
    if position == .previous { center.x -= bounds.width * NavigationParallaxAnimator.parallax }
    backButton.center = center
    backButton.moveTitle(to: position == .next ? bounds.midX - backButton.frame.minX : nil)
  }

  private func titleCenter(at position: Position, in layout: RestingLayout) -> CGPoint {
    switch position {
    case .resting: return layout.title
    case .next: return CGPoint(x: layout.title.x + bounds.width / 2, y: layout.title.y)
    case .previous:
      let x = NavigationBackButton.titleInset + 8 + titlePart.bounds.width / 2
      return CGPoint(x: x, y: layout.title.y)
    }
  }
}

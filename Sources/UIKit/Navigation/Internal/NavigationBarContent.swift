import QuartzCore

/// The contents of a navigation bar for one item: title, back button, and bar buttons.
final class NavigationBarContent: UIView {
  /// The position of the contents in a transition.
  enum Position {
    /// In the bar, at rest.
    case resting
    /// To the trailing side: before a push shows them, or after a pop.
    case next
    /// To the leading side: after a push has covered them, or before a pop.
    case previous
  }

  /// The look of the contents.
  @MainActor struct Style {
    /// The look of the buttons; nil for the system's.
    var look: UINavigationBarAppearance?
    /// The image of the back button; nil for the chevron.
    var backIndicator: UIImage?
    /// The height of the bar, for which buttons have images.
    var metrics = UIBarMetrics.default
    /// The displacement of the title in points downwards, by the bar's own property.
    var titleDisplacement: CGFloat = 0
    var title: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title; nil for none.
    var largeTitle: [NSAttributedString.Key: Any]?
    /// Whether the title of the item below is large.
    var previousIsLarge = false
  }

  private let item: UINavigationItem
  @WeakReference private var previous: UINavigationItem?
  private let titlePart: UIView
  private let backButton: NavigationBackButton?
  private let leftViews: [UIView]
  private let rightViews: [UIView]
  private let style: Style
  private let promptLabel: UILabel?
  private let largeTitle: LargeTitleView?
  private let searchPart: SearchBarPart?
  private var isResting = true
  /// Whether an item, or the bar's look, has changed since the contents were made.
  var isStale = false
  /// The last layout at rest; nil where it has to be made again.
  private var restingLayout: RestingLayout?

  /// The centers at rest of the parts that a transition moves.
  private struct RestingLayout {
    /// The bounds of the contents that the parts were laid out in.
    let bounds: CGRect
    let isRightToLeft: Bool
    let title: CGPoint
    let backButton: CGPoint
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  /// The height of a prompt's text, and its distance from the row, in points.
  private static let promptSize: CGFloat = 20

  init(
    _ item: UINavigationItem, previous: UINavigationItem?, _ style: Style = Style(), onBack: @escaping () -> Void
  ) {
    self.item = item
    self.previous = previous
    self.style = style
    titlePart = item.titleView ?? Self.titleLabel(item, style)
    let look = style.look
    leftViews = (item.leftBarButtonItems ?? []).map {
      $0.makeView(look?.buttonAppearance, done: look?.doneButtonAppearance, style.metrics)
    }
    rightViews = (item.rightBarButtonItems ?? []).map {
      $0.makeView(look?.buttonAppearance, done: look?.doneButtonAppearance, style.metrics)
    }
    let showsBack =
      previous != nil && !item.hidesBackButton && (leftViews.isEmpty || item.leftItemsSupplementBackButton)
    backButton = showsBack ? previous.map { NavigationBackButton(to: $0, style, onBack: onBack) } : nil
    largeTitle = style.largeTitle.map { LargeTitleView(item.title, $0, height: item.largeTitleHeight) }
    promptLabel = item.prompt.map { text in
      let label = UILabel(frame: .zero)
      (label.text, label.font, label.textAlignment) = (text, .systemFont(ofSize: 13), .center)
      return label
    }
    searchPart = item.searchController.map { SearchBarPart($0, height: item.shownSearchHeight) }
    super.init(frame: .zero)
    for part in [titlePart] + leftViews + rightViews + [backButton].compactMap({ $0 }) { addSubview(part) }
    for part in [largeTitle, promptLabel, searchPart?.bar] as [UIView?] { if let part { addSubview(part) } }
  }

  required init?(coder: NSCoder) { nil }

  private static func titleLabel(_ item: UINavigationItem, _ style: Style) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = style.title[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    if let color = style.title[.foregroundColor] as? UIColor { label.textColor = color }
    label.textAlignment = .center
    label.accessibilityTraits = [.header, .staticText]
    show(item.title, in: label, style.title)
    return label
  }

  /// Shows a title; attributes beyond font and colour make it an attributed one.
  static func show(_ title: String?, in label: UILabel, _ attributes: [NSAttributedString.Key: Any]) {
    let isPlain = attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
    if isPlain {
      label.text = title
    } else {
      label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isResting else { return }
    let layout = layOutParts()
    titlePart.center = layout.title
    backButton?.center = layout.backButton
    largeTitle?.place(below: bounds)
    showSearch()
    promptLabel?.frame = CGRect(x: 0, y: -Self.promptSize - 4, width: bounds.width, height: Self.promptSize)
  }

  /// Shows a part of the large title, in points, and how far it is pulled down. The row has a title when the large one
  /// has gone.
  func showLargeTitle(height: CGFloat, pulledBy distance: CGFloat) {
    guard let largeTitle, isResting else { return }
    largeTitle.show(height: height, pulledBy: distance)
    if !item.isSearching { titlePart.alpha = largeTitle.rowTitleAlpha }
  }

  /// Shows a part of the search bar, in points, and how far it is pulled down.
  func showSearchBar(height: CGFloat, pulledBy distance: CGFloat) {
    guard let searchPart, isResting else { return }
    (searchPart.height, searchPart.pulledDistance) = (height, distance)
    placeSearchBar()
  }

  /// Shows the row, or the search bar instead; in an animation block they move.
  func searchDidChange() {
    guard isResting, searchPart != nil else { return }
    move(to: .resting)
  }

  /// Places the search bar, and moves the row above the bar while the search bar replaces it.
  private func showSearch() {
    guard searchPart != nil else { return }
    placeSearchBar()
    let rise = CGAffineTransform(translationX: 0, y: item.isSearching ? -bounds.height : 0)
    for part in [titlePart, backButton].compactMap({ $0 }) + leftViews + rightViews where part.transform != rise {
      part.transform = rise
    }
  }

  private func placeSearchBar() {
    let top = item.isSearching ? 0 : bounds.maxY + (largeTitle?.height ?? 0)
    searchPart?.place(at: top, width: bounds.width)
  }

  /// The search bar is below the row, outside of the bounds.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || searchPart?.bar.frame.contains(point) == true
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
      && ([titlePart, searchPart?.bar].compactMap { $0 } + leftViews + rightViews).allSatisfy { $0.superview === self }
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
    guard changed === item else { return }
    if let attributes = style.largeTitle { largeTitle?.setTitle(item.title, attributes) }
    guard item.titleView == nil, let label = titlePart as? UILabel else { return }
    Self.show(item.title, in: label, style.title)
    // The label's center stays, also while it is animated.
    let size = label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    UIView.performWithoutAnimation { label.bounds.size = size }
    restingLayout = nil
  }

  /// Whether only the item, or its bar, changes the parts' sizes.
  private var partsAreOwn: Bool { item.titleView == nil && leftViews.isEmpty && rightViews.isEmpty }

  private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Returns the x-coordinate at a distance from the leading edge.
  private func x(_ distance: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - distance : distance }

  /// Gives the parts their sizes, and the buttons at the edges their places, and returns where the other parts rest:
  /// the title in the bar's middle, or as near to it as it fits.
  private func layOutParts() -> RestingLayout {
    let isRightToLeft = isRightToLeft
    if let restingLayout, restingLayout.bounds == bounds, restingLayout.isRightToLeft == isRightToLeft, partsAreOwn {
      return restingLayout
    }
    var left: CGFloat = backButton == nil ? Self.margin : 8
    var backCenter = CGPoint.zero
    if let backButton {
      let size = backButton.sizeThatFits(bounds.size)
      backButton.bounds.size = CGSize(width: min(size.width, bounds.width * 0.4), height: bounds.height)
      backCenter = CGPoint(x: x(left + backButton.bounds.width / 2), y: bounds.midY)
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
    let layout = RestingLayout(
      bounds: bounds, isRightToLeft: isRightToLeft, title: fitTitle(from: left, to: right), backButton: backCenter)
    restingLayout = layout
    return layout
  }

  /// Gives the title its size between two x-coordinates, and returns its center.
  private func fitTitle(from left: CGFloat, to right: CGFloat) -> CGPoint {
    let availableWidth = max(0, right - left)
    let size = titlePart.sizeThatFits(CGSize(width: availableWidth, height: bounds.height))
    titlePart.bounds.size = CGSize(width: min(size.width, availableWidth), height: min(size.height, bounds.height))
    let half = titlePart.bounds.width / 2
    let adjustment = item.titleView == nil ? style.look?.titlePositionAdjustment ?? .zero : .zero
    let center = min(max(bounds.midX, left + half), max(left + half, right - half))
    let displacement = item.titleView == nil ? style.titleDisplacement : 0
    return CGPoint(x: x(center) + adjustment.horizontal, y: bounds.midY + adjustment.vertical + displacement)
  }

  private func fittedSize(of view: UIView) -> CGSize {
    let size = view.sizeThatFits(bounds.size)
    view.bounds.size = CGSize(width: size.width, height: min(max(size.height, 32), bounds.height))
    return view.bounds.size
  }

  private func place(_ view: UIView, centeredAt distance: CGFloat) {
    view.center = CGPoint(x: x(distance), y: bounds.midY)
  }

  /// Moves the contents to a position (K-10). The title moves to the back button's title, or comes from the right;
  /// buttons fade.
  ///
  /// Old buttons have faded out before new ones fade in, and before a long title reaches them.
  func move(to position: Position) {
    isResting = position == .resting
    let layout = layOutParts()
    let showsRow = position == .resting && !item.isSearching
    let alpha: CGFloat = showsRow ? 1 : 0
    let buttons = leftViews + rightViews
    if !buttons.isEmpty {
      BarFade.run(appears: showsRow) { for view in buttons { view.alpha = alpha } }
    }
    titlePart.alpha = alpha * (largeTitle?.rowTitleAlpha ?? 1)
    titlePart.center = titleCenter(at: position, in: layout)
    promptLabel?.alpha = alpha
    moveLargeTitle(to: position)
    moveSearchBar(to: position)
    guard let backButton else { return }
    backButton.alpha = alpha
    var center = layout.backButton
    let side: CGFloat = isRightToLeft ? -1 : 1
    if position == .previous { center.x -= side * bounds.width * NavigationParallaxAnimator.parallax }
    backButton.center = center
    guard position == .next else { return backButton.moveTitle(to: nil) }
    if style.previousIsLarge, previous?.largeTitleHeight ?? UINavigationBar.largeTitleHeight > LargeTitleView.fading {
      let origin = LargeTitleView.restingOrigin(below: bounds, height: previous?.largeTitleHeight)
      return backButton.growTitle(
        from: origin.x - (isRightToLeft ? bounds.width - backButton.frame.maxX : backButton.frame.minX), origin.y)
    }
    backButton.moveTitle(to: bounds.midX - backButton.frame.minX)
  }

  /// Moves the search bar along with the screens (K-4), and fades it.
  private func moveSearchBar(to position: Position) {
    guard let searchPart else { return }
    let side: CGFloat = isRightToLeft ? -1 : 1
    switch position {
    case .resting:
      searchPart.displacement = 0
      showSearch()
    case .next: searchPart.displacement = side * bounds.width
    case .previous: searchPart.displacement = -side * bounds.width * NavigationParallaxAnimator.parallax
    }
    searchPart.bar.alpha = position == .resting ? 1 : 0
    placeSearchBar()
  }

  /// Moves the large title: to the back button's title, where it has half its size, or beside the screen (K-13).
  private func moveLargeTitle(to position: Position) {
    guard let largeTitle else { return }
    let side: CGFloat = isRightToLeft ? -1 : 1
    largeTitle.place(below: bounds)
    switch position {
    case .resting: largeTitle.rest()
    case .next: largeTitle.move(by: side * bounds.width)
    case .previous:
      let leading = NavigationBackButton.titleInset + 8
      largeTitle.shrink(to: CGPoint(x: x(leading), y: bounds.midY), isRightToLeft: isRightToLeft)
    }
  }

  private func titleCenter(at position: Position, in layout: RestingLayout) -> CGPoint {
    switch position {
    case .resting: return layout.title
    case .next:
      return CGPoint(x: layout.title.x + (isRightToLeft ? -1 : 1) * bounds.width / 2, y: layout.title.y)
    case .previous:
      return CGPoint(x: x(NavigationBackButton.titleInset + 8 + titlePart.bounds.width / 2), y: layout.title.y)
    }
  }
}

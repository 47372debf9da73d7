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
    if isResting { layoutParts() }
  }

  /// Whether the contents were made for the last two of these items.
  func shows(_ items: [UINavigationItem]) -> Bool {
    items.last === item && items.dropLast().last === previous
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

  /// Shows the item's current title.
  func titleChanged(of changed: UINavigationItem) {
    guard changed === item, item.titleView == nil, let label = titlePart as? UILabel else { return }
    label.text = item.title
    // The label's center stays, also while it is animated.
    let size = label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    UIView.performWithoutAnimation { label.bounds.size = size }
  }

  /// Lays the parts out at rest: buttons at the edges, the title in the bar's middle, or as near to it as it fits.
  private func layoutParts() {
    var left: CGFloat = backButton == nil ? Self.margin : 8
    if let backButton {
      let size = backButton.sizeThatFits(bounds.size)
      backButton.bounds.size = CGSize(width: min(size.width, bounds.width * 0.4), height: bounds.height)
      backButton.center = CGPoint(x: left + backButton.bounds.width / 2, y: bounds.midY)
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
    let availableWidth = max(0, right - left)
    let size = titlePart.sizeThatFits(CGSize(width: availableWidth, height: bounds.height))
    titlePart.bounds.size = CGSize(width: min(size.width, availableWidth), height: min(size.height, bounds.height))
    let half = titlePart.bounds.width / 2
    let middle = min(max(bounds.midX, left + half), max(left + half, right - half))
    titlePart.center = CGPoint(x: middle, y: bounds.midY)
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
    layoutParts()
    let buttons = leftViews + rightViews
    if !buttons.isEmpty {
      BarFade.run(appears: position == .resting) { for view in buttons { view.alpha = position == .resting ? 1 : 0 } }
    }
    titlePart.alpha = position == .resting ? 1 : 0
    backButton?.alpha = position == .resting ? 1 : 0
    switch position {
    case .resting: break
    case .next:
      titlePart.center.x += bounds.width / 2
      backButton?.moveTitle(to: bounds.midX - (backButton?.frame.minX ?? 0))
      return
    case .previous:
      titlePart.center.x = NavigationBackButton.titleInset + 8 + titlePart.bounds.width / 2
      backButton?.center.x -= bounds.width * NavigationParallaxAnimator.parallax
    }
    backButton?.moveTitle(to: nil)
  }
}

import QuartzCore

/// A button with a chevron and the title of the screen that it pops to.
final class NavigationBackButton: UIControl {
  /// The title's distance from the button's left edge, in points.
  static let titleInset: CGFloat = 18
  /// The least height of an image behind the title, in points.
  private static let heightOfBackground: CGFloat = 30
  /// The room that the title leaves on the trailing side of an image, in points.
  private static let paddingOfBackground: CGFloat = 8
  private static let chevronSize = CGSize(width: 12, height: 21)

  private let chevron: UIView
  private let label = UILabel(frame: .zero)
  private var titleCenter: CGFloat?
  /// The leading edge and the middle of the large title from which the title grows; nil otherwise.
  private var largeOrigin: CGPoint?
  /// The bounds that the parts were last laid out in.
  private var laidOutBounds: CGRect?
  /// The colour of the title in the app's look; nil for the tint colour.
  private let titleColor: UIColor?

  /// The app's images in place of the chevron.
  private let backgrounds: BarButtonBackgrounds
  private let metrics: UIBarMetrics
  private var background: UIImageView?

  /// Creates the button that pops to an item, with the bar's look.
  init(to item: UINavigationItem, _ style: NavigationBarContent.Style, onBack: @escaping () -> Void) {
    let buttonItem = item.backBarButtonItem ?? item.impliedBackButtonItemIfAny
    let attributes = style.look?.backButtonAppearance.normal.titleTextAttributes ?? [:]
    let own = attributes.merging(buttonItem?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    titleColor = own[.foregroundColor] as? UIColor
    if let image = buttonItem?.image ?? style.backIndicator {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      chevron = view
    } else {
      chevron = NavigationChevron(frame: .zero)
    }
    backgrounds = buttonItem?.backButtonBackgrounds ?? BarButtonBackgrounds()
    metrics = style.metrics
    super.init(frame: .zero)
    showBackground()
    label.text = Self.title(to: item)
    label.font = own[.font] as? UIFont ?? .systemFont(ofSize: 17)
    addSubview(chevron)
    addSubview(label)
    addAction(UIAction { _ in onBack() }, for: .touchUpInside)
    if let color = buttonItem?.tintColor { tintColor = color }
    tintColorDidChange()
  }

  /// Returns the title of the button that pops to an item.
  private static func title(to item: UINavigationItem) -> String {
    switch item.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return item.backBarButtonItem?.title ?? item.backButtonTitle ?? "Back"
    case .default:
      if let title = item.backBarButtonItem?.title { return title }
      let title = item.backButtonTitle ?? item.title ?? ""
      return title.isEmpty ? "Back" : title
    }
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    label.textColor = titleColor ?? tintColor
    chevron.setNeedsDisplay()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.sizeThatFits(size)
    let padding = background == nil ? 0 : Self.paddingOfBackground
    return CGSize(width: Self.titleInset + title.width + padding, height: max(title.height, Self.chevronSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  override var accessibilityDefaults: AccessibilityDefaults { .control(self, label: label.text, traits: .button) }

  /// Moves the title's center to an x-coordinate of the button; nil is after the chevron.
  func moveTitle(to center: CGFloat?) {
    (titleCenter, largeOrigin) = (center, nil)
    if laidOutBounds == bounds { placeTitle() } else { layoutParts() }
  }

  /// Puts the title where a large one is, at its size: its distance from the button's leading edge, and its middle.
  func growTitle(from distance: CGFloat, _ middle: CGFloat) {
    (titleCenter, largeOrigin) = (nil, CGPoint(x: distance, y: middle))
    if laidOutBounds == bounds { placeTitle() } else { layoutParts() }
  }

  private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Returns the x-coordinate at a distance from the leading edge.
  private func x(_ distance: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - distance : distance }

  private func layoutParts() {
    let height = min(max(background?.image?.size.height ?? 0, Self.heightOfBackground), bounds.height)
    background?.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    chevron.bounds.size = Self.chevronSize
    chevron.center = CGPoint(x: x(Self.chevronSize.width / 2), y: bounds.midY)
    chevron.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    let availableWidth = max(0, bounds.width - Self.titleInset)
    let size = label.sizeThatFits(CGSize(width: availableWidth, height: bounds.height))
    label.bounds.size = size
    placeTitle()
    laidOutBounds = bounds
  }

  private func placeTitle() {
    if let largeOrigin {
      // The large title has twice the size.
      label.transform = CGAffineTransform(scaleX: 2, y: 2)
      label.center = CGPoint(x: x(largeOrigin.x + label.bounds.width), y: largeOrigin.y)
      return
    }
    if !label.transform.isIdentity { label.transform = .identity }
    label.center = CGPoint(x: titleCenter ?? x(Self.titleInset + label.bounds.width / 2), y: bounds.midY)
  }

  /// Shows the image of the state, or else that of the normal one.
  private func showBackground() {
    let image = backgrounds.shown(in: state, .plain, metrics) ?? backgrounds.shown(in: .normal, .plain, metrics)
    guard let image else { return }
    let view = background ?? UIImageView(frame: bounds)
    view.image = image
    if background == nil { insertSubview(view, at: 0) }
    background = view
    chevron.isHidden = true
  }

  override func stateChanged() {
    super.stateChanged()
    if background != nil { showBackground() }
    let alpha: CGFloat = isHighlighted ? 0.2 : 1
    chevron.alpha = alpha
    label.alpha = alpha
  }
}

/// The chevron of a back button.
final class NavigationChevron: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func display(_ layer: CALayer) {
    withCurrentTraits {
      display(.chevron(size: bounds.size, color: tintColor.cgColor, scale: uiEnvironment.screen.scale))
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(tintColor.cgColor)
    context.setLineWidth(2.6)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let inset: CGFloat = 2
    context.move(to: CGPoint(x: rect.maxX - inset, y: rect.minY + inset))
    context.addLine(to: CGPoint(x: rect.minX + inset, y: rect.midY))
    context.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY - inset))
    context.strokePath()
  }
}

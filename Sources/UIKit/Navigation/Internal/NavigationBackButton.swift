import QuartzCore

/// A button with a chevron and the title of the screen that it pops to.
final class NavigationBackButton: UIControl {
  /// The title's distance from the button's left edge, in points.
  static let titleInset: CGFloat = 18
  private static let chevronSize = CGSize(width: 12, height: 21)

  private let chevron = NavigationChevron(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var titleCenter: CGFloat?
  /// The bounds that the parts were last laid out in.
  private var laidOutBounds: CGRect?

  init(title: String, onBack: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17)
    addSubview(chevron)
    addSubview(label)
    addAction(UIAction { _ in onBack() }, for: .touchUpInside)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    label.textColor = tintColor
    chevron.setNeedsDisplay()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.sizeThatFits(size)
    return CGSize(width: Self.titleInset + title.width, height: max(title.height, Self.chevronSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  override var accessibilityDefaults: AccessibilityDefaults { .control(self, label: label.text, traits: .button) }

  /// Moves the title's center to an x-coordinate of the button; nil is after the chevron.
  func moveTitle(to center: CGFloat?) {
    titleCenter = center
    if laidOutBounds == bounds { placeTitle() } else { layoutParts() }
  }

  private func layoutParts() {
    chevron.bounds.size = Self.chevronSize
    chevron.center = CGPoint(x: Self.chevronSize.width / 2, y: bounds.midY)
    let availableWidth = max(0, bounds.width - Self.titleInset)
    let size = label.sizeThatFits(CGSize(width: availableWidth, height: bounds.height))
    label.bounds.size = size
    placeTitle()
    laidOutBounds = bounds
  }

  private func placeTitle() {
    label.center = CGPoint(x: titleCenter ?? Self.titleInset + label.bounds.width / 2, y: bounds.midY)
  }

  override func stateChanged() {
    super.stateChanged()
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

import QuartzCore

/// A popover's bubble: an arrow, and the content with round corners.
final class PopoverBubble: UIView {
  private let clip = UIView(frame: .zero)
  private let arrow = PopoverArrow(frame: .zero)
  @WeakReference private var content: UIView?

  /// The layout of content and arrow.
  var placement: PopoverPlacement? {
    didSet { setNeedsLayout() }
  }

  init() {
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverPlacement.cornerRadius
    clip.layer.cornerCurve = .continuous
    PresentationShadow.bubble.apply(to: layer)
    addSubview(arrow)
    addSubview(clip)
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the presented view as content.
  func embed(_ view: UIView) {
    content = view
    clip.addSubview(view)
  }

  /// Removes the presented view.
  func removeContent() {
    if let content, content.superview === clip { content.removeFromSuperview() }
    content = nil
  }

  /// Sets the colour of bubble and arrow; nil stands for the content's colour.
  func paint(with color: UIColor?) {
    let shown = color ?? content?.backgroundColor ?? .systemBackground
    clip.backgroundColor = shown
    arrow.color = shown
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    clip.place(in: placement.content)
    content?.place(in: CGRect(origin: .zero, size: placement.content.size))
    layer.shadowPath = UIBezierPath(roundedRect: placement.content, cornerRadius: PopoverPlacement.cornerRadius).cgPath
    arrow.isHidden = placement.direction.isEmpty
    let base = PopoverPlacement.arrowBase
    arrow.bounds = CGRect(x: 0, y: 0, width: base, height: PopoverPlacement.arrowHeight)
    let tip = CGPoint(x: placement.tip.x * bounds.width, y: placement.tip.y * bounds.height)
    arrow.point(to: tip, placement.direction)
  }
}

/// A popover's arrow, whose sides are curved into the bubble's edge.
final class PopoverArrow: UIView {
  var color: UIColor = .systemBackground {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the tip to a point of the superview and rotates the arrow to a direction; it is drawn pointing up.
  func point(to tip: CGPoint, _ direction: UIPopoverArrowDirection) {
    let half = PopoverPlacement.arrowHeight / 2
    switch direction {
    case .up:
      transform = .identity
      center = CGPoint(x: tip.x, y: tip.y + half)
    case .down:
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      center = CGPoint(x: tip.x, y: tip.y - half)
    case .left:
      transform = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      center = CGPoint(x: tip.x + half, y: tip.y)
    default:
      transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      center = CGPoint(x: tip.x - half, y: tip.y)
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (width, height, middle) = (rect.width, rect.height, rect.midX)
    context.setFillColor(color.cgColor)
    context.move(to: CGPoint(x: rect.minX, y: height))
    // From the bubble's edge, over a round tip, and back.
    context.addCurve(
      to: CGPoint(x: middle - 3, y: 2), control1: CGPoint(x: rect.minX + width * 0.2, y: height),
      control2: CGPoint(x: middle - 5, y: 4.5))
    context.addQuadCurve(to: CGPoint(x: middle + 3, y: 2), control: CGPoint(x: middle, y: -1))
    context.addCurve(
      to: CGPoint(x: rect.maxX, y: height), control1: CGPoint(x: middle + 5, y: 4.5),
      control2: CGPoint(x: rect.maxX - width * 0.2, y: height))
    context.closePath()
    context.fillPath()
  }
}

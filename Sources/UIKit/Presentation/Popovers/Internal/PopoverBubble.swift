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

import QuartzCore

/// A sheet's card: round corners, the presented controller's view, and a grabber over it.
final class SheetCard: UIView {
  private let clip = UIView(frame: .zero)
  private let grabber = SheetGrabber(frame: .zero)
  @WeakReference private var content: UIView?
  /// What a tap on the grabber does.
  var onGrabberTap: () -> Void {
    get { grabber.onTap }
    set { grabber.onTap = newValue }
  }

  /// Whether the grabber shows.
  var showsGrabber = false {
    didSet { grabber.isHidden = !showsGrabber }
  }

  init() {
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    PresentationShadow.card.apply(to: layer)
    layer.shadowOpacity = 0
    addSubview(clip)
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the presented view in.
  func hold(_ view: UIView) {
    content = view
    clip.addSubview(view)
    setNeedsLayout()
  }

  /// Gives the presented view up.
  func letGo() {
    if let content, content.superview === clip { content.removeFromSuperview() }
    content = nil
  }

  /// Rounds the corners: all of a card that floats, the upper ones of one at the bottom edge.
  func shape(radius: CGFloat, isFloating: Bool) {
    let corners: CACornerMask = isFloating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    guard clip.layer.cornerRadius != radius || clip.layer.maskedCorners != corners else { return }
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners = corners
    setNeedsLayout()
  }

  /// Shows a part, 0…1, of the card's shadow.
  func shade(_ part: CGFloat) {
    layer.shadowOpacity = Float(part) * PresentationShadow.card.opacity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.place(in: bounds)
    let shape = CGRect(origin: .zero, size: bounds.size)
    layer.shadowPath = UIBezierPath(roundedRect: shape, cornerRadius: clip.layer.cornerRadius).cgPath
    content?.place(in: CGRect(origin: .zero, size: bounds.size))
    let size = SheetMetrics.grabber
    grabber.place(
      in: CGRect(
        x: (bounds.width - size.width) / 2, y: SheetMetrics.grabberGap, width: size.width, height: size.height))
  }
}

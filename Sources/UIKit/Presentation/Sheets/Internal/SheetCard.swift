import QuartzCore

/// The card of a sheet: the presented controller's view with round corners, and a grabber over it.
final class SheetCard: UIView {
  private let clip = UIView(frame: .zero)
  private let grabber = SheetGrabber(frame: .zero)
  @WeakReference private var content: UIView?
  /// Called on a tap on the grabber.
  var onGrabberTap: () -> Void {
    get { grabber.onTap }
    set { grabber.onTap = newValue }
  }

  /// Whether the grabber is visible.
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

  /// Adds the presented view as content.
  func embed(_ view: UIView) {
    content = view
    clip.addSubview(view)
    setNeedsLayout()
  }

  /// Removes the presented view.
  func removeContent() {
    if let content, content.superview === clip { content.removeFromSuperview() }
    content = nil
  }

  /// Rounds all corners of a floating card, or the upper corners of one at the bottom edge.
  func shape(radius: CGFloat, isFloating: Bool) {
    let corners: CACornerMask = isFloating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    guard clip.layer.cornerRadius != radius || clip.layer.maskedCorners != corners else { return }
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners = corners
    setNeedsLayout()
  }

  /// Sets the shadow's opacity to a fraction, in 0…1, of its full value.
  func shade(_ fraction: CGFloat) {
    layer.shadowOpacity = Float(fraction) * PresentationShadow.card.opacity
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

/// The grabber at the top of a card (K-27).
final class SheetGrabber: UIView {
  /// Called on a tap.
  var onTap: () -> Void = {}
  /// The margin around the bar that receives taps, in points.
  private static let reach: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = SheetMetrics.grabber.height / 2
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", SheetGrabber.tapped)))
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  private func tapped() {
    onTap()
  }
}

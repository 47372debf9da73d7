import QuartzCore

/// A sheet's card: round corners, the presented controller's view, and a grabber over it.
final class SheetCard: UIView {
  private let clip = UIView(frame: .zero)
  private let grabber = SheetGrabber(frame: .zero)
  @Tethered private var content: UIView?
  /// Points that the clip reaches below the card, so that a card at the bottom edge has square corners there.
  private var overhang: CGFloat = 0

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
    clip.layer.cornerRadius = radius
    let overhang = isFloating ? 0 : radius
    guard overhang != self.overhang else { return }
    self.overhang = overhang
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.place(in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang))
    content?.place(in: CGRect(origin: .zero, size: bounds.size))
    let size = SheetMetrics.grabber
    grabber.place(
      in: CGRect(
        x: (bounds.width - size.width) / 2, y: SheetMetrics.grabberGap, width: size.width, height: size.height))
  }
}

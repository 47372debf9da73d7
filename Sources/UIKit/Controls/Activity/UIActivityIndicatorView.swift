import QuartzCore

/// A wheel of spokes, which turns while something goes on.
///
/// While it turns a stage does not come to rest, as a device's screen does not.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var side: CGFloat { self == .medium ? 20 : 37 }
  }

  /// How large the wheel is.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      bounds.size = intrinsicContentSize
      setNeedsLayout()
    }
  }
  /// Whether the wheel shows only while it turns.
  open var hidesWhenStopped = true {
    didSet { show() }
  }
  /// The colour of the spokes; grey unless set.
  open var color: UIColor! {
    get { spokes.color }
    set { spokes.color = newValue ?? .systemGray }
  }
  /// Whether the wheel turns.
  open var isAnimating: Bool { spokes.isTurning }

  private let spokes = ActivitySpokes()

  /// A wheel of a size, at the origin.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    begin()
  }

  /// A wheel of 20 points in the middle of a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    begin()
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  private func begin() {
    isUserInteractionEnabled = false
    addSubview(spokes)
    show()
  }

  /// Begins to turn.
  open func startAnimating() {
    spokes.isTurning = true
    show()
  }

  /// Stops turning.
  open func stopAnimating() {
    spokes.isTurning = false
    show()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spokes.bounds.size = intrinsicContentSize
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func show() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}

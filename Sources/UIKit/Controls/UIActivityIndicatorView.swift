import QuartzCore

/// A wheel of spokes that animates while a task is running.
///
/// A stage is not quiet during the animation.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator; those of before iOS 13 also have a colour.
  public enum Style: Int, Sendable {
    /// 37 points, in white.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// 20 points, in white.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// 20 points, in grey.
    @available(*, deprecated, renamed: "medium")
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// By their raw values, because naming a deprecated case gives a warning.
    private var isLarge: Bool { self == .large || rawValue == 0 }
    /// The colour that comes with a style of before iOS 13; nil for none.
    var color: UIColor? { self == .medium || self == .large ? nil : rawValue == 2 ? .systemGray : .white }
    var side: CGFloat { isLarge ? 37 : 20 }
  }

  /// The size; setting it changes the intrinsic size, and a style with a colour sets that.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      if let color = style.color { self.color = color }
      bounds.size = intrinsicContentSize
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Whether the indicator is hidden while it does not animate.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }
  /// The colour of the spokes; grey by default.
  open var color: UIColor! {
    get { spokes.color }
    set {
      spokes.color = newValue ?? .systemGray
      noteSet(.color, \UIActivityIndicatorView.color)
    }
  }
  /// Whether the indicator animates.
  open var isAnimating: Bool { spokes.isSpinning }

  private let spokes = ActivitySpokes()

  /// Creates an indicator of the style's size, at the origin.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  /// Creates an indicator of 20 points in the center of a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator from a nib or a storyboard; another coder gives the defaults.
  public required init(coder: NSCoder) {
    style = .medium
    // A view's never fails.
    super.init(coder: coder)!
    bounds.size = CGSize(width: style.side, height: style.side)
    setUp()
    decode(coder, as: UIActivityIndicatorView.self)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(spokes)
    if let color = style.color { self.color = color }
    updateVisibility()
  }

  /// Starts the animation.
  open func startAnimating() {
    spokes.isSpinning = true
    updateVisibility()
  }

  /// Stops the animation.
  open func stopAnimating() {
    spokes.isSpinning = false
    updateVisibility()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spokes.bounds.size = intrinsicContentSize
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}

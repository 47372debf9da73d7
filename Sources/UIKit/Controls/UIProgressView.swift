import QuartzCore

/// A bar that shows a progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The styles of a progress view.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// The style; a bar's is thinner and has no track, for the edge of a toolbar.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The height in points, as on an iPhone.
  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : Self.defaultHeight }
  private static let defaultHeight: CGFloat = 4

  /// The progress, in 0…1; other values are clamped.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  /// The colour of the filled part; nil for the tint colour.
  open var progressTintColor: UIColor? {
    didSet {
      noteSet(.progressTintColor, \UIProgressView.progressTintColor)
      setNeedsLayout()
    }
  }
  /// The colour of the unfilled part; nil for grey.
  open var trackTintColor: UIColor? {
    didSet {
      noteSet(.trackTintColor, \UIProgressView.trackTintColor)
      setNeedsLayout()
    }
  }

  private var storedProgress: Float = 0
  private let bar = UIView(frame: .zero)

  /// Creates a bar with a frame, four points high where the frame has no height.
  public override init(frame: CGRect) {
    let height = frame.height > 0 ? frame.height : Self.defaultHeight
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: height)))
    setUp()
  }

  /// Creates a bar of a style, with its height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = height
  }

  /// Creates a bar from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = Self.defaultHeight
    setUp()
    decode(coder, as: UIProgressView.self)
  }

  private func setUp() {
    addSubview(bar)
    clipsToBounds = true
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: .percent(progress), traits: .updatesFrequently)
  }

  /// Sets the progress, immediately or in 0.25 s; NaN is ignored.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = max(0, min(1, progress))
    notifyObservers()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
    bar.backgroundColor = progressTintColor ?? tintColor
    let filled = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(storedProgress), height: bounds.height)
    bar.frame = mirrored(filled, in: CGRect(origin: .zero, size: bounds.size))
  }
}

import QuartzCore

/// A value on a track, which a thumb shows and changes.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  /// The value, between ``minimumValue`` and ``maximumValue``; other values are clamped.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the leading end.
  open var minimumValue: Float = 0 {
    didSet {
      guard accepts(minimumValue, "minimumValue", isFinite: minimumValue.isFinite) else {
        return minimumValue = oldValue
      }
      limitsChanged()
    }
  }
  /// The value at the trailing end.
  open var maximumValue: Float = 1 {
    didSet {
      guard accepts(maximumValue, "maximumValue", isFinite: maximumValue.isFinite) else {
        return maximumValue = oldValue
      }
      limitsChanged()
    }
  }
  /// Whether `valueChanged` is sent for each movement of the touch, or only at its end.
  open var isContinuous = true
  /// The colour of the track before the thumb; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteSet(.minimumTrackTintColor, \UISlider.minimumTrackTintColor)
      setNeedsLayout()
    }
  }
  /// The colour of the track after the thumb; nil for grey.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteSet(.maximumTrackTintColor, \UISlider.maximumTrackTintColor)
      setNeedsLayout()
    }
  }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteSet(.thumbTintColor, \UISlider.thumbTintColor)
      setNeedsLayout()
    }
  }

  private var storedValue: Float = 0
  /// The superview of the parts, which are dimmed together.
  private let container = UIView(frame: .zero)
  private let minimumTrack = UIView(frame: .zero)
  private let maximumTrack = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  /// The distance from the touch to the thumb's center, in points.
  private var thumbOffset: CGFloat = 0

  /// Creates a slider with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UISlider.self)
  }

  private func setUp() {
    container.isUserInteractionEnabled = false
    addSubview(container)
    for part in [maximumTrack, minimumTrack, thumb] { container.addSubview(part) }
    thumb.layer.cornerRadius = Self.thumbSize / 2
    for part in [minimumTrack, maximumTrack] { part.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  /// Sets the value without sending an action; NaN is ignored.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = max(minimumValue, min(maximumValue, value))
    notifyObservers()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Returns the rectangle of the track in the bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: bounds.width - 4, height: Self.trackHeight)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let travel = max(0, rect.width - Self.thumbSize)
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let thumb = CGRect(
      x: rect.minX + travel * fraction, y: bounds.midY - Self.thumbSize / 2, width: Self.thumbSize,
      height: Self.thumbSize)
    return mirrored(thumb, in: rect)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  override var sendsPrimaryAction: Bool { false }

  override var accessibilityDefaults: AccessibilityDefaults {
    let span = maximumValue - minimumValue
    return .control(self, value: .percent(span > 0 ? (value - minimumValue) / span : 0), traits: .adjustable)
  }

  open override func accessibilityIncrement() { adjust(by: 0.1) }
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  /// Changes the value by a part of its range, as VoiceOver does: by a tenth.
  private func adjust(by fraction: Float) {
    setValue(value + (maximumValue - minimumValue) * fraction, animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rect = trackRect(forBounds: bounds)
    container.frame = bounds
    container.alpha = partsAlpha
    thumb.frame = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue)
    let filled = unmirrored(thumb.frame.midX, in: rect) - rect.minX
    minimumTrack.frame = mirrored(CGRect(x: rect.minX, y: rect.minY, width: filled, height: rect.height), in: rect)
    maximumTrack.frame = rect
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  // MARK: Tracking

  /// Keeps a drag along the track that begins on the thumb from recognizers around the slider.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let speed = pan.velocity(in: self)
    return speed.y.magnitude > speed.x.magnitude
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let location = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -8, dy: -8).contains(location) else { return false }
    thumbOffset = thumb.frame.midX - location.x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let travel = max(1, rect.width - Self.thumbSize)
    let center = unmirrored(touch.location(in: self).x + thumbOffset, in: rect)
    let fraction = Float((center - rect.minX - Self.thumbSize / 2) / travel)
    let old = storedValue
    setValue(minimumValue + (maximumValue - minimumValue) * max(0, min(1, fraction)), animated: false)
    if isContinuous, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func limitsChanged() {
    setValue(storedValue, animated: false)
  }
}

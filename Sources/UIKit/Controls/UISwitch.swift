import QuartzCore

/// A control that is on or off, and changes by a tap or by a drag of its thumb.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size of every switch, in points.
  static let size = CGSize(width: 51, height: 31)
  /// The part of the frame at the right that does not count in constraints (L-29).
  private static let shadowWidth: CGFloat = 2
  private static let gap: CGFloat = 2
  private static let duration: TimeInterval = 0.25

  /// Whether the switch is on.
  open var isOn: Bool {
    get { storedOn }
    set { setOn(newValue, animated: false) }
  }
  /// The colour of the track when on; nil for green.
  open var onTintColor: UIColor? {
    didSet {
      noteSet(.onTintColor, \UISwitch.onTintColor)
      updateParts()
    }
  }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteSet(.thumbTintColor, \UISwitch.thumbTintColor)
      updateParts()
    }
  }

  private var storedOn = false
  /// The superview of the parts, which are dimmed together.
  private let container = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let thumb = UIView(frame: .zero)
  private var hasDragged = false

  /// Creates a switch, which has one size for any frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    decode(coder, as: UISwitch.self)
  }

  private func setUp() {
    container.isUserInteractionEnabled = false
    addSubview(container)
    for part in [track, thumb] { container.addSubview(part) }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.gap
    updateParts()
  }

  /// Sets the switch without sending an action.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedOn else { return }
    storedOn = on
    notifyObservers()
    guard animated, window != nil else { return updateParts() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.updateParts() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// 2 points narrower than the frame (L-29).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - Self.shadowWidth, height: Self.size.height)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.shadowWidth)
  }
  override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  override var accessibilityDefaults: AccessibilityDefaults {
    .control(self, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
  }
  override var blocksOuterTaps: Bool { true }
  override var sendsPrimaryAction: Bool { false }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // The thumb follows the touch from one side to the other.
    let requested = unmirrored(touch.location(in: self).x, in: bounds) > bounds.midX
    if (touch.location(in: self).x - touch.landingLocation(in: self).x).magnitude > Self.gap * 4 { hasDragged = true }
    if hasDragged, requested != storedOn { toggle() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasDragged { toggle() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The direction of the layout may have changed.
    if thumb.frame != thumbFrame { UIView.performWithoutAnimation { updateParts() } }
  }

  override func stateChanged() {
    super.stateChanged()
    container.alpha = partsAlpha
  }

  private func toggle() {
    setOn(!storedOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func updateParts() {
    track.backgroundColor = storedOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.frame = thumbFrame
  }

  private var thumbFrame: CGRect {
    let side = Self.size.height - 2 * Self.gap
    let frame = CGRect(
      x: storedOn ? Self.size.width - Self.gap - side : Self.gap, y: Self.gap, width: side, height: side)
    return mirrored(frame, in: CGRect(origin: .zero, size: Self.size))
  }
}

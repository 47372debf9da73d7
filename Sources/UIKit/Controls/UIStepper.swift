import QuartzCore

/// A value that two buttons raise and lower by a step (F-8).
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size of every stepper, in points (F-8).
  static let size = CGSize(width: 94, height: 32)

  /// Whether `valueChanged` is sent for each step of a held button, or only when it is released.
  open var isContinuous = true
  /// Whether a held button repeats its step; it does after 0.5 s, and then ten times a second.
  open var autorepeat = true
  /// Whether a step beyond one limit goes on from the other.
  open var wraps = false {
    didSet { updateParts() }
  }
  /// The value, between ``minimumValue`` and ``maximumValue``; other values are clamped.
  open var value: Double {
    get { storedValue }
    set {
      if newValue.isNaN { report("value", newValue) } else { store(newValue) }
    }
  }
  /// The lowest value; one that is not below ``maximumValue`` is reported and ignored.
  open var minimumValue: Double = 0 {
    didSet { if !limitsChanged("minimumValue", minimumValue) { minimumValue = oldValue } }
  }
  /// The highest value; one that is not above ``minimumValue`` is reported and ignored.
  open var maximumValue: Double = 100 {
    didSet { if !limitsChanged("maximumValue", maximumValue) { maximumValue = oldValue } }
  }
  /// The step; one that is not above 0 is reported and ignored.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue.isFinite, stepValue > 0 else {
        report("stepValue", stepValue)
        return stepValue = oldValue
      }
    }
  }

  private var storedValue: Double = 0
  private let parts = StepperParts()
  private var held: StepperButton?
  /// Whether the held button has changed the value since the last `valueChanged`.
  private var owesAction = false

  /// Creates a stepper, which has one size for any frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    decode(coder, as: UIStepper.self)
  }

  private func setUp() {
    addSubview(parts)
    updateParts()
  }

  // MARK: Images

  /// Sets the image behind both buttons for a state; nil uses the normal state's, or else the system's fill.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    parts.backgroundImages[state] = image
    noteSet(.backgroundImage, [Int(state.rawValue)]) { (stepper: UIStepper) in
      stepper.setBackgroundImage(image, for: state)
    }
    updateParts()
  }
  /// Returns the image behind both buttons that was set for a state.
  open func backgroundImage(for state: State) -> UIImage? { parts.backgroundImages[state] }

  /// Sets the image between the buttons in their states; nil uses that of the normal states, or else a line.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    parts.setDivider(image, leftState, rightState)
    noteSet(.dividerImage, [Int(leftState.rawValue), Int(rightState.rawValue)]) { (stepper: UIStepper) in
      stepper.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    updateParts()
  }
  /// Returns the image between the buttons that was set for their states.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
    parts.divider(state, rightSegmentState)
  }

  /// Sets the image of the button that raises the value for a state; nil uses the normal state's, or else a plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    parts.increment.images[state] = image
    noteSet(.incrementImage, [Int(state.rawValue)]) { (stepper: UIStepper) in
      stepper.setIncrementImage(image, for: state)
    }
    updateParts()
  }
  /// Returns the image of the button that raises the value that was set for a state.
  open func incrementImage(for state: State) -> UIImage? { parts.increment.images[state] }

  /// Sets the image of the button that lowers the value for a state; nil uses the normal state's, or else a minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    parts.decrement.images[state] = image
    noteSet(.decrementImage, [Int(state.rawValue)]) { (stepper: UIStepper) in
      stepper.setDecrementImage(image, for: state)
    }
    updateParts()
  }
  /// Returns the image of the button that lowers the value that was set for a state.
  open func decrementImage(for state: State) -> UIImage? { parts.decrement.images[state] }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }
  override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  override var blocksOuterTaps: Bool { true }
  override var sendsPrimaryAction: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  override func stateChanged() {
    super.stateChanged()
    if !isEnabled { release() }
    updateParts()
  }

  private func updateParts() {
    parts.frame = CGRect(origin: .zero, size: Self.size)
    parts.update(
      canDecrement: isEnabled && (wraps || storedValue > minimumValue),
      canIncrement: isEnabled && (wraps || storedValue < maximumValue),
      held: held, isEnabled: isEnabled, isMirrored: flowsRightToLeft)
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    .control(self, value: storedValue.formattedForVoiceOver, traits: .adjustable)
  }

  open override func accessibilityIncrement() { stepByUser(stepValue) }
  open override func accessibilityDecrement() { stepByUser(-stepValue) }

  // MARK: Steps

  private func limitsChanged(_ name: String, _ limit: Double) -> Bool {
    guard limit.isFinite, minimumValue < maximumValue else {
      report(name, limit)
      return false
    }
    store(storedValue)
    return true
  }

  private func report(_ property: String, _ value: Double) {
    uiEnvironment.report(.invalidStepperValue(property, value, of: debugName))
  }

  private func store(_ value: Double) {
    storedValue = min(max(value, minimumValue), maximumValue)
    notifyObservers()
    updateParts()
  }

  /// Adds a step to the value; returns whether it has changed.
  private func step(by amount: Double) -> Bool {
    let old = storedValue
    let new = old + amount
    if wraps, new > maximumValue {
      store(minimumValue)
    } else if wraps, new < minimumValue {
      store(maximumValue)
    } else {
      store(new)
    }
    return storedValue != old
  }

  private func stepByUser(_ amount: Double) {
    guard isEnabled, step(by: amount) else { return }
    sendValue()
  }

  private func sendValue() {
    owesAction = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let button = button(at: touch) else { return false }
    press(button)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let button = button(at: touch)
    // A touch that leaves its button stops the repetition; it does not press the other one.
    if button != held, held != nil { release() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }
  open override func cancelTracking(with event: UIEvent?) { release() }

  private func button(at touch: UITouch) -> StepperButton? {
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    let isLeft = point.x < Self.size.width / 2
    return isLeft == flowsRightToLeft ? .increment : .decrement
  }

  private func press(_ button: StepperButton) {
    held = button
    stepHeld()
    updateParts()
    if autorepeat { scheduleRepetition(after: StepperButton.repetitionDelay) }
  }

  private func release() {
    guard held != nil else { return }
    held = nil
    uiEnvironment.turnQueue.removeAll(of: self)
    updateParts()
    if owesAction { sendValue() }
  }

  private func stepHeld() {
    guard let held, step(by: held == .increment ? stepValue : -stepValue) else { return }
    owesAction = true
    if isContinuous { sendValue() }
  }

  private func scheduleRepetition(after delay: CFTimeInterval) {
    let environment = uiEnvironment
    environment.turnQueue.add(
      at: environment.clock.now + delay, label: "the repetition of a stepper", owner: self
    ) { [link = WeakReference(self)] in
      guard let stepper = link.target, stepper.held != nil, stepper.autorepeat else { return }
      stepper.stepHeld()
      stepper.scheduleRepetition(after: StepperButton.repetitionInterval)
    }
  }
}

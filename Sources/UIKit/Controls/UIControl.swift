import QuartzCore

/// A view that tells targets what a finger does to it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What a finger does to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger landed.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger landed again, soon after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved, inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved, outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger left, inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger left, outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// A state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  private struct Target {
    weak var object: AnyObject?
    let selector: Selector
    let events: Event
  }

  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether a finger is being followed.
  public private(set) var isTracking = false
  /// Whether the finger that is followed is on the control, or near it.
  public private(set) var isTouchInside = false

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Adds a target, which is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(Target(object: target as AnyObject?, selector: action, events: controlEvents))
  }

  /// Removes a target's action for events; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets = targets.compactMap { candidate in
      let isMeant =
        (target == nil || candidate.object === target as AnyObject?) && (action == nil || candidate.selector == action)
      guard isMeant else { return candidate }
      let rest = candidate.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : Target(object: candidate.object, selector: candidate.selector, events: rest)
    }
  }

  /// Adds an action.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0 === action }
  }

  /// Removes the actions of a name for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, _ isMeant: (UIAction) -> Bool) {
    actions = actions.compactMap { entry in
      guard isMeant(entry.action) else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty ? nil : (entry.action, rest)
    }
  }

  // MARK: Tracking

  /// A finger lands: whether the control follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger that is followed moves: whether the control goes on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger that is followed leaves.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger that is followed is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Tells everybody who waits for the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(from: self) }
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      guard let object = target.object else { continue }
      if !target.selector.send(to: object, from: self) {
        uiEnvironment.report(
          .actionMismatch(action: target.selector.name, target: String(describing: type(of: object))))
      }
    }
  }

  /// How a control shows that it cannot be used: its parts fade; its own `alpha` is the app's.
  var partsAlpha: CGFloat { isEnabled ? 1 : 0.5 }

  /// Whether a control of this class keeps a single tap from gestures around it, as buttons and switches do.
  var keepsTaps: Bool { false }

  /// A control keeps its own tap from the tap gestures of the views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self else { return true }
    guard let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// The state has changed; subclasses change their looks.
  func stateChanged() {
    tellObservers()
    setNeedsLayout()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isNear(touch)
    if isInside != isTouchInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    isTouchInside = isInside
    isHighlighted = isInside
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if isTracking, !continueTracking(touch, with: event) { stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    stopTracking()
    endTracking(touch, with: event)
    if isNear(touch) {
      sendActions(for: tellsPrimaryAction ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
    } else {
      sendActions(for: .touchUpOutside)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether a tap is the control's main event; where a change of value is, it is not.
  var tellsPrimaryAction: Bool { true }

  /// A finger may stray 70 points from a control before it counts as outside, as on iOS.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}

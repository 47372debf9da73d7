import QuartzCore

/// A view that sends actions to targets for the touches on it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates events from Apple's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch landed.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch landed soon after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be asked for and shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Events whose meaning an app chooses.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events that are UIKit's own.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates a state from Apple's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Neither highlighted, disabled nor selected.
    public static let normal: State = []
    /// A touch is inside the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  private struct Target {
    let reference: AnyWeakReference?
    /// Whether the target is the first object of the responder chain that has the method.
    let isChain: Bool
    let selector: Selector
    let events: Event

    var object: AnyObject? { reference?.target }

    /// Returns the target for a part of its events; nil where none are left.
    func restricted(to events: Event) -> Target? {
      events.isEmpty ? nil : Target(reference: reference, isChain: isChain, selector: selector, events: events)
    }
  }

  /// The vertical position of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom
    /// The content has the control's height.
    case fill

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``center`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.center, .top, .bottom, .fill])
    }
  }

  /// The horizontal position of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right
    /// The content has the control's width.
    case fill
    /// At the side where lines begin.
    case leading
    /// At the side where lines end.
    case trailing

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``center`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.center, .left, .right, .fill, .leading, .trailing])
    }
  }

  /// Whether the control's menu is open.
  private var showsMenu = false
  private var storedMenuInteraction: UIContextMenuInteraction?
  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether the control is highlighted, as under a touch.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// The vertical position of the content; buttons have one.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal position of the content; buttons have one.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal position of the content, with a side of the screen in place of one of the line.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { horizontalAlignment }
  /// Whether the control tracks a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control, or within 70 points of it.
  open private(set) var isTouchInside = false

  /// The state, from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a frame, and with an action for the event ``Event/primaryActionTriggered``; nil for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIControl.self)
  }

  override var accessibilityDefaults: AccessibilityDefaults { .control(self, isElement: false) }

  /// Adds a target, which is not retained; nil stands for the first object of the responder chain that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      Target(
        reference: (target as AnyObject?).map(AnyWeakReference.init), isChain: target == nil, selector: action,
        events: controlEvents))
  }

  /// Removes a target's action for events; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets = targets.compactMap { candidate in
      let matches =
        (target == nil || candidate.object === target as AnyObject?) && (action == nil || candidate.selector == action)
      guard matches else { return candidate }
      return candidate.restricted(to: candidate.events.subtracting(controlEvents))
    }
  }

  /// The targets that are alive; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.isChain ? NSNull() : $0.object as? AnyHashable })
  }
  /// The events for which there are targets or actions.
  open var allControlEvents: Event {
    actions.reduce(targets.reduce(Event()) { $0.union($1.events) }) { $0.union($1.events) }
  }

  /// The names of the methods that a target gets for an event, in order; nil for none. A nil target is the responder
  /// chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target as AnyObject?
    let isChain = object == nil || object is NSNull
    let names = targets.filter { candidate in
      !candidate.events.isDisjoint(with: controlEvent)
        && (isChain ? candidate.isChain : candidate.object === object)
    }.map(\.selector.name)
    return names.isEmpty ? nil : names
  }

  /// Adds an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0 === action }
  }

  /// Removes the actions with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, _ matches: (UIAction) -> Bool) {
    actions = actions.compactMap { entry in
      guard matches(entry.action) else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty ? nil : (entry.action, rest)
    }
  }

  // MARK: Menus

  /// Whether the control has a menu: a long press shows it, or a touch where it is the primary action.
  open var isContextMenuInteractionEnabled: Bool {
    get { storedMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let storedMenuInteraction { removeInteraction(storedMenuInteraction) }
      storedMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
      if let storedMenuInteraction { addInteraction(storedMenuInteraction) }
    }
  }
  /// The interaction that shows the menu, with the control as its delegate; nil for a control without one.
  open var contextMenuInteraction: UIContextMenuInteraction? { storedMenuInteraction }
  /// Whether a touch shows the menu at once, in place of the control's action.
  open var showsMenuAsPrimaryAction = false

  /// Returns the point of the control at which a menu below it hangs, in the control's coordinates.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { standardAttachmentPoint }

  /// Shows the menu, where that is the control's primary action, or else calls the actions of
  /// `primaryActionTriggered`.
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, let storedMenuInteraction {
      _ = storedMenuInteraction.openFromTouch(at: CGPoint(x: bounds.midX, y: bounds.midY))
    } else {
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// Returns nil: subclasses provide a menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns nil: a control is not lifted.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns nil: a control is not lifted.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Highlights the control while its menu is open.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    showsMenu = true
    isHighlighted = true
  }

  /// Ends the highlight.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    showsMenu = false
    isHighlighted = isTracking && isTouchInside
  }

  // MARK: Tracking

  /// Called when a touch lands; returns whether the control tracks it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves; returns whether the control continues tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Calls the actions of the events.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// Sends a message by the application's `sendAction(_:to:from:for:)`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    uiEnvironment.application.sendAction(action, to: target, from: self, for: event)
  }

  private func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(from: self) }
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      if target.isChain || target.object != nil { sendAction(target.selector, to: target.object, for: event) }
    }
  }

  /// Whether a target or an action gets any of the events.
  func listens(for controlEvents: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: controlEvents) }
      || targets.contains { !$0.events.isDisjoint(with: controlEvents) && ($0.isChain || $0.object != nil) }
  }

  /// See ``effectiveContentHorizontalAlignment``.
  var horizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// The alpha of the control's parts: disabled controls dim their parts, because `alpha` is the app's.
  var partsAlpha: CGFloat { isEnabled ? 1 : 0.5 }

  /// Whether controls of this class keep a single tap from recognizers around them, as buttons and switches do.
  var blocksOuterTaps: Bool { false }

  /// Refuses the taps of recognizers around the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard blocksOuterTaps, isEnabled, gestureRecognizer.view !== self else { return true }
    guard let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Called when the state has changed; subclasses update their look.
  func stateChanged() {
    notifyObservers()
    setNeedsLayout()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    guard showsMenuAsPrimaryAction, isTracking, let storedMenuInteraction else { return }
    // The touch goes on over the rows of the menu.
    if storedMenuInteraction.openFromTouch(at: touch.location(in: self)) { stopTracking() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isNear(touch)
    if isInside != isTouchInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit, with: event) }
    isTouchInside = isInside
    isHighlighted = isInside
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside, with: event)
    if isTracking, !continueTracking(touch, with: event) { stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    stopTracking()
    endTracking(touch, with: event)
    if isNear(touch) {
      willSendPrimaryAction()
      sendActions(for: sendsPrimaryAction ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, with: event)
    } else {
      sendActions(for: .touchUpOutside, with: event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = showsMenu
  }

  /// Called before a tap sends its actions.
  func willSendPrimaryAction() {}

  /// Whether a tap sends `primaryActionTriggered`; false where a change of value is the main event.
  var sendsPrimaryAction: Bool { true }

  /// Whether a touch is within 70 points of the control, so that it counts as inside, as on iOS.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}

extension UIControl: UIContextMenuInteractionDelegate {}

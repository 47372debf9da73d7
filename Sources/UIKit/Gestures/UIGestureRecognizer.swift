import QuartzCore

/// Turns touches into a gesture and tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, WeaklyReferenceable {
  /// Where a gesture stands.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``possible`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.possible, .began, .changed, .ended, .cancelled, .failed])
    }

    /// What a discrete gesture reaches.
    public static let recognized = State.ended
  }

  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  var targets: [GestureTarget] = []
  @exclusivity(unchecked) var machine = GestureStateMachine()
  /// The state that an action is being sent for: it shows while targets run.
  var reportedState: State?
  /// The touches that take part, in the order in which they landed.
  @exclusivity(unchecked) var tracked: [UITouch] = []
  /// The presses that take part, in the order in which they went down.
  @exclusivity(unchecked) var trackedPresses: [UIPress] = []
  /// Every touch and every press since the last reset, also those that have left.
  var sequence: [any GestureInput] = []
  /// Who must fail before this recognizer recognizes, whatever the touches.
  var requirements: [WeakRecognizer] = []
  /// A recognition that waits for others to fail.
  @exclusivity(unchecked) var hold: GestureHold?
  /// Those whose recognition waits for this recognizer to fail.
  var waiters: [WeakRecognizer] = []
  /// Whether targets are still to hear that the gesture has changed, and of nothing else after it.
  @exclusivity(unchecked) var changeIsQueued = false
  /// Whether targets are still to hear that the gesture was recognized; its view's touches are cancelled after that.
  @exclusivity(unchecked) var recognitionIsQueued = false
  var endIsQueued = false
  var lastWindowLocation = CGPoint.zero

  /// Decides about beginnings and company; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches are looked at.
  public internal(set) var view: UIView? {
    get { viewLink }
    set { viewLink = newValue }
  }
  @WeakReference private var viewLink: UIView?
  /// Whether touches are looked at; turning it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled { stop() } }
  }
  /// Whether the view loses the touches that the gesture takes.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only once the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears that a touch has ended only once the gesture has failed.
  open var delaysTouchesEnded = true
  /// The raw values of the kinds of touches that count.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
  /// The raw values of the kinds of buttons that count; none unless set, as taps on a screen are no keys of a keyboard (Decision 26).
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of another kind than the first are left out.
  open var requiresExclusiveTouchType = true
  /// A name for the programmer.
  open var name: String?

  /// A recognizer that sends an action to a target, which it does not retain.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  deinit {
    storedWeakHandle?.clear()
  }

  /// A recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Where the gesture stands; only subclasses set it.
  ///
  /// A move that no gesture makes, such as from changed to began, is reported and not made.
  open var state: State {
    get { reportedState ?? machine.state }
    set { request(newValue) }
  }

  /// Adds a target, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(object: target as AnyObject, action: action))
  }

  /// Removes a target's action; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { candidate in
      (target == nil || candidate.object === target as AnyObject?) && (action == nil || candidate.action == action)
    }
  }

  /// Makes this recognizer wait until another has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Where

  /// The middle of the touches, in a view's coordinates; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !tracked.isEmpty else { return converted(lastWindowLocation, to: view) }
    return middle(of: tracked, in: view)
  }

  /// The place of one of the touches, in a view's coordinates; nil is the window's. The gesture's own place where there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracked.indices.contains(touchIndex) else { return location(in: view) }
    return tracked[touchIndex].location(in: view)
  }

  /// How many touches take part.
  open var numberOfTouches: Int { tracked.count }

  // MARK: For subclasses

  /// Touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// How hard buttons are pressed has changed. No source tells of it here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The gesture is over; subclasses forget what they knew of it.
  open func reset() {}
  /// Whether this recognizer keeps another from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another may keep this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits for another to fail, whatever their delegates say.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits for this recognizer to fail, whatever their delegates say.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer hears of an event; asked before the delegate is asked about its touches.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    decider?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Stops looking at a touch that a subclass does not want.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll(identicalTo: touch)
  }
  /// Stops looking at a press that a subclass does not want.
  public func ignore(_ button: UIPress, for event: UIPressesEvent) {
    trackedPresses.removeAll(identicalTo: button)
  }

  /// Whether touches concern the recognizer at all.
  var hearsTouches: Bool { true }
  /// Whether the recognizer goes on without touches: it waits for the next tap of a series.
  var awaitsMoreTouches: Bool { false }
  /// A time that ``schedule(after:label:)`` was given has come.
  func timeHasCome() {}
  /// Views and delegate have allowed the gesture to begin; it does so at once, or when those have failed that must fail first.
  func wasAllowedToBegin() {}
  /// A view that decides as the gesture's delegate would, wherever inside it the touch landed.
  var decidingView: UIView? { nil }
}

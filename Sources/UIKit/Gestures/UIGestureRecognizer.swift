import QuartzCore

/// Recognizes a gesture from touches, and sends actions to targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, WeaklyReferenceable, InterfaceAwaking {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``possible`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.possible, .began, .changed, .ended, .cancelled, .failed])
    }

    /// The state of a discrete gesture that was recognized.
    public static let recognized = State.ended
  }

  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  var targets: [GestureTarget] = []
  @exclusivity(unchecked) var machine = GestureStateMachine()
  /// The state for which an action is being sent; targets read it.
  var reportedState: State?
  /// The tracked touches, in the order of their landing.
  @exclusivity(unchecked) var tracked: [UITouch] = []
  /// The tracked presses, in the order of their beginning.
  @exclusivity(unchecked) var trackedPresses: [UIPress] = []
  /// Every touch and press since the last reset, also those that have left.
  var sequence: [any GestureInput] = []
  /// The recognizers that must fail before this one recognizes, for any touches.
  var requirements: [WeakReference<UIGestureRecognizer>] = []
  /// A recognition that waits for others to fail.
  @exclusivity(unchecked) var deferredRecognition: DeferredRecognition?
  /// The recognizers whose recognition waits for this one to fail.
  var waiters: [WeakReference<UIGestureRecognizer>] = []
  /// Whether an action for a change is queued, and nothing after it.
  @exclusivity(unchecked) var changeIsQueued = false
  /// Whether an action for the recognition is queued; the view's touches are cancelled after it.
  @exclusivity(unchecked) var recognitionIsQueued = false
  var endIsQueued = false
  var lastWindowLocation = CGPoint.zero

  /// The delegate, which decides about beginnings and simultaneous recognition; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches the recognizer gets.
  open var view: UIView? { viewLink }
  @WeakReference var viewLink: UIView?
  /// Whether the recognizer gets touches; setting it to false cancels a gesture that has begun.
  open var isEnabled = true {
    didSet { if !isEnabled { stop() } }
  }
  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches only when the gesture has failed.
  open var delaysTouchesEnded = true
  /// The raw values of the allowed types of touches.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
  /// The raw values of the allowed types of presses; empty by default, because a tap on the screen is not a key
  /// (Decision 26).
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of another type than the first are ignored.
  open var requiresExclusiveTouchType = true
  /// A name for debugging.
  open var name: String?

  /// Creates a recognizer with a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  deinit {
    storedWeakHandle?.clear()
  }

  /// Creates a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// The state; only subclasses set it.
  ///
  /// An illegal change, such as from changed to began, is reported and not made.
  open var state: State {
    get { reportedState ?? machine.state }
    set { request(newValue) }
  }

  // MARK: Values by key

  /// Returns the value of a property by its name; an unknown name goes to ``value(forUndefinedKey:)``.
  open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }

  /// Returns the value at a key path such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }

  /// Sets a property by its name; an unknown name goes to ``setValue(_:forUndefinedKey:)``.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }

  /// Sets the value at a key path such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKeyPath: keyPath) }

  /// Reports a name that no property has, in UIKit's words, and returns nil.
  open func value(forUndefinedKey key: String) -> Any? {
    UIEnvironment.active.report(.undefinedKey(key, of: self, isSet: false))
    return nil
  }

  /// Reports a name that no property has, in UIKit's words.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UIEnvironment.active.report(.undefinedKey(key, of: self, isSet: true))
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

  /// Makes this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.target == nil }
    requirements.append(WeakReference(otherGestureRecognizer))
  }

  /// Called when a value that the object observes by name has changed; reports a change that no subclass takes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UIEnvironment.active.report(.unhandledChange(keyPath: keyPath, of: object, by: self))
  }

  // MARK: Where

  /// Returns the centroid of the touches in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !tracked.isEmpty else { return converted(lastWindowLocation, to: view) }
    return centroid(of: tracked, in: view)
  }

  /// Returns the location of one of the touches in a view's coordinates, nil for the window's; the gesture's own
  /// location where there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracked.indices.contains(touchIndex) else { return location(in: view) }
    return tracked[touchIndex].location(in: view)
  }

  /// The number of tracked touches.
  open var numberOfTouches: Int { tracked.count }

  // MARK: For subclasses

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses changes; no source has a force here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the gesture is over; subclasses reset their own state.
  open func reset() {}
  /// Whether this recognizer keeps another one from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer may keep this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer requires another one to fail, besides what their delegates answer.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer requires this one to fail, besides what their delegates answer.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer gets an event; asked before the delegate is asked about its touches.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    activeDelegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Ignores a touch from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll(identicalTo: touch)
  }
  /// Ignores a press from now on.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    trackedPresses.removeAll(identicalTo: button)
  }

  /// Called when a nib or a storyboard has made the object and set its outlets; does nothing unless overridden.
  open func awakeFromNib() {}

  /// Whether the recognizer gets touches at all.
  var receivesTouches: Bool { true }
  /// Whether the recognizer waits for the next tap of a series, without touches.
  var awaitsMoreTouches: Bool { false }
  /// Called at the time that was given to ``schedule(after:label:)``.
  func timerFired() {}
  /// Called when views and delegate have allowed the gesture to begin: at once, or when the required recognizers have
  /// failed.
  func wasAllowedToBegin() {}
  /// Called when the gesture has failed, by itself or because of another one.
  func hasFailed() {}
  /// A view that decides as the gesture's delegate would, for any touch inside it.
  var decidingView: UIView? { nil }
}

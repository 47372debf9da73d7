import QuartzCore

/// Turns touches into a gesture and tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete gesture reaches.
    public static let recognized = State.ended
  }

  private struct Target {
    let reference: UnretainedObject
    let action: Selector

    var object: AnyObject? { reference.object }
  }

  private var targets: [Target] = []
  private var storedState = State.possible
  /// The touches that take part, in the order in which they landed.
  private var tracked: [UITouch] = []
  private var failureRequirements: [WeakRecognizer] = []
  /// A recognition that waits for other recognizers to fail.
  private var heldState: State?

  /// Decides about beginnings and company; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches are looked at.
  public internal(set) var view: UIView? {
    get { viewLink }
    set { viewLink = newValue }
  }
  @Tethered private var viewLink: UIView?
  /// Whether touches are looked at; turning it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled { stop() } }
  }
  /// Whether the view loses the touches that the gesture takes.
  open var cancelsTouchesInView = true
  /// A name for the programmer.
  open var name: String?

  /// A recognizer that sends an action to a target, which it does not retain.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Where the gesture stands; only subclasses set it.
  open var state: State {
    get { storedState }
    set { move(to: newValue) }
  }

  /// Adds a target, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(reference: UnretainedObject(target as AnyObject), action: action))
  }

  /// Removes a target's action; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { candidate in
      (target == nil || candidate.object === target as AnyObject?) && (action == nil || candidate.action == action)
    }
  }

  /// Makes this recognizer wait until another has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Where

  /// The middle of the touches, in a view's coordinates; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !tracked.isEmpty else { return lastLocation(in: view) }
    let points = tracked.map { $0.location(in: view) }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// How many touches take part.
  open var numberOfTouches: Int { tracked.count }

  private var lastWindowLocation = CGPoint.zero

  private func lastLocation(in other: UIView?) -> CGPoint {
    guard let other, let window = view?.window else { return lastWindowLocation }
    return other.convert(lastWindowLocation, from: window)
  }

  // MARK: For subclasses

  /// Touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over; subclasses forget what they knew of it.
  open func reset() {}
  /// Whether this recognizer keeps another from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another may keep this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: For the dispatcher

  /// The delegate with the optional methods that its subclasses add.
  private var askedDelegate: (any UIGestureRecognizerDelegate)? {
    guard let delegate, let view else { return delegate }
    return view.uiEnvironment.optionalMethods.complete(delegate)
  }

  func wantsTouch(_ touch: UITouch) -> Bool {
    guard isEnabled, askedDelegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
    // A sequence that has ended is over when a new finger lands, though its end was not yet told.
    if tracked.isEmpty, storedState != .possible { finishSequence() }
    tracked.append(touch)
    return true
  }

  func isTracking(_ touch: UITouch) -> Bool {
    tracked.contains(touch) && storedState != .failed && storedState != .cancelled
  }

  func hasTaken(_ touch: UITouch) -> Bool {
    let isActive = storedState == .began || storedState == .changed || storedState == .ended
    return cancelsTouchesInView && isActive && tracked.contains(touch)
  }

  /// Stops looking at a touch that a subclass does not want.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
  }

  func touchLeft(_ touch: UITouch) {
    lastWindowLocation = touch.location(in: nil)
    tracked.removeAll { $0 === touch }
    if tracked.isEmpty { endSequence() }
  }

  // MARK: The state machine

  private func move(to next: State) {
    guard next != storedState || next == .changed else { return }
    if storedState == .possible, next == .began || next == .ended, !mayRecognize(as: next) { return }
    storedState = next
    if next == .began || next == .ended { preventOthers() }
    if next == .failed {
      heldState = nil
      releaseWaiting()
    }
    guard next != .possible, next != .failed else { return }
    fire()
  }

  private func mayRecognize(as next: State) -> Bool {
    let asked =
      (view?.gestureRecognizerShouldBegin(self) ?? true) && (askedDelegate?.gestureRecognizerShouldBegin(self) ?? true)
    guard asked else {
      move(to: .failed)
      return false
    }
    if isWaiting {
      heldState = next
      return false
    }
    return true
  }

  private var rivals: [UIGestureRecognizer] {
    var seen: [UIGestureRecognizer] = []
    for touch in tracked {
      for other in touch.gestureRecognizers ?? [] where other !== self && !seen.contains(where: { $0 === other }) {
        seen.append(other)
      }
    }
    return seen
  }

  private var isWaiting: Bool {
    rivals.contains { other in
      let isRequired =
        failureRequirements.contains { $0.recognizer === other }
        || askedDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.askedDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
      return isRequired && other.storedState == .possible
    }
  }

  private func releaseWaiting() {
    for other in rivals {
      guard let held = other.heldState, !other.isWaiting else { continue }
      other.heldState = nil
      other.move(to: held)
    }
  }

  private func preventOthers() {
    for other in rivals where other.storedState == .possible {
      let together =
        askedDelegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
        || other.askedDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
      if !together, canPrevent(other), other.canBePrevented(by: self) { other.move(to: .failed) }
    }
  }

  /// Actions are sent with the turn's queue, after the touches of this moment.
  private func fire() {
    guard let environment = view?.window?.environment ?? view?.uiEnvironment else { return }
    let state = storedState
    if state != .changed {
      environment.record(.input, name ?? String(describing: type(of: self)), "state", ["\(state)"])
    }
    environment.turnQueue.add(at: environment.clock.now, label: "a gesture's action") { [weak self] in
      self?.sendActions(as: state)
    }
  }

  private func sendActions(as state: State) {
    let present = storedState
    storedState = state
    for target in targets {
      guard let object = target.object else { continue }
      if !target.action.send(to: object, from: self) {
        UIEnvironment.active.report(
          .actionMismatch(action: target.action.name, target: String(describing: type(of: object))))
      }
    }
    if storedState == state { storedState = present }
  }

  private func endSequence() {
    guard let environment = view?.uiEnvironment else { return finishSequence() }
    environment.turnQueue.add(at: environment.clock.now, label: "a gesture's end") { [weak self] in
      self?.finishSequence()
    }
  }

  private func finishSequence() {
    guard tracked.isEmpty else { return }
    if storedState == .possible { releaseWaiting() }
    storedState = .possible
    heldState = nil
    reset()
  }

  /// Ends a gesture under way: cancelled where it had begun, failed where it had not.
  func stop() {
    if storedState == .began || storedState == .changed {
      move(to: .cancelled)
    } else if storedState == .possible {
      if !tracked.isEmpty { move(to: .failed) }
    }
  }

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }
}

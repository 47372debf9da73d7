import QuartzCore

/// The sequence of touches and presses that a gesture is made of, from the first landing to the reset.
extension UIGestureRecognizer {
  /// A touch lands in the view: whether the recognizer hears of it.
  func wantsTouch(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard hearsTouches, isEnabled, allows(touch), shouldReceive(event) else { return false }
    guard decider?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
    guard opensSequence() else { return false }
    tracked.append(touch)
    sequence.append(touch)
    return true
  }

  /// A button goes down where the view is in the chain of who hears of it: whether the recognizer hears of it.
  func wantsPress(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard isEnabled, allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }), shouldReceive(event),
      decider?.gestureRecognizer(self, shouldReceive: press) ?? true, opensSequence()
    else { return false }
    // A button is nowhere: the gesture is where its view is.
    if let view, tracked.isEmpty {
      lastWindowLocation = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
    }
    trackedPresses.append(press)
    sequence.append(press)
    return true
  }

  /// Makes ready for a finger or a button; false where what waits for others keeps those that it has.
  private func opensSequence() -> Bool {
    guard !holdsInput, isInSequence, !awaitsMoreTouches else { return true }
    // A sequence that has ended is over when something new comes, though its end was not yet told.
    if let hold, hold.isBlocked { return false }
    finishSequence()
    return true
  }

  /// Whether touches or presses take part.
  var holdsInput: Bool { !tracked.isEmpty || !trackedPresses.isEmpty }
  /// The touches and presses that take part.
  var heldInput: [any GestureInput] { tracked + trackedPresses }

  private func allows(_ touch: UITouch) -> Bool {
    if requiresExclusiveTouchType, let first = tracked.first, first.type != touch.type { return false }
    return allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
  }

  /// Whether the recognizer is told of a touch.
  func isTracking(_ touch: UITouch) -> Bool {
    !machine.isOver && tracked.contains(identicalTo: touch)
  }

  /// Whether the recognizer is told of a press.
  func isTracking(_ press: UIPress) -> Bool {
    !machine.isOver && trackedPresses.contains(identicalTo: press)
  }

  /// Whether the gesture has taken a touch or a press from its view.
  func hasTaken(_ input: any GestureInput) -> Bool {
    cancelsTouchesInView && machine.isRecognized && sequence.holds(input)
  }

  /// Whether the gesture may still take a touch or a press from its view.
  func mayTake(_ input: any GestureInput) -> Bool {
    mayStillRecognize && sequence.holds(input)
  }

  /// A touch has left the screen.
  func touchLeft(_ touch: UITouch) {
    if tracked.contains(identicalTo: touch) {
      lastWindowLocation = middle(of: tracked, in: nil)
      tracked.removeAll(identicalTo: touch)
    }
    inputLeft()
  }

  /// A button has come up.
  func pressLeft(_ press: UIPress) {
    trackedPresses.removeAll(identicalTo: press)
    inputLeft()
  }

  private func inputLeft() {
    guard !holdsInput, isInSequence else { return }
    if machine.state == .possible, hold != nil || awaitsMoreTouches { return }
    endSequence()
  }

  /// The sequence ends in the turn's queue, after the actions.
  func endSequence() {
    guard let environment = view?.uiEnvironment else { return finishSequence() }
    guard !endIsQueued else { return }
    endIsQueued = true
    environment.turnQueue.add(at: environment.clock.now, label: "a gesture's end") { [weak self] in
      guard let self else { return }
      endIsQueued = false
      if machine.state == .possible, hold != nil || awaitsMoreTouches { return }
      finishSequence()
    }
  }

  /// Whether there is something to reset.
  var isInSequence: Bool { !sequence.isEmpty || machine.isOver }

  func finishSequence() {
    guard !holdsInput, isInSequence else { return }
    // A subclass that never says so: what has begun ends all the same.
    if machine.isUnderWay { request(.cancelled) }
    hold = nil
    machine.reset()
    tellObservers()
    sequence = []
    unschedule()
    releaseWaiters()
    reset()
    // A subclass that begins something as it forgets: there is nothing that could end it.
    if machine.isUnderWay { request(.cancelled) }
    if machine.isOver { machine.reset() }
    view?.uiEnvironment.gestureHasDecided()
  }

  // MARK: Time

  /// Calls ``timeHasCome()`` after some seconds, unless the sequence is over by then; one time at a time.
  func schedule(after seconds: TimeInterval, label: String) {
    guard let environment = view?.uiEnvironment else { return }
    environment.turnQueue.removeAll(of: self)
    // What takes for ever never comes.
    guard seconds < .infinity else { return }
    environment.turnQueue.add(at: environment.clock.now + seconds - 1e-9, label: label, owner: self) { [weak self] in
      self?.timeHasCome()
    }
  }

  /// Forgets the time.
  func unschedule() {
    view?.uiEnvironment.turnQueue.removeAll(of: self)
  }

  // MARK: Places

  func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    if let only = touches.first, touches.count == 1 { return only.location(in: view) }
    return .middle(of: touches.map { $0.location(in: view) })
  }

  /// A point of the window in a view's coordinates.
  func converted(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let other, let window = view?.window else { return point }
    return other.convert(point, from: window)
  }
}

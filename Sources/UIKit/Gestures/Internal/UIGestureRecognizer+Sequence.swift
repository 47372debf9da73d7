import QuartzCore

/// The sequence of touches and presses of a gesture, from the first landing to the reset.
extension UIGestureRecognizer {
  /// Begins to track a touch that lands in the view; returns false if the recognizer does not get it.
  func startTracking(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard receivesTouches, isEnabled, allows(touch), shouldReceive(event) else { return false }
    guard activeDelegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
    guard prepareSequence() else { return false }
    tracked.append(touch)
    sequence.append(touch)
    return true
  }

  /// Begins to track a press in the responder chain of the view; returns false if it is not the recognizer's.
  func startTracking(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard isEnabled, allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }), shouldReceive(event),
      activeDelegate?.gestureRecognizer(self, shouldReceive: press) ?? true, prepareSequence()
    else { return false }
    // A press has no location: the gesture is at its view.
    if let view, tracked.isEmpty {
      lastWindowLocation = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
    }
    trackedPresses.append(press)
    sequence.append(press)
    return true
  }

  /// Prepares for a touch or a press; false where a recognition that waits keeps the present ones.
  private func prepareSequence() -> Bool {
    guard !tracksInput, isInSequence, !awaitsMoreTouches else { return true }
    // A sequence that has ended is over when a new touch lands, though its end was not sent yet.
    if let deferredRecognition, deferredRecognition.isBlocked { return false }
    finishSequence()
    return true
  }

  /// Whether the recognizer tracks touches or presses.
  var tracksInput: Bool { !tracked.isEmpty || !trackedPresses.isEmpty }
  /// The tracked touches and presses.
  var trackedInput: [any GestureInput] { tracked + trackedPresses }

  private func allows(_ touch: UITouch) -> Bool {
    if requiresExclusiveTouchType, let first = tracked.first, first.type != touch.type { return false }
    return allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
  }

  /// Whether the recognizer gets a touch.
  func isTracking(_ touch: UITouch) -> Bool {
    !machine.isOver && tracked.contains(identicalTo: touch)
  }

  /// Whether the recognizer gets a press.
  func isTracking(_ press: UIPress) -> Bool {
    !machine.isOver && trackedPresses.contains(identicalTo: press)
  }

  /// Whether the recognizer has claimed a touch or a press from its view.
  func hasClaimed(_ input: any GestureInput) -> Bool {
    cancelsTouchesInView && machine.isRecognized && sequence.containsInput(input)
  }

  /// Whether the recognizer may still claim a touch or a press from its view.
  func mayClaim(_ input: any GestureInput) -> Bool {
    mayStillRecognize && sequence.containsInput(input)
  }

  /// Called when a touch has left the screen.
  func touchLeft(_ touch: UITouch) {
    if tracked.contains(identicalTo: touch) {
      lastWindowLocation = centroid(of: tracked, in: nil)
      tracked.removeAll(identicalTo: touch)
    }
    inputLeft()
  }

  /// Called when a button has been released.
  func pressLeft(_ press: UIPress) {
    trackedPresses.removeAll(identicalTo: press)
    inputLeft()
  }

  private func inputLeft() {
    guard !tracksInput, isInSequence else { return }
    if machine.state == .possible, deferredRecognition != nil || awaitsMoreTouches { return }
    endSequence()
  }

  /// Ends the sequence in the phase of the turn queue, after the actions.
  func endSequence() {
    guard let environment = view?.uiEnvironment else { return finishSequence() }
    guard !endIsQueued else { return }
    endIsQueued = true
    environment.turnQueue.add(at: environment.clock.now, label: "a gesture's end") {
      [link = WeakReference(self)] in link.target?.endQueuedSequence()
    }
  }

  private func endQueuedSequence() {
    endIsQueued = false
    if machine.state == .possible, deferredRecognition != nil || awaitsMoreTouches { return }
    finishSequence()
  }

  /// Whether there is something to reset.
  var isInSequence: Bool { !sequence.isEmpty || machine.isOver }

  func finishSequence() {
    guard !tracksInput, isInSequence else { return }
    // A subclass may never end its gesture: one that has begun is cancelled.
    if machine.isUnderWay { request(.cancelled) }
    deferredRecognition = nil
    machine.reset()
    notifyObservers()
    sequence = []
    unschedule()
    releaseWaiters()
    reset()
    // A subclass may begin a gesture in its reset: nothing else could end it.
    if machine.isUnderWay { request(.cancelled) }
    if machine.isOver { machine.reset() }
    view?.uiEnvironment.deliverDelayedInput()
  }

  // MARK: Time

  /// Calls ``timerFired()`` after some seconds, unless the sequence is over by then; one call at a time.
  func schedule(after seconds: TimeInterval, label: String) {
    guard let environment = view?.uiEnvironment else { return }
    environment.turnQueue.removeAll(of: self)
    // An infinite time never comes.
    guard seconds < .infinity else { return }
    environment.turnQueue.add(at: environment.clock.now + seconds - 1e-9, label: label, owner: self) {
      [link = WeakReference(self)] in link.target?.timerFired()
    }
  }

  /// Cancels the scheduled call.
  func unschedule() {
    view?.uiEnvironment.turnQueue.removeAll(of: self)
  }

  // MARK: Places

  func centroid(of touches: [UITouch], in view: UIView?) -> CGPoint {
    if let only = touches.first, touches.count == 1 { return only.location(in: view) }
    return .centroid(of: touches.map { $0.location(in: view) })
  }

  /// Converts a point of the window to a view's coordinates.
  func converted(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let other, let window = view?.window else { return point }
    return other.convert(point, from: window)
  }
}

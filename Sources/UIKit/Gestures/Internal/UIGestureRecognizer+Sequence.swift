import QuartzCore

/// The sequence of touches that a gesture is made of, from the first landing to the reset.
extension UIGestureRecognizer {
  /// A touch lands in the view: whether the recognizer hears of it.
  func wantsTouch(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard hearsTouches, isEnabled, allows(touch), shouldReceive(event) else { return false }
    guard decider?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
    if tracked.isEmpty, isInSequence, !awaitsMoreTouches {
      // What waits for others keeps the touches that it has; a sequence that has ended is over when a new finger
      // lands, though its end was not yet told.
      if let hold, hold.isBlocked { return false }
      finishSequence()
    }
    tracked.append(touch)
    sequence.append(touch)
    return true
  }

  private func allows(_ touch: UITouch) -> Bool {
    if requiresExclusiveTouchType, let first = tracked.first, first.type != touch.type { return false }
    return allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
  }

  /// Whether the recognizer is told of a touch.
  func isTracking(_ touch: UITouch) -> Bool {
    !machine.isOver && tracked.contains { $0 === touch }
  }

  /// Whether the gesture has taken a touch from its view.
  func hasTaken(_ touch: UITouch) -> Bool {
    cancelsTouchesInView && machine.isRecognized && sequence.contains { $0 === touch }
  }

  /// Whether the gesture may still take a touch from its view.
  func mayTake(_ touch: UITouch) -> Bool {
    mayStillRecognize && sequence.contains { $0 === touch }
  }

  /// A touch has left the screen.
  func touchLeft(_ touch: UITouch) {
    if tracked.contains(where: { $0 === touch }) {
      lastWindowLocation = middle(of: tracked, in: nil)
      tracked.removeAll { $0 === touch }
    }
    guard tracked.isEmpty, isInSequence else { return }
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
    guard tracked.isEmpty, isInSequence else { return }
    // A subclass that never says so: what has begun ends all the same.
    if machine.isUnderWay { request(.cancelled) }
    hold = nil
    machine.reset()
    tellObservers()
    sequence = []
    unschedule()
    releaseWaiters()
    reset()
    view?.uiEnvironment.touches.review()
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
    .middle(of: touches.lazy.map { $0.location(in: view) })
  }

  /// A point of the window in a view's coordinates.
  func converted(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let other, let window = view?.window else { return point }
    return other.convert(point, from: window)
  }
}

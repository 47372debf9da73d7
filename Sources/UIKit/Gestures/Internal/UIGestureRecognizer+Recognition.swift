import QuartzCore

/// How a gesture moves from state to state, and what that does to its rivals.
extension UIGestureRecognizer {
  /// Whom the recognizer asks.
  var decider: (any UIGestureRecognizerDelegate)? {
    guard let delegate, let view else { return delegate }
    return view.uiEnvironment.optionalMethods.complete(delegate)
  }

  /// A subclass wants the gesture to stand elsewhere.
  func request(_ next: State) {
    if hold != nil { return change(held: next) }
    let recognizes = machine.state == .possible && (next == .began || next == .ended)
    if recognizes, !mayRecognize(as: next) { return }
    enter(next)
  }

  /// Ends a gesture under way: cancelled where it had begun, failed where it had not.
  func stop() {
    if machine.isUnderWay {
      enter(.cancelled)
    } else if !sequence.isEmpty {
      hold = nil
      enter(.failed)
    }
  }

  /// Whether the recognizer has touches or presses, or waits for more, and has not decided.
  var mayStillRecognize: Bool {
    machine.state == .possible && (holdsInput || awaitsMoreTouches || hold != nil)
  }

  private func change(held next: State) {
    switch next {
    case .began, .ended: hold?.state = next
    case .cancelled, .failed:
      hold = nil
      enter(.failed)
    case .possible, .changed: return
    }
  }

  private func mayRecognize(as next: State) -> Bool {
    guard isAllowedToBegin, !isPrevented else {
      enter(.failed)
      return false
    }
    wasAllowedToBegin()
    let blockers = blockers
    // Two that wait for each other would wait for ever, and take no finger again: the second one fails.
    guard !blockers.contains(where: { $0.waits(for: self) }) else {
      enter(.failed)
      return false
    }
    guard blockers.isEmpty else {
      hold = GestureHold(state: next, blockers: blockers.map(WeakRecognizer.init))
      for blocker in blockers { blocker.waiters.append(WeakRecognizer(recognizer: self)) }
      return false
    }
    return true
  }

  /// Asks the views whose touches would be cancelled, and the delegate.
  private var isAllowedToBegin: Bool {
    var asked: [UIView] = []
    if let decidingView { asked.append(decidingView) }
    if cancelsTouchesInView {
      for input in heldInput {
        if let hit = input.hitView, !asked.contains(identicalTo: hit) { asked.append(hit) }
      }
    }
    for view in asked where !view.gestureRecognizerShouldBegin(self) { return false }
    return decider?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func enter(_ next: State) {
    switch machine.move(to: next) {
    case .unchanged: return
    case .moved(let old, let new): hasMoved(from: old, to: new)
    case .illegal(let old, let wish, let new):
      view?.uiEnvironment.report(.illegalGestureState(recognizer: debugName, from: old, to: wish))
      if new != old { hasMoved(from: old, to: new) }
    }
  }

  private func hasMoved(from old: State, to new: State) {
    if old == .possible {
      if machine.isRecognized { overtakeRivals() } else { releaseWaiters() }
    }
    tellObservers()
    if new != .failed { fire(isRecognition: old == .possible) }
    guard new != .changed else { return }
    view?.uiEnvironment.gestureHasDecided()
    if machine.isOver, !holdsInput { endSequence() }
  }

  var debugName: String { name ?? String(describing: type(of: self)) }

  // MARK: Rivals

  /// The other recognizers that hear of the same touches and presses, each once.
  private var rivals: [UIGestureRecognizer] {
    var seen: [UIGestureRecognizer] = []
    for input in sequence {
      for other in input.gestureRecognizers ?? [] where other !== self && !seen.contains(identicalTo: other) {
        seen.append(other)
      }
    }
    return seen
  }

  /// Whether a recognition is held until another recognizer fails, by itself or by way of others.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    hold?.blockers.contains { $0.recognizer === other || $0.recognizer?.waits(for: other) ?? false } ?? false
  }

  private var blockers: [UIGestureRecognizer] {
    rivals.filter { $0.mayStillRecognize && requiresFailure(of: $0) }
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || decider?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.decider?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    let together =
      decider?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.decider?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together && canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Whether another recognizer has these touches already.
  private var isPrevented: Bool {
    rivals.contains { $0.machine.isRecognized && $0.prevents(self) }
  }

  /// This recognizer has recognized: who waits for it fails, and so do those that may not go along.
  private func overtakeRivals() {
    waiters = []
    for other in rivals where other.machine.state == .possible && !other.sequence.isEmpty {
      // A recognizer that waits has had its answer; a delegate need not give the same one twice.
      let isWaiting = other.hold?.blockers.contains { $0.recognizer === self } ?? false
      guard isWaiting || prevents(other) || other.requiresFailure(of: self) else { continue }
      other.hold = nil
      other.enter(.failed)
    }
  }

  /// This recognizer has failed: who waits for nobody else recognizes now.
  func releaseWaiters() {
    let waiting = waiters
    waiters = []
    for other in waiting.compactMap(\.recognizer) {
      guard let held = other.hold, !held.isBlocked else { continue }
      other.hold = nil
      other.enter(other.isPrevented ? .failed : held.state)
      // What begins after its last finger has left ends with the turn.
      if other.machine.isUnderWay, !other.holdsInput { other.endSequence() }
    }
  }
}

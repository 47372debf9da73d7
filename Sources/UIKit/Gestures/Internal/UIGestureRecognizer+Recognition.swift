import QuartzCore

/// The changes of a recognizer's state, and what they do to its rivals.
extension UIGestureRecognizer {
  /// The delegate that is asked.
  var activeDelegate: (any UIGestureRecognizerDelegate)? {
    guard let delegate, let view else { return delegate }
    return view.uiEnvironment.optionalMethods.complete(delegate)
  }

  /// Changes the state for a subclass.
  func request(_ next: State) {
    if deferredRecognition != nil { return changeDeferred(to: next) }
    let recognizes = machine.state == .possible && (next == .began || next == .ended)
    if recognizes, !mayRecognize(as: next) { return }
    enter(next)
  }

  /// Ends a gesture: cancelled where it has begun, failed where it has not.
  func stop() {
    if machine.isUnderWay {
      enter(.cancelled)
    } else if !sequence.isEmpty {
      deferredRecognition = nil
      enter(.failed)
    }
  }

  /// Whether the recognizer has touches or presses, or waits for more, and has not decided.
  var mayStillRecognize: Bool {
    machine.state == .possible && (tracksInput || awaitsMoreTouches || deferredRecognition != nil)
  }

  private func changeDeferred(to next: State) {
    switch next {
    case .began, .ended: deferredRecognition?.state = next
    case .cancelled, .failed:
      deferredRecognition = nil
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
    // Two recognizers that wait for each other would wait for ever: the second one fails.
    guard !blockers.contains(where: { $0.waits(for: self) }) else {
      enter(.failed)
      return false
    }
    guard blockers.isEmpty else {
      deferredRecognition = DeferredRecognition(state: next, blockers: blockers.map { WeakReference($0) })
      for blocker in blockers { blocker.waiters.append(WeakReference(self)) }
      return false
    }
    return true
  }

  /// Whether the views whose touches would be cancelled, and the delegate, allow the gesture to
  /// begin.
  private var isAllowedToBegin: Bool {
    var asked: [UIView] = []
    if let decidingView { asked.append(decidingView) }
    if cancelsTouchesInView {
      for input in trackedInput {
        if let hit = input.hitView, !asked.contains(identicalTo: hit) { asked.append(hit) }
      }
    }
    for view in asked where !view.gestureRecognizerShouldBegin(self) { return false }
    return activeDelegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func enter(_ next: State) {
    switch machine.move(to: next) {
    case .unchanged: return
    case .moved(let old, let new): hasMoved(from: old, to: new)
    case .illegal(let old, let requested, let new):
      view?.uiEnvironment.report(.illegalGestureState(recognizer: debugName, from: old, to: requested))
      if new != old { hasMoved(from: old, to: new) }
    }
  }

  private func hasMoved(from old: State, to new: State) {
    if old == .possible {
      if machine.isRecognized { failRivals() } else { releaseWaiters() }
    }
    notifyObservers()
    if new == .failed { hasFailed() } else { fire(isRecognition: old == .possible) }
    guard new != .changed else { return }
    view?.uiEnvironment.deliverDelayedInput()
    if machine.isOver, !tracksInput { endSequence() }
  }

  var debugName: String { name ?? String(describing: type(of: self)) }

  // MARK: Rivals

  /// The other recognizers that get the same touches and presses, each once.
  private var rivals: [UIGestureRecognizer] {
    var seen: [UIGestureRecognizer] = []
    for input in sequence {
      for other in input.gestureRecognizers ?? [] where other !== self && !seen.contains(identicalTo: other) {
        seen.append(other)
      }
    }
    return seen
  }

  /// Whether a recognition waits for another recognizer to fail, directly or through others.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    deferredRecognition?.blockers.contains { $0.target === other || $0.target?.waits(for: other) ?? false } ?? false
  }

  private var blockers: [UIGestureRecognizer] {
    rivals.filter { $0.mayStillRecognize && requiresFailure(of: $0) }
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.target === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || activeDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.activeDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    let together =
      activeDelegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.activeDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together && canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Whether another recognizer has claimed these touches already.
  private var isPrevented: Bool {
    rivals.contains { $0.machine.isRecognized && $0.prevents(self) }
  }

  /// Fails the recognizers that wait for this one, and those that may not recognize simultaneously.
  private func failRivals() {
    waiters = []
    for other in rivals where other.machine.state == .possible && !other.sequence.isEmpty {
      // A waiting recognizer has had its answer; a delegate may answer differently the second time.
      let isWaiting = other.deferredRecognition?.blockers.contains { $0.target === self } ?? false
      guard isWaiting || prevents(other) || other.requiresFailure(of: self) else { continue }
      other.deferredRecognition = nil
      other.enter(.failed)
    }
  }

  /// Lets recognizers recognize that waited for this one only.
  func releaseWaiters() {
    let waiting = waiters
    waiters = []
    for other in waiting.compactMap(\.target) {
      guard let deferred = other.deferredRecognition, !deferred.isBlocked else { continue }
      other.deferredRecognition = nil
      other.enter(other.isPrevented ? .failed : deferred.state)
      // A gesture that begins after its last touch has left ends with the turn.
      if other.machine.isUnderWay, !other.tracksInput { other.endSequence() }
    }
  }
}

/// A recognition that waits for other recognizers to fail.
@MainActor struct DeferredRecognition {
  /// The state that the recognizer will have when they have failed.
  var state: UIGestureRecognizer.State
  let blockers: [WeakReference<UIGestureRecognizer>]

  /// Whether one of them may still recognize.
  var isBlocked: Bool {
    blockers.contains { $0.target?.mayStillRecognize ?? false }
  }
}

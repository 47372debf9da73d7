import QuartzCore

/// Pans by a wheel or a trackpad, which have no slop.
extension UIPanGestureRecognizer {
  /// Begins scrolling by a displacement in points of the window, with the pointer at a location; returns whether the
  /// recognizer claims it.
  func beginScrolling(at location: CGPoint, by displacement: CGPoint, time: TimeInterval) -> Bool {
    guard machine.state == .possible, !isInSequence, accepts(landing: location, movement: displacement) else {
      return false
    }
    lastWindowLocation = location
    beginSamples(at: location, movement: displacement, time: time)
    scrollWillBegin()
    state = .began
    return machine.isUnderWay
  }

  /// Continues scrolling by a displacement.
  func scroll(by displacement: CGPoint, time: TimeInterval) {
    guard machine.isUnderWay else { return }
    addSample(by: displacement, time: time)
    state = .changed
  }

  /// Ends scrolling; a wheel's notches leave no velocity.
  func endScrolling(isCancelled: Bool, isDiscrete: Bool, time: TimeInterval) {
    guard machine.isUnderWay else { return }
    if isDiscrete { resetVelocity(time: time) } else { addSample(by: .zero, time: time) }
    state = isCancelled ? .cancelled : .ended
  }
}

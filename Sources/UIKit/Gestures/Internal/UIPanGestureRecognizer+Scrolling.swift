import QuartzCore

/// Pans that a wheel or a trackpad makes: no finger touches the screen, and nothing has to be overcome first.
extension UIPanGestureRecognizer {
  /// Something begins to scroll by a way, in points of the window, with the pointer at a place; whether the gesture takes it.
  func beginScrolling(at place: CGPoint, by way: CGPoint, time: TimeInterval) -> Bool {
    guard machine.state == .possible, !isInSequence, accepts(landing: place, movement: way) else { return false }
    lastWindowLocation = place
    beginSamples(at: place, movement: way, time: time)
    scrollWillBegin()
    state = .began
    return machine.isUnderWay
  }

  /// It goes on by a way.
  func scroll(by way: CGPoint, time: TimeInterval) {
    guard machine.isUnderWay else { return }
    addSample(by: way, time: time)
    state = .changed
  }

  /// It ends; a wheel's notches leave no speed behind.
  func endScrolling(isCancelled: Bool, isDiscrete: Bool, time: TimeInterval) {
    guard machine.isUnderWay else { return }
    if isDiscrete { forgetSpeed(time: time) } else { addSample(by: .zero, time: time) }
    state = isCancelled ? .cancelled : .ended
  }
}

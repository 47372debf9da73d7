import QuartzCore

/// The common part of pinches and rotations: two touches, measured against each other.
///
/// The gesture begins when the touches have moved enough, pauses while one of them is lifted, continues when it is
/// back, and ends when both have left.
@MainActor protocol TwoFingerGesture: UIGestureRecognizer {
  /// The touches as they were last measured; nil while fewer than two are down.
  var pair: FingerPair? { get set }
  /// Called when two touches are down, or down again.
  func start(from pair: FingerPair)
  /// Called when the touches have moved; returns whether that is enough to begin.
  func move(from last: FingerPair, to pair: FingerPair, at time: TimeInterval) -> Bool
}

extension TwoFingerGesture {
  private var present: FingerPair? {
    guard tracked.count == 2 else { return nil }
    return FingerPair(tracked[0].windowLocation, tracked[1].windowLocation)
  }

  func fingersLanded(_ event: UIEvent) {
    for touch in tracked.dropFirst(2) { ignore(touch, for: event) }
    guard pair == nil, let present else { return }
    pair = present
    start(from: present)
  }

  func fingersMoved(_ event: UIEvent) {
    guard let last = pair, let present else { return }
    pair = present
    let isEnough = move(from: last, to: present, at: event.timestamp)
    if machine.isUnderWay {
      state = .changed
    } else if isEnough, machine.state == .possible {
      state = .began
    }
  }

  func fingersLeft(_ touches: Set<UITouch>, as end: UIGestureRecognizer.State) {
    pair = nil
    guard numberOfTouches <= touches.count else { return }
    state = machine.isUnderWay ? end : .failed
  }
}

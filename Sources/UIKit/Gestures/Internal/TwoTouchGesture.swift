import QuartzCore

/// The common part of pinches and rotations: two touches, measured against each other.
///
/// The gesture begins when the touches have moved enough, pauses while one of them is lifted, continues when it is
/// back, and ends when both have left.
@MainActor protocol TwoTouchGesture: UIGestureRecognizer {
  /// The touches as they were last measured; nil while fewer than two are down.
  var pair: TouchPair? { get set }
  /// Called when two touches are down, or down again.
  func start(from pair: TouchPair)
  /// Called when the touches have moved; returns whether that is enough to begin.
  func move(from last: TouchPair, to pair: TouchPair, at time: TimeInterval) -> Bool
}

extension TwoTouchGesture {
  private var present: TouchPair? {
    guard tracked.count == 2 else { return nil }
    return TouchPair(tracked[0].windowLocation, tracked[1].windowLocation)
  }

  func handleTouchesBegan(_ event: UIEvent) {
    for touch in tracked.dropFirst(2) { ignore(touch, for: event) }
    guard pair == nil, let present else { return }
    pair = present
    start(from: present)
  }

  func handleTouchesMoved(_ event: UIEvent) {
    guard let last = pair, let present else { return }
    pair = present
    let exceedsSlop = move(from: last, to: present, at: event.timestamp)
    if machine.isUnderWay {
      state = .changed
    } else if exceedsSlop, machine.state == .possible {
      state = .began
    }
  }

  func handleTouchesEnded(_ touches: Set<UITouch>, as end: UIGestureRecognizer.State) {
    pair = nil
    guard numberOfTouches <= touches.count else { return }
    state = machine.isUnderWay ? end : .failed
  }
}

/// Two touches as a distance and an angle.
struct TouchPair: Sendable {
  /// The distance in points; never 0, so that it can divide.
  let distance: CGFloat
  /// The angle of the line from the first touch to the second, in radians, clockwise on the screen.
  let angle: CGFloat

  init(_ first: CGPoint, _ second: CGPoint) {
    let displacement = second.displacement(from: first)
    distance = max(1, second.distance(to: first))
    angle = EngineMath.atan2(displacement.y, displacement.x)
  }

  /// Returns the shortest rotation from another pair to this one, in −π…π.
  func rotation(from other: TouchPair) -> CGFloat {
    let difference = angle - other.angle
    if difference > .pi { return difference - 2 * .pi }
    return difference < -.pi ? difference + 2 * .pi : difference
  }
}

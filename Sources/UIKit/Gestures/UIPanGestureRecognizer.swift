import QuartzCore

/// A finger that drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points that a finger moves before the gesture begins (K-35).
  package static let slop: CGFloat = 10
  /// Seconds of movement that the velocity is estimated from (K-44).
  package static let velocityWindow: TimeInterval = 0.1

  private struct Sample {
    let time: TimeInterval
    let point: CGPoint
  }

  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int(UInt32.max)
  private var landing = CGPoint.zero
  private var origin = CGPoint.zero
  private var samples: [Sample] = []
  private var measuredTouches = 1

  /// How far the finger has moved since the gesture began, in points of a view.
  open func translation(in view: UIView?) -> CGPoint {
    guard let last = samples.last, state != .possible else { return .zero }
    return vector(from: origin, to: last.point, in: view)
  }

  /// Makes the present place the one with a given translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let last = samples.last else { return }
    origin = CGPoint(x: last.point.x - translation.x, y: last.point.y - translation.y)
  }

  /// How fast the finger moves, in points of a view per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last else { return .zero }
    guard let first = samples.first(where: { last.time - $0.time <= Self.velocityWindow }), last.time > first.time
    else {
      return .zero
    }
    let way = vector(from: first.point, to: last.point, in: view)
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: way.x / seconds, y: way.y / seconds)
  }

  /// Whether a movement, in points of the window, may begin the gesture; subclasses narrow it.
  func accepts(landing: CGPoint, movement: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard samples.isEmpty, let touch = touches.first else {
      if numberOfTouches > maximumNumberOfTouches { touches.forEach { ignore($0, for: event) } }
      return
    }
    landing = touch.location(in: nil)
    samples = [Sample(time: touch.timestamp, point: landing)]
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches >= minimumNumberOfTouches else { return }
    let point = middle(of: touch)
    samples.append(Sample(time: touch.timestamp, point: point))
    if samples.count > 64 { samples.removeFirst(32) }
    switch state {
    case .possible:
      let movement = CGPoint(x: point.x - landing.x, y: point.y - landing.y)
      let distance = (movement.x * movement.x + movement.y * movement.y).squareRoot()
      guard distance >= Self.slop else { return }
      guard accepts(landing: landing, movement: movement) else { return state = .failed }
      origin = point  // the translation starts at nothing after the slop (K-35)
      state = .began
    case .began, .changed: state = .changed
    default: return
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= touches.count else { return }
    if let touch = touches.first { samples.append(Sample(time: touch.timestamp, point: touch.location(in: nil))) }
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    samples = []
    measuredTouches = 1
  }

  /// The middle of the fingers, in the window.
  ///
  /// A finger that joins or leaves moves the middle at once; what was measured so far moves along, so that the translation does not jump.
  private func middle(of touch: UITouch) -> CGPoint {
    let point = location(in: nil)
    if numberOfTouches != measuredTouches, let last = samples.last {
      let jump = CGPoint(x: point.x - last.point.x, y: point.y - last.point.y)
      origin = CGPoint(x: origin.x + jump.x, y: origin.y + jump.y)
      landing = CGPoint(x: landing.x + jump.x, y: landing.y + jump.y)
      samples = samples.map { Sample(time: $0.time, point: CGPoint(x: $0.point.x + jump.x, y: $0.point.y + jump.y)) }
    }
    measuredTouches = numberOfTouches
    return point
  }

  private func vector(from start: CGPoint, to end: CGPoint, in other: UIView?) -> CGPoint {
    guard let other, let window = view?.window else { return CGPoint(x: end.x - start.x, y: end.y - start.y) }
    let (a, b) = (other.convert(start, from: window), other.convert(end, from: window))
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }
}

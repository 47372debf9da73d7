import QuartzCore

/// Fingers that drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points that a finger moves before the gesture begins (K-35).
  package static let slop: CGFloat = 10

  /// The least number of fingers that begin the gesture.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers: with more it does not begin, and those that come later are left out.
  open var maximumNumberOfTouches = Int(UInt32.max)
  private var landing = CGPoint.zero
  private var origin = CGPoint.zero
  private var samples = MotionSamples<CGPoint>()
  private var measured: [UITouch] = []

  /// How far the fingers have moved since the gesture began, in points of a view.
  open func translation(in view: UIView?) -> CGPoint {
    guard let last = samples.last, state != .possible else { return .zero }
    return vector(from: origin, to: last, in: view)
  }

  /// Makes the present place the one with a given translation, in points of a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let last = samples.last, translation.x.isFinite, translation.y.isFinite else { return }
    var way = translation
    if let view, let window = self.view?.window {
      let (a, b) = (view.convert(CGPoint.zero, to: window), view.convert(translation, to: window))
      way = CGPoint(x: b.x - a.x, y: b.y - a.y)
    }
    origin = CGPoint(x: last.x - way.x, y: last.y - way.y)
  }

  /// How fast the fingers move, in points of a view per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let span = samples.span else { return .zero }
    let way = vector(from: span.first, to: span.last, in: view)
    let seconds = CGFloat(span.seconds)
    return CGPoint(x: way.x / seconds, y: way.y / seconds)
  }

  /// Whether a movement, in points of the window, may begin the gesture; subclasses narrow it.
  func accepts(landing: CGPoint, movement: CGPoint) -> Bool { true }
  /// Points of the window that begin the gesture: how far along a movement is.
  func distance(of movement: CGPoint) -> CGFloat {
    (movement.x * movement.x + movement.y * movement.y).squareRoot()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      guard state != .possible else { return state = .failed }
      return touches.forEach { ignore($0, for: event) }
    }
    measure(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = measure(at: event.timestamp)
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches else { return }
      let movement = CGPoint(x: point.x - landing.x, y: point.y - landing.y)
      guard distance(of: movement) >= Self.slop else { return }
      guard accepts(landing: landing, movement: movement) else { return state = .failed }
      if hold == nil { origin = point }  // the translation starts at nothing after the slop (K-35)
      state = .began
    case .began, .changed: state = .changed
    default: return
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= touches.count {
      measure(at: event.timestamp)
      state = state == .began || state == .changed ? .ended : .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= touches.count else { return }
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    samples.removeAll()
    measured = []
  }

  /// Notes the middle of the fingers, in the window.
  ///
  /// A finger that joins or leaves moves the middle at once; what was measured so far moves along, so that the translation does not jump.
  @discardableResult
  private func measure(at time: TimeInterval) -> CGPoint {
    let point = middle(of: tracked, in: nil)
    if let last = samples.last {
      if !measured.elementsEqual(tracked, by: ===) {
        let before = middleBefore(tracked)
        let jump = CGPoint(x: before.x - last.x, y: before.y - last.y)
        origin = moved(origin, by: jump)
        landing = moved(landing, by: jump)
        samples.shift { CGPoint(x: $0.x + jump.x, y: $0.y + jump.y) }
      }
    } else {
      landing = point
    }
    measured = tracked
    samples.add(point, at: time)
    return point
  }

  /// Where the middle of fingers was before their last move.
  private func middleBefore(_ touches: [UITouch]) -> CGPoint {
    let points = touches.map {
      $0.phase == .moved || $0.phase == .ended ? $0.previousWindowLocation : $0.windowLocation
    }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(max(1, points.count)), y: sum.y / CGFloat(max(1, points.count)))
  }

  private func moved(_ point: CGPoint, by way: CGPoint) -> CGPoint {
    CGPoint(x: point.x + way.x, y: point.y + way.y)
  }

  private func vector(from start: CGPoint, to end: CGPoint, in other: UIView?) -> CGPoint {
    let (a, b) = (converted(start, to: other), converted(end, to: other))
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }
}

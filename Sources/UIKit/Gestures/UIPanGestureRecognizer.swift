import QuartzCore

/// Recognizes a drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The points that a touch moves before the gesture begins (K-35).
  package static let slop: CGFloat = 10

  /// The minimum number of touches that begin the gesture.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches: with more the gesture does not begin, and later ones are ignored.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// The kinds of scrolling that count as a pan; empty by default, and both for scroll views.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var landing = CGPoint.zero
  private var origin = CGPoint.zero
  @exclusivity(unchecked) private var samples = MotionSamples<CGPoint>()
  @exclusivity(unchecked) private var measured: [UITouch] = []

  /// Returns the translation since the gesture began, in points of a view; before that, since the touches landed
  ///
  open func translation(in view: UIView?) -> CGPoint {
    guard let last = samples.last else { return .zero }
    return vector(from: origin, to: last, in: view)
  }

  /// Sets the translation at the present location, in points of a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let last = samples.last, translation.isFinite else { return }
    var displacement = translation
    if let view, let window = self.view?.window {
      let (a, b) = (view.convert(CGPoint.zero, to: window), view.convert(translation, to: window))
      displacement = b.displacement(from: a)
    }
    origin = last.displacement(from: displacement)
  }

  /// Returns the velocity, in points of a view per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let span = samples.span else { return .zero }
    let displacement = vector(from: span.first, to: span.last, in: view)
    let seconds = CGFloat(span.seconds)
    return CGPoint(x: displacement.x / seconds, y: displacement.y / seconds)
  }

  /// Whether a movement, in points of the window, may begin the gesture; subclasses restrict it.
  func accepts(landing: CGPoint, movement: CGPoint) -> Bool { true }
  /// Called when a wheel or a trackpad is about to begin the gesture.
  func scrollWillBegin() {}
  /// Returns the length of a movement that counts against the slop, in points of the window.
  func distance(of movement: CGPoint) -> CGFloat {
    movement.distance(to: .zero)
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
      let movement = point.displacement(from: landing)
      guard distance(of: movement) >= Self.slop else { return }
      guard accepts(landing: landing, movement: movement) else { return state = .failed }
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

  /// The translation starts at zero after the slop (K-35).
  override func wasAllowedToBegin() {
    if let last = samples.last { origin = last }
  }

  // MARK: Wheels and trackpads

  /// - Parameter movement: the first step, which is the translation while the gesture is asked whether it may begin.
  func beginSamples(at location: CGPoint, movement: CGPoint, time: TimeInterval) {
    (landing, origin) = (location, location.displacement(from: movement))
    samples.removeAll()
    samples.add(location, at: time)
  }

  func addSample(by displacement: CGPoint, time: TimeInterval) {
    if let last = samples.last { samples.add(last.moved(by: displacement), at: time) }
  }

  func resetVelocity(time: TimeInterval) {
    guard let last = samples.last else { return }
    samples.removeAll()
    samples.add(last, at: time)
  }

  /// Adds the centroid of the touches, in the window's coordinates.
  ///
  /// A touch that is added or lifted moves the centroid; the samples are shifted with it, so that the translation does
  /// not jump.
  @discardableResult
  private func measure(at time: TimeInterval) -> CGPoint {
    let point = centroid(of: tracked, in: nil)
    if let last = samples.last {
      if !measured.elementsEqual(tracked, by: ===) {
        let jump = previousCentroid(tracked).displacement(from: last)
        origin = origin.moved(by: jump)
        landing = landing.moved(by: jump)
        samples.shift { $0.moved(by: jump) }
      }
    } else {
      (landing, origin) = (point, point)
    }
    measured = tracked
    samples.add(point, at: time)
    return point
  }

  /// Returns the centroid of touches before their last movement.
  private func previousCentroid(_ touches: [UITouch]) -> CGPoint {
    .centroid(
      of: touches.lazy.map {
        $0.phase == .moved || $0.phase == .ended ? $0.previousWindowLocation : $0.windowLocation
      })
  }

  private func vector(from start: CGPoint, to end: CGPoint, in other: UIView?) -> CGPoint {
    converted(end, to: other).displacement(from: converted(start, to: other))
  }
}

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

/// The kinds of scrolling without a touch on the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// Creates a mask from Apple's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel, which moves notch by notch.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad, with continuous movement.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

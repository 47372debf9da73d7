import QuartzCore

/// Recognizes touches that move quickly in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates directions from Apple's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The points that the touches move, within ``maximumDuration`` (K-39).
  package static let distance: CGFloat = 50
  /// The maximum duration in seconds (K-39).
  package static let maximumDuration: TimeInterval = 0.5

  /// The allowed directions.
  open var direction = Direction.right
  /// The number of touches.
  open var numberOfTouchesRequired = 1
  private var landing = CGPoint.zero

  /// Returns where the swipe began, in a view's coordinates; nil for the window's.
  open override func location(in view: UIView?) -> CGPoint {
    machine.state == .possible && tracked.isEmpty ? super.location(in: view) : converted(landing, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    landing = .centroid(of: tracked.lazy.map(\.landing))
    if numberOfTouches == touches.count { schedule(after: Self.maximumDuration, label: "the end of a swipe's time") }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = centroid(of: tracked, in: nil)
    let displacement = point.displacement(from: landing)
    let (across, along) = (displacement.x.magnitude, displacement.y.magnitude)
    let isHorizontal = across > along
    guard max(across, along) >= Self.distance else { return }
    let swiped: Direction = isHorizontal ? (displacement.x > 0 ? .right : .left) : (displacement.y > 0 ? .down : .up)
    // A movement that goes half as far sideways is not straight.
    let isStraight = min(across, along) <= max(across, along) / 2
    let counts = isStraight && direction.contains(swiped) && numberOfTouches == numberOfTouchesRequired
    if deferredRecognition == nil { unschedule() }
    state = counts ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if deferredRecognition == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func timerFired() {
    if deferredRecognition == nil { state = .failed }
  }
}

import QuartzCore

/// One touch on the screen, from its landing to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``began`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.began, .moved, .stationary, .ended, .cancelled])
    }
  }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on a surface beside the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// The pressed button of a pointer device.
    case indirectPointer = 3

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``direct`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.direct, .indirect, .pencil, .indirectPointer])
    }

    static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
  }

  /// The phase.
  open internal(set) var phase = Phase.began
  /// The time of the last change, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The number of taps at this location.
  open internal(set) var tapCount = 1
  /// The type.
  open var type: TouchType { storedType }
  private let storedType: TouchType
  /// The force, in 0…``maximumPossibleForce``; 1 is an average touch, and 0 is unknown.
  open internal(set) var force: CGFloat = 0
  /// The maximum of the force.
  open var maximumPossibleForce: CGFloat { 20.0 / 3 }
  /// The radius of the contact, in points; 0 is unknown.
  open internal(set) var majorRadius: CGFloat = 0
  /// The window in which the touch landed.
  open internal(set) var window: UIWindow? {
    get { windowLink }
    set { windowLink = newValue }
  }
  @WeakReference private var windowLink: UIWindow?
  /// The view on which the touch landed.
  open internal(set) var view: UIView? {
    get { viewLink }
    set { viewLink = newValue }
  }
  @WeakReference private var viewLink: UIView?

  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint
  /// The location of the landing, in the window's coordinates.
  let landing: CGPoint
  private var listeners: [WeakReference<UIGestureRecognizer>] = []
  /// The latest locations, in the window's coordinates.
  private var motion = MotionSamples<CGPoint>()

  init(at point: CGPoint, time: TimeInterval, type: TouchType, window: UIWindow?, view: UIView?) {
    windowLocation = point
    previousWindowLocation = point
    landing = point
    timestamp = time
    storedType = type
    windowLink = window
    viewLink = view
  }

  /// Creates a touch at the origin that no screen delivers; tests override its members.
  public override init() {
    windowLocation = .zero
    previousWindowLocation = .zero
    landing = .zero
    timestamp = 0
    storedType = .direct
  }

  /// Sets the location, in the window's coordinates, at a time.
  func addSample(_ location: CGPoint, at time: TimeInterval) {
    motion.add(location, at: time)
  }

  /// Returns the touch after some seconds at the velocity of the last tenth of a second (K-44); nil where it rests or
  /// has ended.
  func predicted(after seconds: TimeInterval) -> UITouch? {
    guard phase == .moved, let span = motion.span, span.first != span.last else { return nil }
    let part = CGFloat(seconds / span.seconds)
    let displacement = span.last.displacement(from: span.first)
    let touch = UITouch(at: landing, time: timestamp + seconds, type: type, window: window, view: view)
    touch.windowLocation = windowLocation.moved(by: CGPoint(x: displacement.x * part, y: displacement.y * part))
    touch.previousWindowLocation = windowLocation
    (touch.phase, touch.tapCount, touch.force, touch.majorRadius) = (.moved, tapCount, force, majorRadius)
    return touch
  }

  /// The recognizers that get the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { listeners.isEmpty ? nil : listeners.compactMap(\.target) }
    set { listeners = (newValue ?? []).map { WeakReference($0) } }
  }

  /// Returns the location in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }

  /// Returns the location before the last movement, in a view's coordinates; nil for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: window)
  }

  /// Returns the location of the landing, in a view's coordinates.
  func landingLocation(in view: UIView) -> CGPoint {
    guard let window else { return landing }
    return view.convert(landing, from: window)
  }

  /// Returns the precise location: the same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the precise location before the last movement: the same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

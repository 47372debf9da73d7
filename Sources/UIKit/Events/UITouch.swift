import QuartzCore

/// One finger on the screen, from its landing to its leaving.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``began`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.began, .moved, .stationary, .ended, .cancelled])
    }
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger elsewhere than on the screen.
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

  /// What the finger does now.
  public internal(set) var phase = Phase.began
  /// When it last did something, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// How often the finger has tapped here.
  public internal(set) var tapCount = 1
  /// What touches the screen.
  public let type: TouchType
  /// How hard the finger presses, from 0 to ``maximumPossibleForce``; 1 is an everyday touch, and 0 where the source does not say.
  public internal(set) var force: CGFloat = 0
  /// The greatest force.
  public let maximumPossibleForce: CGFloat = 20.0 / 3
  /// The radius of the place that the finger covers, in points; 0 where the source does not say.
  public internal(set) var majorRadius: CGFloat = 0
  /// The window it landed in.
  public internal(set) var window: UIWindow? {
    get { windowLink }
    set { windowLink = newValue }
  }
  @WeakReference private var windowLink: UIWindow?
  /// The view it landed on.
  public internal(set) var view: UIView? {
    get { viewLink }
    set { viewLink = newValue }
  }
  @WeakReference private var viewLink: UIView?

  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint
  /// Where it landed, in the window.
  let landing: CGPoint
  private var listeners: [WeakRecognizer] = []
  /// Where it was lately, in the window.
  private var motion = MotionSamples<CGPoint>()

  init(at point: CGPoint, time: TimeInterval, type: TouchType, window: UIWindow?, view: UIView?) {
    windowLocation = point
    previousWindowLocation = point
    landing = point
    timestamp = time
    self.type = type
    windowLink = window
    viewLink = view
  }

  /// It is at a place, in the window, at a time.
  func note(_ place: CGPoint, at time: TimeInterval) {
    motion.add(place, at: time)
  }

  /// Where it would be after some seconds if it went on as in the last tenth of a second (K-44); nil where it stands or has left.
  func predicted(after seconds: TimeInterval) -> UITouch? {
    guard phase == .moved, let span = motion.span, span.first != span.last else { return nil }
    let part = CGFloat(seconds / span.seconds)
    let way = span.last.way(from: span.first)
    let touch = UITouch(at: landing, time: timestamp + seconds, type: type, window: window, view: view)
    touch.windowLocation = windowLocation.moved(by: CGPoint(x: way.x * part, y: way.y * part))
    touch.previousWindowLocation = windowLocation
    (touch.phase, touch.tapCount, touch.force, touch.majorRadius) = (.moved, tapCount, force, majorRadius)
    return touch
  }

  /// The recognizers that hear of it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { listeners.isEmpty ? nil : listeners.compactMap(\.recognizer) }
    set { listeners = (newValue ?? []).map(WeakRecognizer.init) }
  }

  /// Where the finger is, in a view's coordinates; nil is the window's.
  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }

  /// Where the finger was before its last move, in a view's coordinates; nil is the window's.
  public func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: window)
  }

  /// Where the finger landed, in a view's coordinates.
  func landingLocation(in view: UIView) -> CGPoint {
    guard let window else { return landing }
    return view.convert(landing, from: window)
  }

  /// Where the finger is, as exactly as the source knows: the same as ``location(in:)``.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was before its last move, as exactly as the source knows: the same as ``previousLocation(in:)``.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

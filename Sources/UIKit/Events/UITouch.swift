import QuartzCore

/// One finger on the screen, from its landing to its leaving.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What the finger does now.
  public internal(set) var phase = Phase.began
  /// When it last did something, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// How often the finger has tapped here.
  public internal(set) var tapCount = 1
  /// The window it landed in.
  public internal(set) var window: UIWindow? {
    get { windowLink }
    set { windowLink = newValue }
  }
  @Tethered private var windowLink: UIWindow?
  /// The view it landed on.
  public internal(set) var view: UIView? {
    get { viewLink }
    set { viewLink = newValue }
  }
  @Tethered private var viewLink: UIView?
  /// The recognizers that hear of it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint

  init(at point: CGPoint, time: TimeInterval, window: UIWindow?, view: UIView?) {
    windowLocation = point
    previousWindowLocation = point
    timestamp = time
    windowLink = window
    viewLink = view
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
}

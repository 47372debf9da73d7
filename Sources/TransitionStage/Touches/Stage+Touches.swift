import UIKit

extension Stage {
  /// Schedules a finger's path: touch-down at the first point, straight lines between the points as time advances,
  /// touch-up at the last.
  public func touch(_ points: [TouchPoint], as source: TouchSource = .finger) {
    fingers.add(points, at: clock.now, as: source)
  }

  /// Schedules a finger that drags from one location to another in a time, in seconds.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    touch([TouchPoint(time: 0, location: start), TouchPoint(time: seconds, location: end)])
  }

  // MARK: Held fingers

  /// Puts a finger down now, which the test moves and lifts.
  @discardableResult
  public func touchDown(at point: CGPoint, as source: TouchSource = .finger) -> HeldFinger {
    heldFingers.removeAll { !$0.isDown }
    let finger = HeldFinger(self, number: fingers.newNumber(), at: point, as: source)
    heldFingers.append(finger)
    return finger
  }

  /// Moves the finger that was put down last.
  public func touchMove(to point: CGPoint) {
    lastHeldFinger?.move(to: point)
  }

  /// Lifts the finger that was put down last.
  public func touchUp(at point: CGPoint) {
    lastHeldFinger?.lift(at: point)
  }

  private var lastHeldFinger: HeldFinger? {
    heldFingers.removeAll { !$0.isDown }
    return heldFingers.last
  }

  /// Taps the status bar, so that content scrolls to its top.
  public func tapStatusBar() {
    send(.system(.statusBarTap))
  }

  // MARK: Pointers

  /// Moves a pointer with no button pressed; nil takes it off the screen.
  public func hover(at point: CGPoint?) {
    send(.hover(point))
  }
}

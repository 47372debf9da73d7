import UIKit

extension Stage {
  /// Hands the stage a finger's way: it lands at the first point, moves in straight lines between the points as time
  /// passes, and leaves at the last.
  public func touch(_ points: [TouchPoint], as source: TouchSource = .finger) {
    fingers.add(points, at: clock.now, as: source)
  }

  /// Schedules a finger that drags from one location to another in a time, in seconds.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    touch([TouchPoint(time: 0, location: start), TouchPoint(time: seconds, location: end)])
  }

  // MARK: Held fingers

  /// A finger that the test holds: it lands now.
  @discardableResult
  public func touchDown(at point: CGPoint, as source: TouchSource = .finger) -> HeldFinger {
    heldFingers.removeAll { !$0.isDown }
    let finger = HeldFinger(self, number: fingers.newNumber(), at: point, as: source)
    heldFingers.append(finger)
    return finger
  }

  /// Moves the held finger that landed last.
  public func touchMove(to point: CGPoint) {
    lastHeldFinger?.move(to: point)
  }

  /// Lifts the held finger that landed last.
  public func touchUp(at point: CGPoint) {
    lastHeldFinger?.lift(at: point)
  }

  private var lastHeldFinger: HeldFinger? {
    heldFingers.removeAll { !$0.isDown }
    return heldFingers.last
  }

  /// Taps the status bar, so that content scrolls to its top.
  public func tapStatusBar() {
    environment.perform { window.scrollToTop() }
  }

  // MARK: Pointers

  /// Moves a pointer with no button pressed; nil takes it off the screen.
  public func hover(at point: CGPoint?) {
    environment.touches.movePointer(to: point)
  }
}

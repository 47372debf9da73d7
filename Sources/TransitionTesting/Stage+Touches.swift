import UIKit

extension Stage {
  /// Hands the stage a finger's way: it lands at the first point, moves in straight lines between the points as time passes, and
  /// leaves at the last.
  public func touch(_ points: [TouchPoint]) {
    fingers.add(points, at: clock.now)
  }

  /// Hands the stage a finger that drags from one place to another in a time, in seconds.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    touch([TouchPoint(time: 0, location: start), TouchPoint(time: seconds, location: end)])
  }

  /// Taps a place.
  public func tap(_ point: CGPoint) {
    touch([TouchPoint(time: 0, location: point), TouchPoint(time: 0.05, location: point)])
  }

  /// A finger that the test holds: it lands now.
  public func touchDown(at point: CGPoint) {
    environment.touches.send(.began, finger: 1, at: point)
  }

  /// The held finger moves.
  public func touchMove(to point: CGPoint) {
    environment.touches.send(.moved, finger: 1, at: point)
  }

  /// The held finger leaves.
  public func touchUp(at point: CGPoint) {
    environment.touches.send(.ended, finger: 1, at: point)
  }
}

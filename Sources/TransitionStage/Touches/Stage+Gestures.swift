import UIKit

/// Gestures of fingers as time advances. Each is scheduled by the call and begins now.
extension Stage {
  /// Points between fingers that lie side by side.
  private static let fingerGap: CGFloat = 40
  /// Seconds from a tap to the next one of a series.
  private static let tapPeriod: TimeInterval = 0.2

  /// Taps a location, once or several times, with one or more fingers; clicks with a pointer device.
  public func tap(_ point: CGPoint, count: Int = 1, fingers: Int = 1, as source: TouchSource = .finger) {
    for tap in 0..<max(0, count) {
      let time = Double(tap) * Self.tapPeriod
      for location in locations(around: point, fingers) {
        touch(
          [TouchPoint(time: time, location: location), TouchPoint(time: time + 0.05, location: location)], as: source)
      }
    }
  }

  /// Presses a location for a time, in seconds.
  public func longPress(_ point: CGPoint, for seconds: TimeInterval = 0.75, fingers: Int = 1) {
    pan(from: point, to: point, over: seconds, fingers: fingers)
  }

  /// Drags from one location to another in a time, in seconds, with one or more fingers, and rests before they are
  /// lifted.
  public func pan(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval, resting rest: TimeInterval = 0, fingers: Int = 1
  ) {
    for (first, last) in zip(locations(around: start, fingers), locations(around: end, fingers)) {
      var points = [TouchPoint(time: 0, location: first), TouchPoint(time: seconds, location: last)]
      if rest > 0 { points.append(TouchPoint(time: seconds + rest, location: last)) }
      touch(points)
    }
  }

  /// Drags in from the middle of an edge of the screen, by a distance in points.
  public func edgePan(
    from edge: UIRectEdge, by distance: CGFloat, over seconds: TimeInterval, resting rest: TimeInterval = 0
  ) {
    let screen = CGRect(origin: .zero, size: environment.screen.bounds.size)
    var (start, displacement) = (CGPoint(x: screen.midX, y: screen.midY), CGVector.zero)
    switch edge {
    case .left: (start.x, displacement) = (screen.minX + 1, CGVector(dx: distance, dy: 0))
    case .right: (start.x, displacement) = (screen.maxX - 1, CGVector(dx: -distance, dy: 0))
    case .top: (start.y, displacement) = (screen.minY + 1, CGVector(dx: 0, dy: distance))
    case .bottom: (start.y, displacement) = (screen.maxY - 1, CGVector(dx: 0, dy: -distance))
    default: return
    }
    pan(
      from: start, to: CGPoint(x: start.x + displacement.dx, y: start.y + displacement.dy), over: seconds, resting: rest
    )
  }

  /// Swipes over a location: 120 points in 0.15 seconds, centred on it.
  public func swipe(_ direction: UISwipeGestureRecognizer.Direction, over point: CGPoint, fingers: Int = 1) {
    let (dx, dy): (CGFloat, CGFloat)
    switch direction {
    case .right: (dx, dy) = (60, 0)
    case .left: (dx, dy) = (-60, 0)
    case .down: (dx, dy) = (0, 60)
    case .up: (dx, dy) = (0, -60)
    default: return
    }
    pan(
      from: CGPoint(x: point.x - dx, y: point.y - dy), to: CGPoint(x: point.x + dx, y: point.y + dy), over: 0.15,
      fingers: fingers)
  }

  /// Moves two fingers apart or together about a location, from one distance to another, in points.
  public func pinch(
    about center: CGPoint, from start: CGFloat, to end: CGFloat, over seconds: TimeInterval,
    resting rest: TimeInterval = 0
  ) {
    for side in [-0.5, 0.5] as [CGFloat] {
      pan(
        from: CGPoint(x: center.x + side * start, y: center.y),
        to: CGPoint(x: center.x + side * end, y: center.y), over: seconds, resting: rest)
    }
  }

  /// Rotates two fingers about a location by an angle in radians, clockwise.
  public func rotate(
    about center: CGPoint, by angle: CGFloat, radius: CGFloat = 60, over seconds: TimeInterval,
    resting rest: TimeInterval = 0
  ) {
    guard angle.isFinite, angle.magnitude < 1000 else { return }
    // A circle of straight lines, none of them over two degrees.
    let steps = max(1, Int((angle.magnitude / 0.035).rounded(.up)))
    for side in [-1, 1] as [CGFloat] {
      var points = (0...steps).map { step in
        let part = Double(step) / Double(steps)
        let turn = angle * CGFloat(part)
        return TouchPoint(
          time: seconds * part,
          location: CGPoint(
            x: center.x + side * radius * EngineMath.cos(turn), y: center.y + side * radius * EngineMath.sin(turn)))
      }
      if rest > 0 { points.append(TouchPoint(time: seconds + rest, location: points[steps].location)) }
      touch(points)
    }
  }

  /// The locations of fingers side by side about a location.
  private func locations(around point: CGPoint, _ count: Int) -> [CGPoint] {
    (0..<max(0, count)).map { index in
      CGPoint(x: point.x + (CGFloat(index) - CGFloat(count - 1) / 2) * Self.fingerGap, y: point.y)
    }
  }
}

/// Wheels and trackpads, which scroll without touching the screen; each scrolls when the one before has ended.
extension Stage {
  /// Turns a wheel by a notch, with the pointer over a location; the displacement is that of fingers on the content, in
  /// points.
  public func turnWheel(over point: CGPoint, by displacement: CGVector) {
    scrolls.append(ScheduledScroll(.discrete, over: point, by: displacement, in: 0))
  }

  /// Scrolls on a trackpad in a time, in seconds, with the pointer over a location.
  ///
  /// The displacement is that of fingers on the content, in points.
  public func scroll(over point: CGPoint, by displacement: CGVector, in seconds: TimeInterval) {
    guard seconds >= 0, seconds < .infinity else { return }
    scrolls.append(ScheduledScroll(.continuous, over: point, by: displacement, in: seconds))
  }
}

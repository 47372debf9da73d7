import UIKit

/// A finger that will touch the screen as time advances: touch-down and touch-up happen exactly once.
struct ScheduledFinger {
  /// The finger's identity.
  let number: Int
  let source: TouchSource
  /// The stage's time at which its points begin to count.
  let start: TimeInterval
  /// The path, in order of time; never empty.
  let points: [TouchPoint]
  /// Whether the system cancels the touch at the end.
  let isCancelled: Bool

  private var isDown = false
  private(set) var isDone = false
  private var lastTime = -TimeInterval.infinity

  init(number: Int, source: TouchSource, start: TimeInterval, points: [TouchPoint], isCancelled: Bool) {
    self.number = number
    self.source = source
    self.isCancelled = isCancelled
    self.start = start
    self.points = points
  }

  private var end: TimeInterval { start + points[points.count - 1].time }

  /// The events of the finger up to a time.
  mutating func changes(upTo time: TimeInterval) -> [TouchChange] {
    guard time >= start + points[0].time - 1e-9, !isDone, time > lastTime else { return [] }
    lastTime = time
    var changes: [TouchChange] = []
    if isDown {
      changes.append(change(.moved, point(at: time)))
    } else {
      isDown = true
      changes.append(change(.began, points[0]))
    }
    if time >= end - 1e-9 {
      isDone = true
      changes.append(change(isCancelled ? .cancelled : .ended, point(at: time)))
    }
    return changes
  }

  private func change(_ phase: UITouch.Phase, _ point: TouchPoint) -> TouchChange {
    var source = source
    source.force = point.force ?? source.force
    source.majorRadius = point.majorRadius ?? source.majorRadius
    return source.change(number, phase, at: point.location)
  }

  /// The location and force at a time, interpolated linearly.
  private func point(at time: TimeInterval) -> TouchPoint {
    let elapsed = time - start
    guard let next = points.firstIndex(where: { $0.time >= elapsed }), next > 0 else {
      return elapsed <= points[0].time ? points[0] : points[points.count - 1]
    }
    let (a, b) = (points[next - 1], points[next])
    let fraction = CGFloat(b.time > a.time ? (elapsed - a.time) / (b.time - a.time) : 1)
    func mixed(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * fraction }
    func mixed(_ first: CGFloat?, _ last: CGFloat?, _ other: CGFloat) -> CGFloat {
      mixed(first ?? other, last ?? other)
    }
    return TouchPoint(
      time: elapsed,
      location: CGPoint(x: mixed(a.location.x, b.location.x), y: mixed(a.location.y, b.location.y)),
      force: mixed(a.force, b.force, source.force),
      majorRadius: mixed(a.majorRadius, b.majorRadius, source.majorRadius))
  }
}

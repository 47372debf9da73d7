import UIKit

/// One finger that will touch the screen as time passes: it lands and leaves exactly once.
struct ScheduledFinger {
  /// What tells it from other fingers.
  let number: Int
  let source: TouchSource
  /// The stage's time at which its points begin to count.
  let start: TimeInterval
  /// Where it will be, in order of time; never empty.
  let points: [TouchPoint]
  /// Whether the system takes it away at the end, instead of its leaving.
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

  /// What the finger does up to a time.
  mutating func changes(upTo time: TimeInterval) -> [FingerChange] {
    guard time >= start + points[0].time - 1e-9, !isDone, time > lastTime else { return [] }
    lastTime = time
    var changes: [FingerChange] = []
    if isDown {
      changes.append(change(.moved, location(at: time)))
    } else {
      isDown = true
      changes.append(change(.began, points[0].location))
    }
    if time >= end - 1e-9 {
      isDone = true
      changes.append(change(isCancelled ? .cancelled : .ended, location(at: time)))
    }
    return changes
  }

  private func change(_ phase: UITouch.Phase, _ location: CGPoint) -> FingerChange {
    source.change(number, phase, at: location)
  }

  /// Where the finger is: on the straight line between the points around the time.
  private func location(at time: TimeInterval) -> CGPoint {
    let elapsed = time - start
    guard let next = points.firstIndex(where: { $0.time >= elapsed }), next > 0 else {
      return elapsed <= points[0].time ? points[0].location : points[points.count - 1].location
    }
    let (a, b) = (points[next - 1], points[next])
    let fraction = b.time > a.time ? (elapsed - a.time) / (b.time - a.time) : 1
    return CGPoint(
      x: a.location.x + (b.location.x - a.location.x) * CGFloat(fraction),
      y: a.location.y + (b.location.y - a.location.y) * CGFloat(fraction))
  }
}

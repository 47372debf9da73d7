import UIKit

/// Fingers that will touch the screen as time passes.
@MainActor struct ScheduledFingers {
  private struct Finger {
    let number: Int
    let start: TimeInterval
    let points: [TouchPoint]
    var isDown = false
    var isDone = false
    var lastTime = -TimeInterval.infinity

    /// Where the finger is: on the straight line between the points around the time.
    func location(at time: TimeInterval) -> CGPoint {
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

    var end: TimeInterval { start + points[points.count - 1].time }
  }

  private var fingers: [Finger] = []
  private var nextNumber = 1000

  var isEmpty: Bool { fingers.isEmpty }

  mutating func add(_ points: [TouchPoint], at time: TimeInterval) {
    let ordered = points.filter { $0.time.isFinite && $0.location.x.isFinite && $0.location.y.isFinite }
      .sorted { $0.time < $1.time }
    guard !ordered.isEmpty else { return }
    fingers.append(Finger(number: nextNumber, start: time, points: ordered))
    nextNumber += 1
  }

  /// Moves every finger to where it is at a time; a finger lands and leaves exactly once.
  mutating func deliver(upTo time: TimeInterval, to environment: UIEnvironment) {
    guard !fingers.isEmpty else { return }
    for index in fingers.indices {
      let finger = fingers[index]
      guard time >= finger.start + finger.points[0].time - 1e-9, !finger.isDone, time > finger.lastTime else {
        continue
      }
      fingers[index].lastTime = time
      let point = finger.location(at: time)
      if !finger.isDown {
        fingers[index].isDown = true
        environment.touches.send(.began, finger: finger.number, at: finger.points[0].location)
        if time >= finger.end - 1e-9 {
          fingers[index].isDone = true
          environment.touches.send(.ended, finger: finger.number, at: point)
        }
      } else if time >= finger.end - 1e-9 {
        fingers[index].isDone = true
        environment.touches.send(.moved, finger: finger.number, at: point)
        environment.touches.send(.ended, finger: finger.number, at: point)
      } else {
        environment.touches.send(.moved, finger: finger.number, at: point)
      }
    }
    fingers.removeAll(where: \.isDone)
  }
}

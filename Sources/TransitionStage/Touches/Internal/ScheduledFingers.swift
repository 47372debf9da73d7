import UIKit

/// The fingers that will touch the screen as time advances.
@MainActor struct ScheduledFingers {
  private var fingers: [ScheduledFinger] = []
  private var nextNumber = 1000

  var isEmpty: Bool { fingers.isEmpty }

  /// Adds a finger; points whose location or time is not finite are ignored.
  mutating func add(
    _ points: [TouchPoint], at time: TimeInterval, isCancelled: Bool = false, as source: TouchSource = .finger
  ) {
    let ordered = points.filter { $0.time.isFinite && $0.location.isFinite }
      .sorted { $0.time < $1.time }
    guard !ordered.isEmpty else { return }
    fingers.append(
      ScheduledFinger(number: newNumber(), source: source, start: time, points: ordered, isCancelled: isCancelled))
  }

  /// Returns a number that no other finger has.
  mutating func newNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Moves every finger to its location at a time; returns the changes, which views and recognizers get at once.
  mutating func changes(upTo time: TimeInterval) -> [TouchChange] {
    guard !fingers.isEmpty else { return [] }
    var (down, landing): ([TouchChange], [TouchChange]) = ([], [])
    for index in fingers.indices {
      let changes = fingers[index].changes(upTo: time)
      if changes.first?.phase == .began { landing += changes } else { down += changes }
    }
    fingers.removeAll(where: \.isDone)
    // At equal times, fingers leave before others land.
    return inOrder(down) + inOrder(landing)
  }

  private func inOrder(_ changes: [TouchChange]) -> [TouchChange] {
    let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    return order.flatMap { phase in changes.filter { $0.phase == phase } }
  }
}

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

import QuartzCore

/// The latest values of something that touches move, from which a velocity is computed (K-44).
struct MotionSamples<Value: Sendable>: Sendable {
  /// The seconds of movement from which a velocity is computed (K-44).
  static var window: TimeInterval { 0.1 }

  private var samples: [(time: TimeInterval, value: Value)] = []

  var last: Value? { samples.last?.value }

  mutating func add(_ value: Value, at time: TimeInterval) {
    samples.append((time, value))
    if samples.count > 64 { samples.removeFirst(32) }
  }

  mutating func removeAll() {
    samples = []
  }

  /// Shifts every value, so that a jump of the centroid is not a movement.
  mutating func shift(_ change: (Value) -> Value) {
    samples = samples.map { ($0.time, change($0.value)) }
  }

  /// The oldest and the newest value of the window, and the seconds between them; nil if no time has passed.
  var span: (first: Value, last: Value, seconds: TimeInterval)? {
    guard let last = samples.last else { return nil }
    guard let first = samples.first(where: { last.time - $0.time <= Self.window + 1e-9 }), last.time > first.time
    else { return nil }
    return (first.value, last.value, last.time - first.time)
  }
}

extension MotionSamples where Value == CGFloat {
  /// The change per second.
  var speed: CGFloat {
    guard let span else { return 0 }
    return (span.last - span.first) / CGFloat(span.seconds)
  }
}

/// Arithmetic of touch locations.
extension CGPoint {
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether the distance to another point is greater than a limit; false where it is not finite.
  func isFarther(than limit: CGFloat, from other: CGPoint) -> Bool {
    distance(to: other) > limit
  }

  /// Returns the point moved by a displacement.
  func moved(by displacement: CGPoint) -> CGPoint {
    CGPoint(x: x + displacement.x, y: y + displacement.y)
  }

  /// Returns the displacement from another point to this one.
  func displacement(from start: CGPoint) -> CGPoint {
    CGPoint(x: x - start.x, y: y - start.y)
  }

  /// Returns the centroid of points; the origin where there are none.
  static func centroid<Points: Collection<CGPoint>>(of points: Points) -> CGPoint {
    let sum = points.reduce(CGPoint.zero) { $0.moved(by: $1) }
    let count = CGFloat(max(1, points.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}

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

  /// The oldest and the newest value of the window, and the seconds between them; nil where there is no time between them.
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

import QuartzCore

/// The movement of content along one axis after its release: phases one after the other, and an end.
struct ScrollMotion: Equatable, Sendable {
  /// The frequency of the springs that bring content back, and to target offsets: equal to the decay of the fast rate.
  static let springFrequency = UIScrollView.DecelerationRate.fast.decay

  private(set) var phases: [ScrollPhase] = []
  /// The position at rest.
  private(set) var end: CGFloat
  /// Whether the end was chosen, by paging or by the delegate.
  let hasTarget: Bool
  /// The points from the end that count as being there.
  private let tolerance: CGFloat

  /// Creates a deceleration that bounces, or stops, at the ends of a range.
  init(
    from position: CGFloat, speed: CGFloat, decay k: CGFloat, in range: ClosedRange<CGFloat>, bounces: Bool,
    tolerance: CGFloat
  ) {
    self.tolerance = tolerance
    hasTarget = false
    end = position
    var (position, speed) = (position, speed)
    // From outside inwards, along, and outside again: no movement has more than three phases.
    if !range.contains(position) {
      let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
      guard let crossing = Self.crossing(from: position, speed: speed, edge: edge) else {
        spring(from: position, speed: speed, to: edge)
        return
      }
      let phase = ScrollPhase(
        position: position, speed: speed, curve: .spring(to: edge, frequency: Self.springFrequency), duration: crossing)
      phases.append(phase)
      (position, speed) = (edge, phase.speed(at: crossing))
    }
    end = position + speed / k
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    guard !range.contains(end) else {
      let rest = (end - position).magnitude
      let time = rest > tolerance ? EngineMath.log(rest / tolerance) / k : 0
      if time > 0 {
        phases.append(ScrollPhase(position: position, speed: speed, curve: .decay(k: k), duration: TimeInterval(time)))
      }
      return
    }
    end = edge
    var glide = ScrollPhase(position: position, speed: speed, curve: .decay(k: k), duration: 0)
    glide.duration = TimeInterval(-EngineMath.log(1 - (edge - position) * k / speed) / k)
    if glide.duration > 0 { phases.append(glide) }
    if bounces { spring(from: edge, speed: glide.speed(at: glide.duration), to: edge) }
  }

  /// Creates a movement to a chosen position, at the touch's velocity and never beyond it.
  init(from position: CGFloat, speed: CGFloat, to target: CGFloat, tolerance: CGFloat) {
    self.tolerance = tolerance
    hasTarget = true
    end = target
    let limit = (target - position) * Self.springFrequency
    let speed = limit < 0 ? min(0, max(speed, limit)) : max(0, min(speed, limit))
    spring(from: position, speed: speed, to: target)
  }

  /// The seconds until rest.
  var duration: TimeInterval { phases.reduce(0) { $0 + $1.duration } }

  /// Returns the position after some seconds.
  func position(at time: TimeInterval) -> CGFloat {
    phase(at: time).map { $0.phase.position(at: $0.time) } ?? end
  }

  /// Returns the velocity after some seconds, in points per second.
  func speed(at time: TimeInterval) -> CGFloat {
    phase(at: time).map { $0.phase.speed(at: $0.time) } ?? 0
  }

  /// Whether the content bounces at an edge after some seconds: it is moved, or was last moved, by a spring to an end
  /// that was not chosen.
  func isBouncing(at time: TimeInterval) -> Bool {
    guard !hasTarget, let phase = phase(at: time)?.phase ?? phases.last else { return false }
    if case .spring = phase.curve { return true } else { return false }
  }

  /// Returns the phase after some seconds, and the time in it; nil at rest.
  private func phase(at time: TimeInterval) -> (phase: ScrollPhase, time: TimeInterval)? {
    var time = time
    for phase in phases {
      if time < phase.duration { return (phase, time) }
      time -= phase.duration
    }
    return nil
  }

  private mutating func spring(from position: CGFloat, speed: CGFloat, to target: CGFloat) {
    end = target
    let phase = ScrollPhase(
      position: position, speed: speed, curve: .spring(to: target, frequency: Self.springFrequency), duration: 0)
    let time = Self.restTime(of: phase, at: target, tolerance)
    if time > 0 { phases.append(ScrollPhase(position: position, speed: speed, curve: phase.curve, duration: time)) }
  }

  /// Returns when a spring that starts outside crosses its edge; nil if it never does.
  private static func crossing(from position: CGFloat, speed: CGFloat, edge: CGFloat) -> TimeInterval? {
    let a = position - edge
    let b = speed + springFrequency * a
    return a * b < 0 ? TimeInterval(-a / b) : nil
  }

  /// Returns when a spring is at rest for good, to a hundredth of a second.
  private static func restTime(of phase: ScrollPhase, at target: CGFloat, _ tolerance: CGFloat) -> TimeInterval {
    let (a, w) = (phase.position - target, springFrequency)
    let b = phase.speed + w * a
    guard a.magnitude > tolerance || b.magnitude / (w * 2.718) > tolerance else { return 0 }
    // (|a| + |b|·t) / e^(w·t) is an upper bound of the displacement, and decreases from here on.
    var time = max(0, 1 / w - (b == 0 ? 0 : a.magnitude / b.magnitude))
    for _ in 0..<2000 where (a.magnitude + b.magnitude * time) * EngineMath.exp(-w * time) > tolerance { time += 0.01 }
    return TimeInterval(time)
  }
}

/// A phase of movement along one axis, in closed form.
struct ScrollPhase: Equatable, Sendable {
  /// The law of a movement.
  enum Curve: Equatable, Sendable {
    /// The velocity decreases by the same factor in equal times: `x + v/k·(1 − e^(−k·t))` (K-40, K-41).
    case decay(k: CGFloat)
    /// A critically damped spring to a position: `p + (a + b·t)·e^(−w·t)`.
    case spring(to: CGFloat, frequency: CGFloat)
  }

  /// The initial position and velocity, in points and points per second.
  let position: CGFloat
  let speed: CGFloat
  let curve: Curve
  /// The duration in seconds.
  var duration: TimeInterval

  /// Returns the position after some seconds.
  func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch curve {
    case .decay(let k): return position + speed / k * (1 - EngineMath.exp(-k * t))
    case .spring(let target, let w):
      let a = position - target
      return target + (a + (speed + w * a) * t) * EngineMath.exp(-w * t)
    }
  }

  /// Returns the velocity after some seconds.
  func speed(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch curve {
    case .decay(let k): return speed * EngineMath.exp(-k * t)
    case .spring(let target, let w):
      let b = speed + w * (position - target)
      return (speed - w * b * t) * EngineMath.exp(-w * t)
    }
  }
}

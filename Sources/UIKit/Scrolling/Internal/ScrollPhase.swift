import QuartzCore

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

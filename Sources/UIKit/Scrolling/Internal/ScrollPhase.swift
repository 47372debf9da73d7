import QuartzCore

/// A stretch of movement along one axis, in closed form.
struct ScrollPhase: Equatable, Sendable {
  /// The law of a movement.
  enum Law: Equatable, Sendable {
    /// The speed falls by the same part in equal times: `x + v/k·(1 − e^(−k·t))` (K-40, K-41).
    case decay(k: CGFloat)
    /// A critically damped spring pulls to a place: `p + (a + b·t)·e^(−w·t)`.
    case spring(to: CGFloat, frequency: CGFloat)
  }

  /// Where it begins, and how fast, in points and points per second.
  let position: CGFloat
  let speed: CGFloat
  let law: Law
  /// How long it lasts, in seconds.
  var duration: TimeInterval

  /// The place after some seconds.
  func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch law {
    case .decay(let k): return position + speed / k * (1 - EngineMath.exp(-k * t))
    case .spring(let place, let w):
      let a = position - place
      return place + (a + (speed + w * a) * t) * EngineMath.exp(-w * t)
    }
  }

  /// The speed after some seconds.
  func speed(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch law {
    case .decay(let k): return speed * EngineMath.exp(-k * t)
    case .spring(let place, let w):
      let b = speed + w * (position - place)
      return (speed - w * b * t) * EngineMath.exp(-w * t)
    }
  }
}

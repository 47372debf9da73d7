/// The remaining distance of a spring, 1 at the start, as a function of time in seconds: the solution of its equation.
enum SpringMotion: Equatable {
  /// e^(−decay·t)·(cos(frequency·t) + sine·sin(frequency·t))
  case underdamped(decay: Double, frequency: Double, sine: Double)
  /// (1 + slope·t)·e^(−decay·t)
  case critical(decay: Double, slope: Double)
  /// slow·e^(−slowDecay·t) + (1 − slow)·e^(−fastDecay·t)
  case overdamped(slow: Double, slowDecay: Double, fastDecay: Double)

  /// The motion of a spring (C-31, C-34).
  init(_ spring: Spring) {
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    // Near 1 the two solutions agree to eight digits, while the constants of the underdamped one grow without bound.
    if ratio < 1 - 1e-9 {
      let decay = ratio * frequency
      let damped = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      self = .underdamped(decay: decay, frequency: damped, sine: (decay - spring.initialVelocity) / damped)
    } else if spring.allowsOverdamping && ratio > 1 + 1e-9 {
      let root = ((ratio - 1) * (ratio + 1)).squareRoot()
      let fastDecay = frequency * (ratio + root)
      let slowDecay = frequency / (ratio + root)
      self = .overdamped(
        slow: (fastDecay - spring.initialVelocity) / (fastDecay - slowDecay), slowDecay: slowDecay,
        fastDecay: fastDecay)
    } else {
      self = .critical(decay: frequency, slope: frequency - spring.initialVelocity)
    }
  }

  /// The position at a time in seconds, 0 at the start and before, near 1 at rest, 1 for an infinite time.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time.isFinite else { return 1 }
    let offset = offset(at: time)
    return offset.isFinite ? 1 - offset : 1
  }

  /// The remaining distance at a time of 0 or more.
  func offset(at t: Double) -> Double {
    switch self {
    case .underdamped(let decay, let frequency, let sine):
      let (cosine, sineOfAngle) = EngineMath.cosineAndSine(frequency * t)
      return EngineMath.exp(-decay * t) * (cosine + sine * sineOfAngle)
    case .critical(let decay, let slope):
      return (1 + slope * t) * EngineMath.exp(-decay * t)
    case .overdamped(let slow, let slowDecay, let fastDecay):
      return slow * EngineMath.exp(-slowDecay * t) + (1 - slow) * EngineMath.exp(-fastDecay * t)
    }
  }

  /// The derivative of the remaining distance at a time of 0 or more, per second.
  func rate(at t: Double) -> Double {
    switch self {
    case .underdamped(let decay, let frequency, let sine):
      let angle = frequency * t
      let cosine = sine * frequency - decay
      return EngineMath.exp(-decay * t)
        * (cosine * EngineMath.cos(angle) - (decay * sine + frequency) * EngineMath.sin(angle))
    case .critical(let decay, let slope):
      return (slope - decay * (1 + slope * t)) * EngineMath.exp(-decay * t)
    case .overdamped(let slow, let slowDecay, let fastDecay):
      return -slow * slowDecay * EngineMath.exp(-slowDecay * t)
        - (1 - slow) * fastDecay * EngineMath.exp(-fastDecay * t)
    }
  }
}

/// The last position of a spring, cached because animations that began together ask for the same time.
struct SpringCache {
  private var motion = SpringMotion.critical(decay: 1, slope: 1)
  private var time = 0.0
  private var position = 0.0

  /// The position at a time in seconds.
  mutating func value(of motion: SpringMotion, at time: Double) -> Double {
    if time == self.time, motion == self.motion { return position }
    let position = motion.value(at: time)
    (self.motion, self.time, self.position) = (motion, time, position)
    return position
  }
}

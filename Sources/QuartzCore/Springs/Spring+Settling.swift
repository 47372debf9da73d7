extension Spring {
  /// The remaining distance at which a spring counts as settled.
  package static let restThreshold = 0.001

  /// Core Animation's settling duration, in seconds; the greatest finite number without damping (C-33, C-34).
  package var settlingDuration: Double {
    let motion = SpringMotion(self)
    if case .underdamped(let decay, _, let sine) = motion {
      return Self.finite(EngineMath.log((1 + sine.magnitude) / Self.restThreshold) / decay)
    }
    for tenths in 1...3000 {
      let time = Double(tenths) / 10
      if motion.offset(at: time).magnitude < Self.restThreshold { return time }
    }
    return Self.finite((restDuration * 10).rounded(.up) / 10)
  }

  /// The time in seconds after which the remaining distance, or the envelope of an oscillating spring, stays below a
  /// thousandth.
  ///
  /// The greatest finite number without damping. A property animator runs the system's spring this long (C-41).
  package var restDuration: Double {
    let motion = SpringMotion(self)
    if case .underdamped = motion { return settlingDuration }
    // Beyond the last turning point the remaining distance only decreases, so doubling finds the end of the bracket.
    var low = motion.lastTurningPoint
    guard motion.offset(at: low).magnitude > Self.restThreshold else {
      return firstRest(in: 0, low, motion)
    }
    var high = max(low * 2, 1e-6)
    while motion.offset(at: high).magnitude > Self.restThreshold, high.isFinite {
      low = high
      high *= 2
    }
    return firstRest(in: low, high, motion)
  }

  private func firstRest(in low: Double, _ high: Double, _ motion: SpringMotion) -> Double {
    guard high.isFinite else { return .greatestFiniteMagnitude }
    var (low, high) = (low, high)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if motion.offset(at: middle).magnitude > Self.restThreshold { low = middle } else { high = middle }
    }
    return high
  }

  private static func finite(_ duration: Double) -> Double {
    duration.isFinite ? duration : .greatestFiniteMagnitude
  }
}

extension SpringMotion {
  /// The last turning point of a motion that does not oscillate; 0 for none.
  fileprivate var lastTurningPoint: Double {
    switch self {
    case .underdamped: return 0
    case .critical(let decay, let slope):
      return slope == 0 ? 0 : max(0, 1 / decay - 1 / slope)
    case .overdamped(let slow, let slowDecay, let fastDecay):
      // slow·slowDecay·e^(−slowDecay·t) = −(1 − slow)·fastDecay·e^(−fastDecay·t)
      let ratio = -(1 - slow) * fastDecay / (slow * slowDecay)
      return ratio > 1 ? EngineMath.log(ratio) / (fastDecay - slowDecay) : 0
    }
  }
}

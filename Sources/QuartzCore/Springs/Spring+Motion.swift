extension Spring {
  /// The position at a time in seconds, 0 at the start and before, near 1 at rest; 1 for a time without end (C-31, C-32).
  package func value(at time: Double) -> Double {
    SpringMotion(self).value(at: time)
  }

  /// The velocity at a time in seconds, in whole distances per second; the initial one at the start and before.
  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    guard time.isFinite else { return 0 }
    let rate = SpringMotion(self).rate(at: time)
    return rate.isFinite ? -rate : 0
  }
}

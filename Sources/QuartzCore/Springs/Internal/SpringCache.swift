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

/// Where a spring was at the time that was asked for last: what moves together asks for the same.
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

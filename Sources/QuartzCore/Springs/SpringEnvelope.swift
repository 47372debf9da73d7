/// The remaining distance of a spring after a duration, as a function of its frequency (C-38).
struct SpringEnvelope {
  /// In seconds.
  let duration: Double
  /// In 0…1, not 0.
  let dampingRatio: Double
  /// In whole distances per second.
  let velocity: Double

  /// The frequency in radians per second at which a thousandth remains.
  ///
  /// Newton's method from 5/duration finds it for most springs. A velocity can lead it to a frequency at which the
  /// formula crosses zero while the spring still oscillates; then it is the highest frequency with a remainder of a
  /// thousandth.
  var settlingFrequency: Double {
    var frequency = 5 / duration
    for _ in 0..<12 {
      let (left, slope) = remainder(at: frequency)
      frequency -= (left - Spring.restThreshold) / slope
    }
    let (left, slope) = remainder(at: frequency)
    let isFound = (left - Spring.restThreshold).magnitude < 1e-9 && slope < 0
    return isFound && frequency > 0 && frequency.isFinite ? frequency : highestSettlingFrequency
  }

  /// The remaining distance, with its sign, and its derivative.
  private func remainder(at frequency: Double) -> (left: Double, slope: Double) {
    let decay = EngineMath.exp(-dampingRatio * frequency * duration)
    if dampingRatio < 1 {
      let damped = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      let amplitude = (dampingRatio - velocity / frequency) / damped
      let growth = velocity / (frequency * frequency * damped)
      return (amplitude * decay, (growth - dampingRatio * duration * amplitude) * decay)
    }
    let amplitude = (frequency - velocity) * duration + 1
    return (amplitude * decay, duration * (1 - amplitude) * decay)
  }

  private var highestSettlingFrequency: Double {
    // With the opposite velocity the remainder decreases with the frequency, and is never the smaller one.
    let bound = SpringEnvelope(duration: duration, dampingRatio: dampingRatio, velocity: -velocity.magnitude)
    var low = 1 / duration
    while bound.remainder(at: low).left > Spring.restThreshold { low *= 2 }
    var high = low
    while remainder(at: low).left.magnitude <= Spring.restThreshold && low > 1e-6 {
      high = low
      low /= 1.02
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if remainder(at: middle).left.magnitude > Spring.restThreshold { low = middle } else { high = middle }
    }
    return high
  }
}

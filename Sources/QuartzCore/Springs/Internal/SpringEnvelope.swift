/// What is left of a spring's motion after a given duration, as a function of its frequency (C-38).
struct SpringEnvelope {
  /// In seconds.
  let duration: Double
  /// In 0…1, not 0.
  let dampingRatio: Double
  /// In whole distances per second.
  let velocity: Double

  /// The frequency in radians per second at which a thousandth is left.
  ///
  /// Newton's steps from 5/duration find it for most springs; where they lead astray, as a high velocity makes them do,
  /// the lowest frequency at which the remainder's size is a thousandth is found by halving.
  var settlingFrequency: Double {
    var frequency = 5 / duration
    for _ in 0..<12 {
      let (left, slope) = remainder(at: frequency)
      frequency -= (left - Spring.restThreshold) / slope
    }
    let error = (remainder(at: frequency).left - Spring.restThreshold).magnitude
    return frequency > 0 && frequency.isFinite && error < 1e-9 ? frequency : lowestSettlingFrequency
  }

  /// What is left, with its sign, and its derivative.
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

  private var lowestSettlingFrequency: Double {
    var high = 0.01 / duration
    while remainder(at: high).left.magnitude > Spring.restThreshold { high *= 1.1 }
    var low = high / 1.1
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if remainder(at: middle).left.magnitude > Spring.restThreshold { low = middle } else { high = middle }
    }
    return high
  }
}

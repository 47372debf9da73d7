/// Measures blocks of code in wall and processor time.
struct Stopwatch {
  /// Milliseconds of one call: the median over the samples.
  struct Result {
    let wall: Double
    let processor: Double
  }

  /// How long to go on measuring, in seconds.
  var duration = 1.5
  /// Samples that are taken at least.
  var leastSamples = 9

  /// Runs a block until there are enough samples, after two runs that are not counted.
  func measure(_ body: () -> Void) -> Result {
    var samples = Samples()
    body()
    body()
    let clock = ContinuousClock()
    let start = clock.now
    while samples.count < leastSamples || start.duration(to: clock.now) < .seconds(duration) {
      samples.add(clock, body)
    }
    return samples.median
  }

  /// Measures a block with what another one prepares for each run, which is not measured.
  func measure<Value>(preparing prepare: () -> Value, _ body: (Value) -> Void) -> Result {
    var samples = Samples()
    body(prepare())
    body(prepare())
    let clock = ContinuousClock()
    let start = clock.now
    while samples.count < leastSamples || start.duration(to: clock.now) < .seconds(duration) {
      let value = prepare()
      samples.add(clock) { body(value) }
    }
    return samples.median
  }

  /// Runs two blocks in turn, so that what else the machine does weighs on both alike.
  func measure(_ body: () -> Void, beside reference: () -> Void) -> (body: Result, reference: Result) {
    var samples = (body: Samples(), reference: Samples())
    body()
    reference()
    let clock = ContinuousClock()
    let start = clock.now
    while samples.body.count < leastSamples || start.duration(to: clock.now) < .seconds(duration) {
      samples.body.add(clock, body)
      samples.reference.add(clock, reference)
    }
    return (samples.body.median, samples.reference.median)
  }

  /// Runs any number of blocks in turn, so that what else the machine does weighs on all alike.
  func measure(inTurn bodies: [() -> Void]) -> [Result] {
    var samples = bodies.map { _ in Samples() }
    for body in bodies { body() }
    let clock = ContinuousClock()
    let start = clock.now
    while samples[0].count < leastSamples || start.duration(to: clock.now) < .seconds(duration) {
      for (index, body) in bodies.enumerated() { samples[index].add(clock, body) }
    }
    return samples.map(\.median)
  }
}

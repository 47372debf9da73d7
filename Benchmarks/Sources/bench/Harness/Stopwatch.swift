import Foundation

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
    body()
    body()
    var wall: [Double] = []
    var processor: [Double] = []
    let clock = ContinuousClock()
    let start = clock.now
    while wall.count < leastSamples || start.duration(to: clock.now) < .seconds(duration) {
      let processorBefore = Self.processorTime()
      let before = clock.now
      body()
      wall.append(Self.milliseconds(before.duration(to: clock.now)))
      processor.append(Self.processorTime() - processorBefore)
    }
    return Result(wall: Self.median(wall), processor: Self.median(processor))
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }

  /// Milliseconds that all threads of the process have run.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

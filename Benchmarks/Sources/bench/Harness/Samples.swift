import Foundation

/// Times that were taken of one block.
struct Samples {
  private var wall: [Double] = []
  private var processor: [Double] = []

  /// How many there are.
  var count: Int { wall.count }

  /// The median of each kind of time.
  var median: Stopwatch.Result {
    Stopwatch.Result(wall: Self.median(wall), processor: Self.median(processor))
  }

  /// Takes one more.
  mutating func add(_ clock: ContinuousClock, _ body: () -> Void) {
    let processorBefore = Self.processorTime()
    let before = clock.now
    body()
    wall.append(Self.milliseconds(before.duration(to: clock.now)))
    processor.append(Self.processorTime() - processorBefore)
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

/// The code of a stage that reads a clock of the machine, and the code that reads the stage's.
///
/// A comparison is a subtraction of plain numbers, which nothing can observe. A function that reads both, itself or in
/// its closures, is taken for one that compares them: code that stamps its log reads only one (Decision 34).
struct ClockReadings: Sendable {
  /// A clock's kind.
  enum Clock { case machine, stage }

  private var code: [Clock: Set<UInt>] = [.machine: [], .stage: []]
  private var reported: Set<String> = []

  /// Adds code that reads a clock.
  ///
  /// - Returns: the code that reads the other clock, where this code is new; else nothing.
  mutating func add(_ address: UnsafeRawPointer, of clock: Clock) -> Set<UInt> {
    guard code[clock]!.insert(UInt(bitPattern: address)).inserted else { return [] }
    return code[clock == .machine ? .stage : .machine]!
  }

  /// Returns whether a function is reported for the first time.
  mutating func isFirstReport(of function: String) -> Bool { reported.insert(function).inserted }
}

extension StageTime {
  /// Notes that code has read a clock.
  func didReadClock(_ clock: ClockReadings.Clock, in code: UnsafeRawPointer) {
    let others = readings.withLock { $0.add(code, of: clock) }
    guard !others.isEmpty, let function = CodeNames.function(containing: code),
      others.contains(where: { UnsafeRawPointer(bitPattern: $0).flatMap(CodeNames.function(containing:)) == function }),
      readings.withLock({ $0.isFirstReport(of: function) })
    else { return }
    addComparison(in: function)
  }
}

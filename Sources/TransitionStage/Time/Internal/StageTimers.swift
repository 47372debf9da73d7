import Synchronization

/// Foundation's timers that open stages hold, by what identifies them to the hooks: any code can stop one.
enum StageTimers {
  private struct Timers: @unchecked Sendable {
    var held: [UnsafeRawPointer: (timer: StageWork, stage: StageTime)] = [:]
  }

  private static let known = Mutex(Timers())

  /// Adds a timer that a stage holds.
  static func add(_ timer: StageWork, to stage: StageTime) {
    guard let key = timer.key else { return }
    known.withLock { $0.held[key] = (timer, stage) }
  }

  /// Stops a timer, unless it has fired or its stage has ended.
  static func cancel(_ key: UnsafeRawPointer) {
    guard let (timer, stage) = known.withLock({ $0.held.removeValue(forKey: key) }) else { return }
    stage.cancel(timer)
  }

  /// Removes the timers of a stage.
  static func remove(of stage: StageTime) {
    let timers = known.withLock { known in
      let timers = known.held.filter { $0.value.stage === stage }
      for key in timers.keys { known.held[key] = nil }
      return timers
    }
    // The last references may go here, outside of the lock.
    _ = timers
  }
}

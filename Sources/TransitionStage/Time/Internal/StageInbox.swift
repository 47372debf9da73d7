import UIKit

/// The work that a stage's code has sent since the main thread looked last, and the hints about it.
struct StageInbox {
  /// Held work, with its time.
  struct Arrival {
    let due: TimeInterval
    let work: StageWork
  }

  /// Held work from the main queue, in its order.
  private var fromMain: [Arrival] = []
  /// Held work from other queues, in any order.
  private var fromOtherQueues: [Arrival] = []
  /// Timers that the app has stopped, and the turn queue has still to remove.
  private(set) var cancelled: [StageWork] = []
  /// The functions that have sent blocks for the main queue from code that no stage knows, while this stage was open.
  var strays: [String?] = []
  /// The functions that read a clock of the machine and the stage's.
  var comparisons: [String] = []

  /// Whether there is held work.
  var hasArrivals: Bool { !fromMain.isEmpty || !fromOtherQueues.isEmpty }

  /// The held work in the order that each run has.
  var inOrder: [Arrival] { fromMain + fromOtherQueues.sorted { $0.work.order < $1.work.order } }

  mutating func add(_ arrival: Arrival, fromMain isFromMain: Bool) {
    if isFromMain { fromMain.append(arrival) } else { fromOtherQueues.append(arrival) }
  }

  /// Removes a timer.
  mutating func cancel(_ timer: StageWork) {
    fromMain.removeAll { $0.work === timer }
    fromOtherQueues.removeAll { $0.work === timer }
    cancelled.append(timer)
  }

  /// Reports the hints.
  @MainActor func report(to environment: UIEnvironment) {
    for function in comparisons { environment.report(.clocksCompared(in: function)) }
    var reported: Set<String?> = []
    for function in strays where reported.insert(function).inserted {
      environment.report(.blockWithoutStage(from: function))
    }
  }
}

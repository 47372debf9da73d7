import CStageTime
import Foundation
import UIKit

/// Work that the stage's code has given to another queue. It carries its stage there, and is counted until it ends.
final class CarriedWork: @unchecked Sendable {
  let work: StageWork
  let time: StageTime
  /// The number of pieces of work that this one has sent; only its own thread counts.
  private var sent = 0

  init(_ work: StageWork, of time: StageTime) {
    self.work = work
    self.time = time
  }

  /// Returns the order of the work that this one sends next.
  func orderOfNext() -> WorkOrder {
    defer { sent += 1 }
    return WorkOrder(work.order, number: sent)
  }

  /// Runs the work as the stage's, on the thread of its queue.
  fileprivate func perform() {
    let outer = stage_time_this_thread()
    stage_time_set_this_thread(
      stage_time_thread(
        stage: Unmanaged.passUnretained(time).toOpaque(), work: Unmanaged.passUnretained(self).toOpaque()))
    // A task brings its own values.
    if work.entry == .task || work.entry == .sleep {
      work.perform()
    } else {
      StageTime.$current.withValue(time) { work.perform() }
    }
    stage_time_set_this_thread(outer)
    time.remove(self)
  }
}

extension StageTime {
  /// Counts work that is about to be sent; the lock is held.
  func add(_ work: StageWork) -> CarriedWork {
    let carried = CarriedWork(work, of: self)
    running[ObjectIdentifier(carried)] = carried
    markWork()
    return carried
  }

  /// Sends counted work to its queue.
  func send(_ carried: CarriedWork) {
    guard let queue = carried.work.queue else { return }
    hooks.send(queue, carried.work.isBarrier, Unmanaged.passRetained(carried).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<CarriedWork>.fromOpaque(context).takeRetainedValue().perform()
    }
  }

  /// Counts work as ended.
  fileprivate func remove(_ carried: CarriedWork) {
    lock.lock()
    running[ObjectIdentifier(carried)] = nil
    if running.isEmpty {
      lock.broadcast()
      resumePump()
    }
    lock.unlock()
  }

  /// The longest real time to wait for it while the main queue has work, for which it may itself be waiting.
  static let longestWaitWithWork: TimeInterval = 1

  /// The step in which the wait looks at what the process does, in seconds.
  private static let step: TimeInterval = 0.05
  /// The part of a step in which the process uses a processor, from which on the step does not count: other work of the
  /// process keeps this one from its queue.
  private static let busyPart = 0.1
  /// The longest wait in all, in multiples of that without a use of the processor.
  private static let longestBusyWait = 12.0

  /// Waits, in real time, until the work on other queues has ended or waits for the main queue.
  ///
  /// - Returns: whether it has.
  @MainActor func waitForOtherQueues() -> Bool {
    guard hasWork else { return true }
    lock.lock()
    defer { lock.unlock() }
    guard running.count > visitors else { return true }
    var (waited, idle): (TimeInterval, TimeInterval) = (0, 0)
    while running.count > visitors {
      let limit = hasArrivals ? min(longestWait, Self.longestWaitWithWork) : longestWait
      guard idle < limit, waited < limit * Self.longestBusyWait else { return hasArrivals }
      let (start, processor) = (Date(), clock())
      _ = lock.wait(until: start + min(Self.step, limit - idle))
      let step = Date().timeIntervalSince(start)
      waited += step
      if Double(clock() - processor) / Double(CLOCKS_PER_SEC) < step * Self.busyPart { idle += step }
    }
    return true
  }

  /// A line for each piece of work on another queue, in order.
  var whatRunsElsewhere: [String] {
    let works = lock.withLock { running.values.map(\.work) }
    return works.sorted { $0.order < $1.order }.map { "\($0.description), not yet ended" }
  }
}

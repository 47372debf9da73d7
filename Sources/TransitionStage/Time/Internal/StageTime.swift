import CStageTime
import Foundation
import Synchronization
import UIKit

/// The work that a stage's code has given to the process's queues. It runs on the stage's clock (Decision 34).
///
/// Everything here can be called on any thread, unless it is isolated to the main actor.
final class StageTime: @unchecked Sendable {
  /// The stage of the code that is running.
  @TaskLocal static var current: StageTime?

  let hooks: stage_time_hooks
  /// Seconds of the stage's clock.
  private let now = Atomic<UInt64>(TimeInterval(0).bitPattern)
  private let open = Atomic<Bool>(true)
  /// Whether the lock may guard something that a turn has to look at; set and cleared under the lock.
  private let storedHasWork = Atomic<Bool>(false)
  /// Guards everything below, and is signalled when other queues have done their work.
  let lock = NSCondition()
  /// The work that the main thread has still to see.
  private var inbox = StageInbox()
  /// Work that runs on other queues, or waits there.
  var running: [ObjectIdentifier: CarriedWork] = [:]
  /// The threads of such work that wait for the main queue.
  var visitors = 0
  /// The number of pieces of work that the main queue has sent.
  private var sent = 0
  /// Tasks that were begun by the stage's code, and may not have ended.
  var tasks = TaskList()
  var pump = Pump.off
  /// The stage, which owns this.
  @MainActor weak var stage: Stage?
  /// The test's own task, which is never held.
  var testTask: UnsafeRawPointer?
  /// The code of the stage that reads clocks.
  let readings = Mutex(ClockReadings())
  /// The longest real time to wait for work on other queues, in seconds.
  @MainActor var longestWait: TimeInterval = 10
  /// The stage's `OperationQueue.main`.
  private var storedOperationQueue: OperationQueue?
  /// Work in the turn queue, with its time.
  @MainActor private var queued: [ObjectIdentifier: (due: TimeInterval, work: StageWork)] = [:]
  /// Notifications of groups that are not empty.
  @MainActor private var groupWaits: [StageWork] = []
  /// Work of suspended queues, in order.
  @MainActor private var suspended: [StageWork] = []

  init(hooks: stage_time_hooks) {
    self.hooks = hooks
  }

  /// Whether there may be something that the lock guards.
  var hasWork: Bool { storedHasWork.load(ordering: .acquiring) }

  /// Lets the next turn look at what the lock guards; the lock is held.
  func markWork() { storedHasWork.store(true, ordering: .releasing) }

  /// Whether the stage has not ended.
  var isOpen: Bool { open.load(ordering: .acquiring) }

  /// Seconds of the stage's clock, as the stage's code sees them.
  var seconds: TimeInterval {
    TimeInterval(bitPattern: now.load(ordering: .acquiring))
  }

  func setSeconds(_ seconds: TimeInterval) {
    now.store(seconds.bitPattern, ordering: .releasing)
  }

  /// Returns the time after a delay in nanoseconds, without an error that sums up.
  private func due(in delay: Int64) -> TimeInterval {
    let seconds = seconds
    return delay == 0 ? seconds : TimeInterval(Int64((seconds * 1e9).rounded()).addingReportingOverflow(delay).0) / 1e9
  }

  /// Takes over work of the stage's code: holds what is for the main queue or for later, and sends on the rest.
  func take(_ work: stage_time_work) {
    let sender = stage_time_this_thread().work.map { Unmanaged<CarriedWork>.fromOpaque($0).takeUnretainedValue() }
    if work.entry == .task, let task = work.context { StageTasks.add(UnsafeRawPointer(task), to: self) }
    lock.lock()
    markWork()
    guard isOpen else {
      lock.unlock()
      // A task that never ends would hold up what awaits it.
      if work.entry == .task || work.entry == .sleep, let queue = work.queue {
        return hooks.send(queue, work.is_barrier, work.context, work.run)
      }
      return work.discard(work.context)
    }
    let order = sender?.orderOfNext() ?? WorkOrder(main: sent)
    if sender == nil { sent += 1 }
    var willRun: (() -> Void)?
    if work.entry == .sync {
      visitors += 1
      willRun = { [self] in lock.withLock { visitors -= 1 } }
    }
    let held = StageWork(work, order: order, hooks: hooks, willRun: willRun)
    guard work.is_main || work.delay > 0 || work.group != nil else {
      let carried = add(held)
      lock.unlock()
      return send(carried)
    }
    if held.isTimer { StageTimers.add(held, to: self) }
    inbox.add(StageInbox.Arrival(due: due(in: work.delay), work: held), fromMain: sender == nil)
    lock.broadcast()
    schedulePump()
    resumePump()
    lock.unlock()
  }

  /// Notes a block that runs in real time, outside of the stage.
  func addStray(_ function: String?) {
    lock.withLock {
      markWork()
      inbox.strays.append(function)
    }
  }

  /// Notes a function that reads a clock of the machine and the stage's.
  func addComparison(in function: String) {
    lock.withLock {
      markWork()
      inbox.comparisons.append(function)
    }
  }

  /// Whether nothing of the stage is on its way to the main queue, and nothing runs on other queues.
  var isQuiet: Bool {
    !hasWork || lock.withLock { !inbox.hasArrivals && running.isEmpty }
  }

  /// Whether held work waits to be seen by the main thread; the lock is held.
  var hasArrivals: Bool { inbox.hasArrivals }

  /// Moves the held work to the environment's turn queue.
  @MainActor func admit(to environment: UIEnvironment) {
    guard hasWork else { return }
    lock.lock()
    let found = inbox
    inbox = StageInbox()
    if running.isEmpty, groupWaits.isEmpty, suspended.isEmpty { storedHasWork.store(false, ordering: .releasing) }
    lock.unlock()
    found.report(to: environment)
    for work in found.cancelled {
      environment.turnQueue.removeAll(of: work)
      queued[ObjectIdentifier(work)] = nil
    }
    let resumed = suspended.filter { !hooks.is_suspended($0.queue!) }
    suspended.removeAll { work in resumed.contains { $0 === work } }
    for work in resumed { add(work, at: seconds, to: environment) }
    for arrival in found.inOrder { admit(arrival, to: environment) }
    guard !groupWaits.isEmpty else { return }
    let ready = groupWaits.filter { hooks.is_empty($0.group!) }
    groupWaits.removeAll { work in ready.contains { $0 === work } }
    for work in ready { add(work, at: seconds, to: environment) }
  }

  @MainActor private func admit(_ arrival: StageInbox.Arrival, to environment: UIEnvironment) {
    if arrival.work.group != nil {
      lock.withLock { markWork() }
      groupWaits.append(arrival.work)
    } else {
      add(arrival.work, at: arrival.due, to: environment)
    }
  }

  /// Returns the time of a frame for a timer's that differs from it by no more than the error of a date.
  @MainActor private func timeOfFrame(near time: TimeInterval) -> TimeInterval {
    guard let frame = stage?.frameDuration else { return time }
    let nearest = (time / frame).rounded() * frame
    return abs(time - nearest) < 1e-6 ? max(nearest, seconds) : time
  }

  @MainActor private func add(_ work: StageWork, at time: TimeInterval, to environment: UIEnvironment) {
    let time = work.isTimer ? timeOfFrame(near: time) : time
    queued[ObjectIdentifier(work)] = (time, work)
    environment.turnQueue.add(at: time, label: work.label, owner: work, isExact: true) { [self] in
      queued[ObjectIdentifier(work)] = nil
      if work.isMain { return perform(work) }
      let carried = lock.withLock { add(work) }
      send(carried)
    }
  }

  /// Runs work of the main queue, or holds it while its queue is suspended.
  @MainActor private func perform(_ work: StageWork) {
    guard let queue = work.queue, hooks.is_suspended(queue) else { return work.perform() }
    lock.withLock { markWork() }
    suspended.append(work)
  }

  /// The stage's `OperationQueue.main`, whose operations go to the main queue one after the other.
  var operationQueue: OperationQueue {
    lock.withLock {
      if let storedOperationQueue { return storedOperationQueue }
      let queue = OperationQueue()
      queue.name = "NSOperationQueue Main Queue"
      queue.maxConcurrentOperationCount = 1
      queue.underlyingQueue = .main
      storedOperationQueue = queue
      return queue
    }
  }

  /// Withdraws a timer.
  func cancel(_ timer: StageWork) {
    timer.cancel()
    lock.withLock {
      markWork()
      inbox.cancel(timer)
    }
  }

  /// A line for each piece of work that waits, in order of time.
  @MainActor var waiting: [String] {
    queued.values.sorted { ($0.due, $0.work.order) < ($1.due, $1.work.order) }
      .map { "\($0.work.description), due at \($0.due) s" }
  }

  /// Ends the stage's time: blocks that wait are dropped, tasks are cancelled and end in real time; a hint names them.
  @MainActor func end(_ environment: UIEnvironment) {
    lock.withLock { open.store(false, ordering: .releasing) }
    admit(to: environment)
    let dropped = waiting
    StageTasks.remove(of: self)
    StageTimers.remove(of: self)
    for (_, work) in queued.values.sorted(by: { ($0.due, $0.work.order) < ($1.due, $1.work.order) }) {
      work.passOnJob()
      environment.turnQueue.removeAll(of: work)
    }
    queued = [:]
    groupWaits = []
    hooks.add_open(-1)
    Self.openStages.withLock { $0[ObjectIdentifier(self)] = nil }
    if !dropped.isEmpty { environment.report(.workOutlivesStage(dropped)) }
  }
}

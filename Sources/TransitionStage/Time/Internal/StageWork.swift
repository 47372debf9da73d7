import CStageTime
import Foundation
import Synchronization

/// A piece of work that the code under test gave to the process. It runs once; released before, it is discarded.
final class StageWork: @unchecked Sendable {
  let entry: stage_time_entry
  /// The queue that the work was given to; nil for a run loop.
  let queue: UnsafeMutableRawPointer?
  let isMain: Bool
  let isBarrier: Bool
  /// The dispatch group that must be empty first.
  let group: UnsafeMutableRawPointer?
  /// The work's position among all that the stage's code sends.
  let order: WorkOrder
  private let code: UnsafeRawPointer?
  private let run: stage_time_function
  private let discard: stage_time_function
  private var context: UnsafeMutableRawPointer?
  private let isClaimed = Atomic<Bool>(false)
  private let hooks: stage_time_hooks
  /// The clocks' readings of the code that sent the work.
  private let readings: stage_time_readings
  /// Called before the work runs.
  private let willRun: (() -> Void)?

  init(_ work: stage_time_work, order: WorkOrder, hooks: stage_time_hooks, willRun: (() -> Void)? = nil) {
    entry = work.entry
    isMain = work.is_main
    isBarrier = work.is_barrier
    queue = work.queue
    group = work.group
    code = work.code
    run = work.run
    discard = work.discard
    context = work.context
    self.order = order
    self.hooks = hooks
    readings = hooks.readings()
    self.willRun = willRun
    if let queue, !isOfMainQueue { hooks.retain(queue) }
    if let group { hooks.retain(group) }
  }

  /// Whether the work was given to the main queue or run loop itself.
  private var isOfMainQueue: Bool { isMain && (queue == nil || queue == stage_time_main_queue()) }
  /// Whether the work is a timer, which the app can stop.
  var isTimer: Bool { entry == .timer || entry == .repeatingTimer }
  /// The address by which the hooks know a timer.
  var key: UnsafeRawPointer? { UnsafeRawPointer(context) }

  /// Returns whether the caller is the first that runs or discards the work; timers are stopped on any thread.
  private func claim() -> Bool { !isClaimed.exchange(true, ordering: .acquiringAndReleasing) }

  /// Keeps the work from running.
  func cancel() {
    if claim() { discard(context) }
  }

  /// Gives the job of a task to its queue itself: a task that never ends would hold up what awaits it.
  func passOnJob() {
    guard entry == .task || entry == .sleep, let queue, claim() else { return }
    hooks.send(queue, isBarrier, context, run)
  }

  deinit {
    if claim() {
      willRun?()
      discard(context)
    }
    if let queue, !isOfMainQueue { hooks.release(queue) }
    if let group { hooks.release(group) }
  }

  /// Runs the work, once.
  func perform() {
    guard claim() else { return }
    willRun?()
    hooks.set_readings(readings)
    if isMain { hooks.run_on(queue, run, context) } else { run(context) }
  }

  /// The call that the code under test made, and the code of its work.
  var label: String {
    let queue = isOfMainQueue ? "DispatchQueue.main" : "the queue \"\(queueName)\""
    switch entry {
    case .async: return "a block on \(queue)"
    case .after: return "a delayed block on \(queue)"
    case .sync: return "a block on \(queue) that another thread waits for"
    case .groupNotify: return "a group's notification on \(queue)"
    case .task: return isMain ? "a task of the main actor" : "a task"
    case .sleep: return "a task's sleep"
    case .runLoop: return "a block of RunLoop.main"
    case .timer: return "a timer"
    case .repeatingTimer: return "a repeating timer"
    }
  }

  /// The label, with the name of the function that sent the work where the program has it.
  var description: String {
    CodeNames.function(at: code).map { "\(label) from \($0)" } ?? label
  }

  private var queueName: String {
    guard let queue, let name = stage_time_queue_label(queue) else { return "unknown" }
    return String(cString: name)
  }
}

/// The position of work among all that a stage's code sends, the same in every run.
///
/// Work that runs on other queues at once ends in any order, so what it sends is ordered by where it was sent from.
struct WorkOrder: Comparable, Sendable {
  private var path: [Int]

  /// The order of work that the main queue sends.
  init(main number: Int) { path = [number] }

  /// The order of the work that work sends by its number.
  init(_ sender: WorkOrder, number: Int) {
    path = sender.path
    if path.count < Self.longest { path.append(number) } else { path[path.count - 1] += number + 1 }
  }

  /// The longest path; a chain that never visits the main queue is ordered by the length of its rest.
  private static let longest = 64

  static func < (one: WorkOrder, other: WorkOrder) -> Bool { one.path.lexicographicallyPrecedes(other.path) }
}

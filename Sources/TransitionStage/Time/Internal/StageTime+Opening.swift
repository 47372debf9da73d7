import CStageTime
import Foundation
import Synchronization
import UIKit

extension StageTime {
  /// Begins to hold the work of a stage's code; nil where the program does not link the hooks.
  @MainActor static func open() -> StageTime? {
    guard let hooks = stage_time_linked_hooks()?.pointee else { return nil }
    setHandlers
    hooks.add_open(1)
    let time = StageTime(hooks: hooks)
    openStages.withLock { $0[ObjectIdentifier(time)] = time }
    return time
  }

  /// The stages that have not ended.
  static let openStages = Mutex<[ObjectIdentifier: StageTime]>([:])

  /// Answers the hooks, once for the process.
  private static let setHandlers: Void = {
    var handlers = stage_time_handlers(
      current: { task, isMain in
        guard let stage = StageTime.stage(enqueuing: task, isMain: isMain) else { return nil }
        return Unmanaged.passRetained(stage).toOpaque()
      },
      take: { stage, work in
        Unmanaged<StageTime>.fromOpaque(stage).takeRetainedValue().take(work.pointee)
      },
      retain: { stage in
        _ = Unmanaged<StageTime>.fromOpaque(stage).retain()
      },
      release: { stage in
        Unmanaged<StageTime>.fromOpaque(stage).release()
      },
      stray: { code in
        guard stage_time_current_task() == nil else { return }
        for stage in openStages.withLock({ Array($0.values) }) { stage.addStray(CodeNames.function(at: code)) }
      },
      cancel: { context in
        StageTimers.cancel(context)
      },
      main_operation_queue: {
        guard let stage = StageTime.stage(enqueuing: nil, isMain: true), stage.isOpen else { return nil }
        return Unmanaged.passRetained(stage.operationQueue).toOpaque()
      },
      now: { stage in
        let asked = stage.map { Unmanaged<StageTime>.fromOpaque($0).takeUnretainedValue() }
        guard let stage = asked ?? StageTime.stage(enqueuing: nil, isMain: false) else { return -1 }
        return Int64((stage.seconds * 1e9).rounded())
      },
      run: { time, limit in
        let time = Unmanaged<StageTime>.fromOpaque(time).takeRetainedValue()
        MainActor.assumeIsolated { time.stage?.advanceForRunLoop(within: TimeInterval(limit) / 1e9) }
      },
      did_read: { code, isStages in
        guard let stage = StageTime.stage(enqueuing: nil, isMain: false) else { return }
        stage.didReadClock(isStages ? .stage : .machine, in: code)
      })
    stage_time_linked_hooks()?.pointee.set_handlers(&handlers)
  }()

  /// The reason why the hooks do not get the work of Swift's code, although they are linked; nil where they do.
  ///
  /// Found once, by a block for the main queue that no stage runs.
  @MainActor static let failure: String? = {
    guard let hooks = stage_time_linked_hooks()?.pointee else { return nil }
    let trial = StageTime(hooks: hooks)
    $current.withValue(trial) { DispatchQueue.main.async {} }
    guard trial.isQuiet else { return nil }
    guard let owner = hooks.other_owner() else { return "Swift's overlay calls the library by other names" }
    return "\(String(cString: owner)) defines them for this process"
  }()

  /// Lets the test's own task pass; while it suspends, the stage advances.
  func belongsToRunningTask(canSuspend: Bool) {
    guard let task = stage_time_current_task() else { return }
    StageTasks.add(task, to: self)
    lock.withLock {
      testTask = task
      if canSuspend { pump = .idle }
    }
  }

  /// Runs a body as the stage's code on this thread.
  @MainActor func drive(_ body: () -> Void) {
    let outer = stage_time_this_thread()
    stage_time_set_this_thread(stage_time_thread(stage: Unmanaged.passUnretained(self).toOpaque(), work: nil))
    // Mostly a test drives its own stage.
    if StageTime.current === self { body() } else { StageTime.$current.withValue(self, operation: body) }
    stage_time_set_this_thread(outer)
  }

  /// Returns the stage whose work is enqueued: that of the task, else of the running code; nil for work that passes
  /// through.
  private static func stage(enqueuing task: UnsafeRawPointer?, isMain: Bool) -> StageTime? {
    let thread = stage_time_this_thread().stage
    let known = task.flatMap(StageTasks.stage(of:)) ?? StageTime.current
    let stage = known ?? thread.map { Unmanaged<StageTime>.fromOpaque($0).takeUnretainedValue() }
    guard let stage else { return nil }
    if isMain, let task, stage.passTestTask(task) { return nil }
    // After its end a stage drops blocks for the main queue, and lets the rest pass.
    return stage.isOpen || (isMain && task == nil) ? stage : nil
  }

  /// Lets the test's own task through, ahead of what the pump does next.
  private func passTestTask(_ task: UnsafeRawPointer) -> Bool {
    guard task == testTask else { return false }
    lock.withLock { if pump != .idle { pump = .behindTest } }
    return true
  }
}

import CStageTime
import Synchronization

/// The tasks that the code of open stages has begun.
///
/// Other code than the stage's may resume and so enqueue a task that waits, so the stage is looked up by the task's
/// address. The task is retained meanwhile: no other task gets the address.
enum StageTasks {
  private struct Tasks: @unchecked Sendable {
    var stages: [UnsafeRawPointer: StageTime] = [:]
  }

  private static let known = Mutex(Tasks())

  /// The stage of a task; nil for none.
  static func stage(of task: UnsafeRawPointer) -> StageTime? {
    known.withLock { $0.stages[task] }
  }

  /// Adds a task to a stage, unless its memory is its parent's.
  static func add(_ task: UnsafeRawPointer, to stage: StageTime) {
    guard stage_time_task_is_retainable(task) else { return }
    known.withLock { known in
      guard known.stages[task] == nil else { return }
      known.stages[task] = stage
      stage.tasks.append(task)
      _ = Unmanaged<AnyObject>.fromOpaque(task).retain()
    }
  }

  /// Removes the tasks of a stage, and cancels all but the test's own.
  static func remove(of stage: StageTime) {
    let tasks = known.withLock { known in
      for task in stage.tasks { known.stages[task] = nil }
      defer { stage.tasks = [] }
      return stage.tasks
    }
    for task in tasks {
      if task != stage.testTask { stage_time_cancel_task(task) }
      Unmanaged<AnyObject>.fromOpaque(task).release()
    }
  }
}

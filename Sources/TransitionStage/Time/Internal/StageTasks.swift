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

  /// Adds a task to a stage, unless its memory is its parent's, and drops those that have ended.
  static func add(_ task: UnsafeRawPointer, to stage: StageTime) {
    guard stage_time_task_is_retainable(task) else { return }
    var ended: [UnsafeRawPointer] = []
    known.withLock { known in
      guard known.stages[task] == nil else { return }
      known.stages[task] = stage
      ended = stage.tasks.add(task)
      for task in ended { known.stages[task] = nil }
    }
    // A task's result goes with it, which may call the app: outside of the lock.
    for task in ended { Unmanaged<AnyObject>.fromOpaque(task).release() }
  }

  /// Removes the tasks of a stage, and cancels all but the test's own.
  static func remove(of stage: StageTime) {
    var tasks: [UnsafeRawPointer] = []
    known.withLock { known in
      tasks = stage.tasks.removeAll()
      for task in tasks { known.stages[task] = nil }
    }
    for task in tasks {
      if task != stage.testTask { stage_time_cancel_task(task) }
      Unmanaged<AnyObject>.fromOpaque(task).release()
    }
  }
}

/// The tasks of a stage, each retained. The list is at most twice as long as its tasks that have not ended, or are
/// referred to elsewhere.
struct TaskList {
  private var tasks: [UnsafeRawPointer] = []
  /// The number of tasks at which those that have ended are looked for.
  private var limit = Self.smallestLimit
  private static let smallestLimit = 64

  /// The number of tasks.
  var count: Int { tasks.count }

  /// Retains a task and adds it.
  ///
  /// - Returns: tasks that have ended, which are no longer in the list; the caller releases them.
  mutating func add(_ task: UnsafeRawPointer) -> [UnsafeRawPointer] {
    let ended = tasks.count < limit ? [] : removeEnded()
    _ = Unmanaged<AnyObject>.fromOpaque(task).retain()
    tasks.append(task)
    return ended
  }

  /// Removes all tasks; the caller releases them.
  mutating func removeAll() -> [UnsafeRawPointer] {
    defer { tasks = [] }
    return tasks
  }

  /// Removes the tasks that nothing else refers to: a task refers to itself until it ends.
  private mutating func removeEnded() -> [UnsafeRawPointer] {
    let start = tasks.partition(by: stage_time_is_only_reference)
    let ended = Array(tasks[start...])
    tasks.removeSubrange(start...)
    limit = max(Self.smallestLimit, 2 * tasks.count)
    return ended
  }
}

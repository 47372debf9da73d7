import Foundation
import QuartzCore

/// The tasks of an application that go on in the background, and the time that is left for them.
@MainActor final class BackgroundTasks {
  private struct Task {
    let identifier: UIBackgroundTaskIdentifier
    let name: String?
    /// The handler; nil once it has been called.
    var handler: (() -> Void)?
  }

  /// The seconds in the background after which tasks expire.
  static let limit: TimeInterval = 30

  private var tasks: [Task] = []
  private var lastNumber = 0
  /// The time at which tasks expire; nil in the foreground.
  private var deadline: CFTimeInterval?

  func begin(
    _ name: String?, _ handler: (() -> Void)?, in environment: UIEnvironment
  ) -> UIBackgroundTaskIdentifier {
    lastNumber += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastNumber)
    tasks.append(Task(identifier: identifier, name: name, handler: handler))
    scheduleExpiry(environment)
    return identifier
  }

  func end(_ identifier: UIBackgroundTaskIdentifier, in environment: UIEnvironment) {
    tasks.removeAll { $0.identifier == identifier }
    if tasks.isEmpty { environment.turnQueue.removeAll(of: self) }
  }

  func remaining(at time: CFTimeInterval) -> TimeInterval {
    deadline.map { max(0, $0 - time) } ?? .greatestFiniteMagnitude
  }

  /// Begins to count the time in the background.
  func didEnterBackground(_ environment: UIEnvironment) {
    deadline = environment.clock.now + Self.limit
    scheduleExpiry(environment)
  }

  /// Schedules the expiry of the present tasks; an app may begin one when it enters the background.
  private func scheduleExpiry(_ environment: UIEnvironment) {
    guard let deadline, !tasks.isEmpty else { return }
    environment.turnQueue.removeAll(of: self)
    let names = tasks.compactMap(\.name).joined(separator: ", ")
    environment.turnQueue.add(at: deadline, label: "background tasks \(names)", owner: self) { [self] in expire() }
  }

  /// Stops counting: tasks go on.
  func willEnterForeground(_ environment: UIEnvironment) {
    deadline = nil
    environment.turnQueue.removeAll(of: self)
  }

  /// Calls the handlers of the tasks that have not ended, oldest first, each once.
  private func expire() {
    for identifier in tasks.map(\.identifier) {
      guard let index = tasks.firstIndex(where: { $0.identifier == identifier }) else { continue }
      let handler = tasks[index].handler
      tasks[index].handler = nil
      handler?()
    }
  }
}

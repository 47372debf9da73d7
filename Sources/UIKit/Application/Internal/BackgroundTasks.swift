import Foundation
import QuartzCore

/// The tasks of an application that go on in the background, and the time that is left for them.
@MainActor final class BackgroundTasks {
  private struct Task {
    let identifier: UIBackgroundTaskIdentifier
    let name: String?
    let handler: (() -> Void)?
  }

  /// The seconds in the background after which tasks expire.
  static let limit: TimeInterval = 30

  private var tasks: [Task] = []
  private var lastNumber = 0
  /// The time at which tasks expire; nil in the foreground.
  private var deadline: CFTimeInterval?

  func begin(_ name: String?, _ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    lastNumber += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastNumber)
    tasks.append(Task(identifier: identifier, name: name, handler: handler))
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
    let end = environment.clock.now + Self.limit
    deadline = end
    guard !tasks.isEmpty else { return }
    let names = tasks.compactMap(\.name).joined(separator: ", ")
    environment.turnQueue.add(at: end, label: "background tasks \(names)", owner: self) { [self] in expire() }
  }

  /// Stops counting: tasks go on.
  func willEnterForeground(_ environment: UIEnvironment) {
    deadline = nil
    environment.turnQueue.removeAll(of: self)
  }

  /// Calls the handlers of the tasks that have not ended, oldest first.
  private func expire() {
    for task in tasks where tasks.contains(where: { $0.identifier == task.identifier }) { task.handler?() }
  }
}

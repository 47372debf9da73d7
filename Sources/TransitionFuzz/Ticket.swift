import UIKit

/// Stands for a completion that the app waits for, and complains when it comes too often or never.
@MainActor final class Ticket {
  /// How often the completion must come.
  enum Due: String {
    case once, never
  }

  /// The completion's name in reports.
  let name: String
  /// Whether its number of calls was looked at, so that no further one may come.
  private var isSettled = false
  /// How often the completion was called.
  private(set) var calls = 0
  private let due: @MainActor () -> Due
  private weak var world: FuzzWorld?

  /// A ticket that was not called yet.
  ///
  /// - Parameter due: asked when the world is at rest.
  init(_ name: String, in world: FuzzWorld, due: @escaping @MainActor () -> Due = { .once }) {
    self.name = name
    self.world = world
    self.due = due
  }

  /// The completion was called.
  func call() {
    calls += 1
    if calls > 1 { world?.complain("\(name) came \(calls) times") }
    if isSettled { world?.complain("\(name) came after everything was at rest") }
  }

  /// The world is at rest: everything that was to come has come.
  func settle() {
    isSettled = true
    switch (due(), calls) {
    case (.once, 0): world?.complain("\(name) never came")
    case (.never, 1...): world?.complain("\(name) came, and nothing had completed")
    default: break
    }
  }
}

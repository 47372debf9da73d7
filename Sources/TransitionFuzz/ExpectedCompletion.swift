import UIKit

/// A completion that the app expects, which is reported when it is called too often or never.
@MainActor final class ExpectedCompletion {
  /// The expected number of calls.
  enum Due: String {
    case once, never
  }

  /// The completion's name in reports.
  let name: String
  /// Whether the number of calls was checked, so that no further call may come.
  private var isSettled = false
  /// The number of calls.
  private(set) var calls = 0
  private let due: @MainActor () -> Due
  private weak var world: FuzzWorld?

  /// Makes an expected completion that was not called.
  ///
  /// - Parameter due: asked when the world is at rest.
  init(_ name: String, in world: FuzzWorld, due: @escaping @MainActor () -> Due = { .once }) {
    self.name = name
    self.world = world
    self.due = due
  }

  /// Called with the completion.
  func call() {
    calls += 1
    if calls > 1 { world?.complain("\(name) came \(calls) times") }
    if isSettled { world?.complain("\(name) came after everything was at rest") }
  }

  /// Checks the number of calls when the world is at rest.
  func settle() {
    isSettled = true
    switch (due(), calls) {
    case (.once, 0): world?.complain("\(name) never came")
    case (.never, 1...): world?.complain("\(name) came, and nothing had completed")
    default: break
    }
  }
}

import Foundation

extension MediaEnvironment {
  /// The environment that code which asks from nowhere sees.
  ///
  /// In this order: the one that ``perform(_:)`` is running in; the one a task was given; the application's. Where there is
  /// none, a diagnostic says what to write, and an environment of its own, whose clock stands at zero, keeps the program going.
  public static var current: MediaEnvironment {
    if let environment = currentIfAny { return environment }
    if let detached { return detached }
    let environment = makeDetached()
    detached = environment
    environment.report(.noEnvironment)
    return environment
  }

  /// The environment that code which asks from nowhere sees, or nil where there is none.
  public static var currentIfAny: MediaEnvironment? {
    performing ?? taskEnvironment ?? applicationDefault
  }

  /// Runs a body with this environment as the current one; the body cannot suspend, so the binding cannot leak.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.performing
    Self.performing = self
    defer { Self.performing = outer }
    return try body()
  }

  /// A block that, whenever it is called, runs in this environment.
  package func bound<Argument>(_ block: @escaping (Argument) -> Void) -> (Argument) -> Void {
    { [link = WeakReference(self)] argument in
      guard let environment = link.target else { return block(argument) }
      environment.perform { block(argument) }
    }
  }

  /// A block that, whenever it is called, runs in this environment.
  package func bound(_ block: @escaping () -> Void) -> () -> Void {
    { [link = WeakReference(self)] in
      guard let environment = link.target else { return block() }
      environment.perform(block)
    }
  }

  @TaskLocal package static var taskEnvironment: MediaEnvironment?
  private static var performing: MediaEnvironment?
  /// The environment of code that runs outside any; made when first asked for.
  package static var detached: MediaEnvironment?
  /// The application's environment; a test process has none.
  package static var applicationDefault: MediaEnvironment?
  /// Makes the environment for code that runs outside any; UIKit replaces it by one of its own kind.
  package static var makeDetached: () -> MediaEnvironment = { MediaEnvironment(clock: ManualClock()) }
}

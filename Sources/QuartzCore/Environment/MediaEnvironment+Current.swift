import Foundation

extension MediaEnvironment {
  /// The environment of the code that is running.
  ///
  /// In this order: the one that ``perform(_:)`` is running in, the task's, the application's. If there is none, a
  /// diagnostic says how to get one, and a detached environment whose clock stays at 0 keeps the program running.
  public static var current: MediaEnvironment {
    if let environment = currentIfAny { return environment }
    if let detached { return detached }
    let environment = makeDetached()
    detached = environment
    environment.report(.noEnvironment)
    return environment
  }

  /// The environment of the code that is running; nil if there is none.
  public static var currentIfAny: MediaEnvironment? {
    performing ?? taskEnvironment ?? applicationDefault
  }

  /// Runs a body with this environment as the current one. The body cannot suspend, so the binding cannot leak.
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
  /// The environment of code outside of all others; made on first use.
  package static var detached: MediaEnvironment?
  /// The application's environment; a test process has none.
  package static var applicationDefault: MediaEnvironment?
  /// Makes the detached environment; UIKit replaces it to make one of its own class.
  package static var makeDetached: () -> MediaEnvironment = { MediaEnvironment(clock: ManualClock()) }
}

/// The time of the current environment's clock, in seconds; constant during a turn.
@_transparent @preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  // The function that reads the clock makes this call itself, so that a stage knows it (Decision 34).
  noteReading()
  return currentTime()
}

@usableFromInline @_silgen_name("stage_time_note_reading") func noteReading()

@usableFromInline @MainActor func currentTime() -> CFTimeInterval { MediaEnvironment.current.clock.now }

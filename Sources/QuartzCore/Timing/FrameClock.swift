import Foundation

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double

/// The only source of time in the engine.
@preconcurrency @MainActor public protocol FrameClock: AnyObject {
  /// The current media time in seconds; never decreases.
  var now: CFTimeInterval { get }
}

/// A clock that moves only when it is set: for tests and recordings.
@preconcurrency @MainActor public final class ManualClock: FrameClock {
  /// The current media time in seconds.
  @exclusivity(unchecked) public private(set) var now: CFTimeInterval

  /// A clock at a time, in seconds.
  public init(now: CFTimeInterval = 0) {
    self.now = now.isFinite ? now : 0
  }

  /// Moves to a time in seconds; ignores a time in the past, and one that is not finite.
  public func set(_ time: CFTimeInterval) {
    if time.isFinite, time > now { now = time }
  }
}

/// The machine's monotonic clock, read once per turn, so that everything in one turn gets the same time.
@preconcurrency @MainActor public final class SystemClock: FrameClock {
  /// The time of the last tick, in seconds since the machine started.
  public private(set) var now: CFTimeInterval

  /// A clock that has ticked once.
  public init() {
    now = Self.monotonicSeconds()
  }

  /// Reads the machine's clock; an application's loop calls it at the beginning of each turn.
  public func tick() {
    now = max(now, Self.monotonicSeconds())
  }

  private static func monotonicSeconds() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
  }
}

import Foundation

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

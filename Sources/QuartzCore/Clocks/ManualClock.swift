import Foundation

/// A clock that moves only when told: for tests and recordings.
@preconcurrency @MainActor public final class ManualClock: FrameClock {
  /// The current media time in seconds.
  @exclusivity(unchecked) public private(set) var now: CFTimeInterval

  /// A clock that stands at a time, in seconds.
  public init(now: CFTimeInterval = 0) {
    self.now = now.isFinite ? now : 0
  }

  /// Moves to a time in seconds; a time in the past, or one that is not finite, leaves the clock where it is.
  public func set(_ time: CFTimeInterval) {
    if time.isFinite, time > now { now = time }
  }
}

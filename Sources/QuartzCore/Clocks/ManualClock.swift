import Foundation

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

import Foundation

/// The time of the current environment's clock, in seconds; constant during a turn.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  MediaEnvironment.current.clock.now
}

import Foundation

/// Moves a clock, and acts when this one has arrived.
@MainActor package protocol ClockOwner: AnyObject {
  /// Checks, in the completions phase of each turn, whether the clock has arrived.
  ///
  /// - Parameter time: the present, in the root's time.
  func checkClock(atRootTime time: CFTimeInterval)
}

/// Moves a clock that animations follow.
@MainActor package protocol AnimationClockOwner: ClockOwner {
  var clock: AnimationClock { get }
}

extension MediaEnvironment {
  /// Checks clocks over layers first, because a cancelled transition ends the animations inside.
  func checkClocks() {
    let now = clock.now
    for owner in layerClockOwners { owner.checkClock(atRootTime: now) }
    for owner in animationClockOwners { owner.checkClock(atRootTime: now) }
  }
}

import Foundation

extension CALayer {
  /// Ends the animations of the container's surroundings, here and below: a clock over these layers would hold them.
  package func endSurroundingAnimations(in environment: MediaEnvironment) {
    func isEnded(_ entry: AnimationEntry) -> Bool {
      entry.cancelPolicy == .keep && entry.track == nil && !entry.hasEnded
    }
    if entries.contains(where: isEnded) {
      saveCommittedState()
      let ended = entries.filter(isEnded)
      entries.removeAll(where: isEnded)
      setNeedsCommit()
      for entry in ended { entry.end(finished: true, in: environment) }
    }
    for sublayer in storedChildren { sublayer.endSurroundingAnimations(in: environment) }
  }

  /// Fixes the beginnings of animations that are not committed yet, here and below, so that a clock that moves before
  /// the commit does not move them (C-9, C-84).
  package func fixBeginnings(atParentTime time: CFTimeInterval) {
    let local = localTime(atParentTime: time)
    for entry in entries { entry.fixBeginning(atLocal: local) }
    for sublayer in storedChildren { sublayer.fixBeginnings(atParentTime: local) }
  }

  /// Moves the beginnings of the animations here and below, so that they continue when a clock is removed.
  ///
  /// - Parameter now: the present, in the superlayer's time; a beginning at this moment stays exactly there.
  package func shiftAnimations(by seconds: CFTimeInterval, atParentTime now: CFTimeInterval) {
    let shift = seconds * timing.speed
    guard shift != 0 else { return }
    let local = localTime(atParentTime: now)
    for entry in entries {
      guard let begin = entry.begin else { continue }
      let moved = begin + shift
      entry.begin = abs(moved - local) < 1e-9 ? local : moved
    }
    // The clock of a nested transition counts from its own beginning.
    for sublayer in storedChildren where sublayer.clock == nil {
      sublayer.shiftAnimations(by: shift, atParentTime: local)
    }
  }
}

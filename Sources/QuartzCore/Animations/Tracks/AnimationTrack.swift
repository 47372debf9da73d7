/// The part of a progress clock's way over which an animation plays.
package struct AnimationTrack {
  /// The clock that moves the animation.
  package var clock: ProgressClock
  /// The clock's progress at the animation's start, in 0…1.
  package var begin: Double
  /// The clock's progress at the animation's end, in 0…1.
  package var end: Double

  package init(clock: ProgressClock, begin: Double = 0, end: Double = 1) {
    (self.clock, self.begin, self.end) = (clock, begin, end)
  }

  /// The animation's own progress at a time of its layer; springs may lead out of 0…1 at the clock's ends (C-95).
  @MainActor package func progress(at time: CFTimeInterval) -> ProgressClock.Progress {
    let whole = clock.progress(at: time)
    return ProgressClock.Progress(part(whole.x), part(whole.y))
  }

  private func part(_ progress: Double) -> Double {
    if progress < begin, begin > 0 { return 0 }
    if progress > end, end < 1 { return 1 }
    guard end > begin else { return progress < begin ? 0 : 1 }
    return (progress - begin) / (end - begin)
  }
}

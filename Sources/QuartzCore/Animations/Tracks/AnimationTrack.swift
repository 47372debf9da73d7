/// The part of a clock's progress over which an animation plays.
package struct AnimationTrack {
  /// The clock that moves the animation.
  package var clock: AnimationClock
  /// The clock's progress at the animation's start, in 0…1.
  package var begin: Double
  /// The clock's progress at the animation's end, in 0…1.
  package var end: Double
  /// Custom timing by the fraction of the clock's time; it plays between `begin` and `end` alone.
  package var timing: CustomTiming?
  /// How often the animation plays on its part; nil: once.
  package var repetition: AnimationRepetition?

  package init(clock: AnimationClock, begin: Double = 0, end: Double = 1) {
    (self.clock, self.begin, self.end) = (clock, begin, end)
  }

  /// The animation's own progress at a time of its layer; springs may leave 0…1 at the clock's ends (C-95).
  @MainActor package func progress(at time: CFTimeInterval) -> AnimationProgress {
    let whole = clock.progress(atLayerTime: time)
    if let timing { return repeated(timing.progress(at: part(min(max(whole.z, 0), 1)))) }
    return repeated(AnimationProgress(part(whole.x), part(whole.y), whole.z))
  }

  /// Replaces custom timing by two straight lines through its progress at a time of the layer (C-76).
  @MainActor mutating func linearize(at time: CFTimeInterval) {
    let fraction = part(min(max(clock.progress(atLayerTime: time).z, 0), 1))
    timing?.linearize(at: fraction)
  }

  private func part(_ progress: Double) -> Double {
    if progress < begin, begin > 0 { return 0 }
    if progress > end, end < 1 { return 1 }
    guard end > begin else { return progress < begin ? 0 : 1 }
    return (progress - begin) / (end - begin)
  }

  private func repeated(_ progress: AnimationProgress) -> AnimationProgress {
    guard let repetition else { return progress }
    return AnimationProgress(repetition.part(at: progress.x), repetition.part(at: progress.y), progress.z)
  }
}

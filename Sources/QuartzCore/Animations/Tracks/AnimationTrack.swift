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
  /// The repetitions on the clock; nil for one.
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

/// The number of repetitions, and whether each of them plays back as well (C-70).
package struct AnimationRepetition: Hashable, Sendable {
  /// The number of repetitions, with fractions, at least one.
  package var count: Double
  /// Whether each repetition plays forwards, then backwards.
  package var autoreverses: Bool

  /// A repetition; a NaN count and a count below one mean one.
  package init(count: Double, autoreverses: Bool) {
    self.count = count >= 1 ? count : 1
    self.autoreverses = autoreverses
  }

  /// The progress of one repetition at a progress of all of them; 1 at their end, where the model shows.
  package func part(at progress: Double) -> Double {
    guard progress < 1, progress > 0 else { return progress }
    // A clock with an end plays an endless repetition once.
    let elapsed = progress * (count.isFinite ? count : 1) * (autoreverses ? 2 : 1)
    let fraction = elapsed - elapsed.rounded(.down)
    return autoreverses && elapsed.rounded(.down).truncatingRemainder(dividingBy: 2) == 1 ? 1 - fraction : fraction
  }
}

/// Timing of one animation on a clock, by the fraction of the clock's time in place of its progress (C-89).
///
/// Indirect, because a curve is large and few animations have custom timing.
package indirect enum CustomTiming: Hashable, Sendable {
  /// Along a curve.
  case curve(TimingCurve)
  /// Straight lines since a gesture paused it (C-76).
  case scrubbed(ScrubCurve)

  /// The progress at a fraction of the time.
  func progress(at fraction: Double) -> AnimationProgress {
    switch self {
    case .curve(let curve): curve.progress(at: fraction)
    case .scrubbed(let curve): AnimationProgress(repeating: curve.value(at: fraction))
    }
  }

  /// Becomes two straight lines through its progress at a fraction of the time (C-76); springs keep their motion.
  mutating func linearize(at fraction: Double) {
    if case .curve(let curve) = self, curve.isSpring { return }
    self = .scrubbed(ScrubCurve(time: fraction, progress: progress(at: fraction).x))
  }
}

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

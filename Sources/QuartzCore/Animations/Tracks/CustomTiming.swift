/// Timing of an animation's own on a clock, by the fraction of the clock's time in place of its progress (C-89).
///
/// Indirect, because a curve is large and few animations have timing of their own.
package indirect enum CustomTiming: Hashable, Sendable {
  /// Along a curve.
  case curve(TimingCurve)
  /// Straight from where a finger took hold of it (C-76).
  case scrubbed(ScrubCurve)

  /// The progress at a fraction of the time.
  func progress(at fraction: Double) -> AnimationProgress {
    switch self {
    case .curve(let curve): curve.progress(at: fraction)
    case .scrubbed(let curve): AnimationProgress(repeating: curve.value(at: fraction))
    }
  }

  /// Goes straight to both ends from a fraction of the time (C-76); springs keep their motion.
  mutating func linearize(at fraction: Double) {
    if case .curve(let curve) = self, curve.isSpring { return }
    self = .scrubbed(ScrubCurve(time: fraction, progress: progress(at: fraction).x))
  }
}

import Foundation

/// The function from an animation's time to its progress.
enum Easing {
  case linear
  case curve(CAMediaTimingFunction)
  /// Straight lines since a finger scrubbed the animation (C-76).
  case scrubbed(ScrubCurve)
  /// A spring, whose motion the duration does not scale (C-35).
  case spring(SpringMotion)

  /// Cached, because animations that began together ask for the same motion at the same time.
  @exclusivity(unchecked) @MainActor private static var lastSpring = SpringCache()

  /// The progress at a fraction of one repetition, and at its time in seconds, which springs use.
  @MainActor func progress(at fraction: Double, seconds: CFTimeInterval) -> Double {
    switch self {
    case .linear: fraction
    case .curve(let function): function.value(at: fraction)
    case .scrubbed(let curve): curve.value(at: fraction)
    case .spring(let motion): Self.lastSpring.value(of: motion, at: seconds)
    }
  }

  /// The progress on a clock, whose progress is eased already; a spring takes it as a fraction of the length in
  /// seconds.
  func progress(onTrack progress: AnimationProgress, length: CFTimeInterval) -> AnimationProgress {
    guard case .spring(let motion) = self else { return progress }
    return AnimationProgress(
      motion.value(at: progress.x * length), motion.value(at: progress.y * length), progress.z)
  }

  /// The progress with which a repetition of some seconds ends.
  func end(length: CFTimeInterval) -> Double {
    if case .spring(let motion) = self { motion.value(at: length) } else { 1 }
  }
}

import Foundation

/// How an animation's progress goes with its time.
enum Easing {
  case linear
  case curve(CAMediaTimingFunction)
  /// Straight lines since a finger scrubbed the animation (C-76).
  case scrubbed(ScrubCurve)
  /// A spring's motion, which the duration does not scale (C-35).
  case spring(SpringMotion)

  /// Cached, because animations that began together ask for the same motion and time, one after the other.
  @exclusivity(unchecked) @MainActor private static var lastSpring = SpringCache()

  /// The progress at a fraction of one repetition's time, which is also given in seconds.
  @MainActor func progress(at fraction: Double, seconds: CFTimeInterval) -> Double {
    switch self {
    case .linear: fraction
    case .curve(let function): function.value(at: fraction)
    case .scrubbed(let curve): curve.value(at: fraction)
    case .spring(let motion): Self.lastSpring.value(of: motion, at: seconds)
    }
  }

  /// The progress where that of a clock, which is eased already, stands for a repetition's time of some seconds.
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

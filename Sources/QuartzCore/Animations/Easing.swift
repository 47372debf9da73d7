import Foundation

/// The function from an animation's time to its progress.
enum Easing {
  case linear
  case curve(CAMediaTimingFunction)
  /// Straight lines since a gesture paused the animation (C-76).
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

/// Two straight lines through the progress at which a gesture paused an animation (C-76).
///
/// From then on it replaces the animation's easing: nothing jumps, and the animation follows the gesture linearly.
package struct ScrubCurve: Hashable, Sendable {
  /// The fraction of the time at which the gesture paused the animation.
  package let time: Double
  /// The progress at that time.
  package let progress: Double

  /// A curve through a progress at a fraction of the time, both in 0…1.
  package init(time: Double, progress: Double) {
    (self.time, self.progress) = (time, progress)
  }

  /// The fraction of the progress at a fraction of the time.
  package func value(at fraction: Double) -> Double {
    Self.position(
      from: SIMD3(repeating: 0), through: SIMD3(repeating: progress), to: SIMD3(repeating: 1), at: time, fraction
    ).x
  }

  /// The position on two straight lines: from the start, through a middle position at a fraction of the time, to the
  /// end.
  static func position(
    from: SIMD3<Double>, through middle: SIMD3<Double>, to: SIMD3<Double>, at middleFraction: Double, _ fraction: Double
  ) -> SIMD3<Double> {
    if fraction < middleFraction { return from + (middle - from) * (fraction / middleFraction) }
    return middleFraction < 1 ? middle + (to - middle) * ((fraction - middleFraction) / (1 - middleFraction)) : to
  }
}

extension CALayer {
  /// Replaces the easing of view animations, here and below, by straight lines; the time is the superlayer's (C-76).
  package func linearizeAnimations(atParentTime time: CFTimeInterval) {
    let local = localTime(atParentTime: time)
    for entry in entries { entry.linearize(atLocal: local) }
    for sublayer in storedChildren { sublayer.linearizeAnimations(atParentTime: local) }
  }
}

import Foundation

/// A progress from 0 to 1: x; y, for the y of positions (C-43); and z, the fraction of the time that has passed (C-89).
///
/// For a clock over layers: seconds of local time, equal in all three.
package typealias AnimationProgress = SIMD3<Double>

extension AnimationProgress {
  /// The end.
  package static let one = SIMD3<Double>(1, 1, 1)
}

/// The state of a clock: held, running or gliding. A value without references.
package enum Playhead: Hashable, Sendable {
  /// Is held at a position.
  case held(at: AnimationProgress)
  /// Runs with the source's time, shifted by seconds; for clocks over layers.
  case running(shift: CFTimeInterval)
  /// Moves from one position to another.
  case gliding(Glide)

  /// A movement from one position to another.
  package struct Glide: Hashable, Sendable {
    /// The easing of a glide between its two positions.
    package enum Easing: Hashable, Sendable {
      case linear
      /// Along a whole curve.
      case curve(TimingCurve)
      /// Along a curve that replaces an earlier one, also for delayed animations (C-89, C-92).
      case replacement(TimingCurve)
      /// Along the part of a curve after a fraction of its time.
      case rest(of: TimingCurve, from: Double)
      /// Along a curve in seconds of layers' time: never beyond either end, and running on after it if forwards.
      case layerTime(TimingCurve)
      /// Along two straight lines through a position at a fraction of the time (C-76).
      case scrubbed(through: AnimationProgress, at: Double)
    }

    package var start: CFTimeInterval
    package var duration: CFTimeInterval
    package var from: AnimationProgress
    package var to: AnimationProgress
    package var easing: Easing

    package init(
      start: CFTimeInterval, duration: CFTimeInterval, from: AnimationProgress, to: AnimationProgress, easing: Easing
    ) {
      (self.start, self.duration, self.from, self.to, self.easing) = (start, duration, from, to, easing)
    }

    /// When it arrives.
    package var end: CFTimeInterval { start + duration }

    /// Whether it moves towards the beginning.
    package var isBackward: Bool { to.x < from.x }

    /// The position at a time.
    package func position(at time: CFTimeInterval) -> AnimationProgress {
      if time >= end { return runsOn ? to + (time - end) : to }
      if time <= start || duration <= 0 { return from }
      return position(atFraction: (time - start) / duration)
    }

    private var runsOn: Bool {
      if case .layerTime = easing { !isBackward } else { false }
    }

    private func position(atFraction fraction: Double) -> AnimationProgress {
      switch easing {
      case .linear: return from + (to - from) * fraction
      case .curve(let curve): return from + (to - from) * curve.progress(at: fraction)
      case .replacement(let curve):
        let progress = curve.progress(at: fraction)
        return from + (to - from) * AnimationProgress(progress.x, progress.y, progress.x)
      case .rest(let curve, let passed):
        return from + (to - from) * Self.rest(of: curve, from: passed, at: fraction)
      case .layerTime(let curve):
        let position = from + (to - from) * curve.scaledProgress(at: fraction)
        // Clamped because of rounding: before its beginning an animation shows the model, which has the end value
        // (C-82).
        return pointwiseMin(pointwiseMax(position, pointwiseMin(from, to)), pointwiseMax(from, to))
      case .scrubbed(let position, let part):
        return ScrubCurve.position(from: from, through: position, to: to, at: part, fraction)
      }
    }

    private static func rest(of curve: TimingCurve, from passed: Double, at fraction: Double) -> AnimationProgress {
      let (before, now) = (curve.progress(at: passed), curve.progress(at: passed + (1 - passed) * fraction))
      func part(_ before: Double, _ now: Double) -> Double {
        let rest = 1 - before
        return rest.magnitude < 1e-4 ? fraction : (now - before) / rest
      }
      return AnimationProgress(part(before.x, now.x), part(before.y, now.y), fraction)
    }

    /// Replaces the easing by two straight lines through the position at a time (C-76); springs keep their motion.
    mutating func linearize(at time: CFTimeInterval) {
      guard duration > 0 else { return }
      switch easing {
      case .curve(let curve), .replacement(let curve), .rest(let curve, _), .layerTime(let curve):
        if curve.isSpring { return }
      case .linear, .scrubbed: break
      }
      let part = min(max((time - start) / duration, 0), 1)
      easing = .scrubbed(through: position(at: time), at: part)
    }
  }

  /// The position at a time around the clock.
  package func position(at time: CFTimeInterval) -> AnimationProgress {
    switch self {
    case .held(let position): position
    case .running(let shift): AnimationProgress(repeating: time + shift)
    case .gliding(let glide): glide.position(at: time)
    }
  }
}

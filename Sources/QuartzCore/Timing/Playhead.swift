import Foundation

/// A progress from 0 to 1: x; y, which positions use for their y (C-43); and z, the fraction of the time that has passed (C-89).
///
/// A clock over layers counts in seconds of their time instead, the same in all three.
package typealias AnimationProgress = SIMD3<Double>

extension AnimationProgress {
  /// The end.
  package static let one = SIMD3<Double>(1, 1, 1)
}

/// Where a clock stands and how it moves: a value without references.
package enum Playhead: Hashable, Sendable {
  /// Stands still.
  case held(at: AnimationProgress)
  /// Moves with time itself, later by a shift in seconds; for clocks over layers.
  case running(shift: CFTimeInterval)
  /// Moves from one position to another.
  case gliding(Glide)

  /// A movement from one position to another.
  package struct Glide: Hashable, Sendable {
    /// How the movement goes between its two ends.
    package enum Easing: Hashable, Sendable {
      case linear
      /// Along a whole curve.
      case curve(TimingCurve)
      /// Along a curve that replaces an earlier one, for delayed animations too (C-89, C-92).
      case replacement(TimingCurve)
      /// Along the part of a curve after a fraction of its time.
      case rest(of: TimingCurve, from: Double)
      /// Along a curve in seconds of layers' time: never beyond either end, and forwards the time runs on after it.
      case layerTime(TimingCurve)
      /// Straight to a position at a fraction of the time, and straight on (C-76).
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
        // Because of rounding: before its beginning an animation shows the model, which holds the end (C-82).
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

    /// Goes straight from the position at a time to both ends (C-76); springs keep their motion.
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

import Foundation
import QuartzCore

/// The timing of a block's animations: duration, delay, curve or spring, repetition.
package struct ViewAnimationTiming {
  /// The curve of a block's progress.
  package enum Shape {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
  }

  package var duration: TimeInterval
  package var delay: TimeInterval
  package var shape: Shape
  package var options: UIView.AnimationOptions
  /// The repetition that the block sets itself, in place of the one in the options.
  package var repetition: AnimationRepetition?
  /// The seconds after the block's start at which nested blocks start; not 0 only inside a keyframe.
  package var nestedDelay: TimeInterval = 0
  /// The clock of the property animator that moves the animations; nil for time.
  package var track: AnimationTrack?

  package init(duration: TimeInterval, delay: TimeInterval, shape: Shape, options: UIView.AnimationOptions) {
    (self.duration, self.delay, self.shape, self.options) = (duration, delay, shape, options)
  }

  /// Creates timing along the curve in the options; curve 7 is the system's spring with its own duration (K-9).
  @MainActor package init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    if options.curveNumber == 7, duration > 0, duration.isFinite {
      self.init(duration: Spring.systemDuration, delay: delay, shape: .spring(.system), options: options)
    } else {
      let curve = UIView.AnimationCurve(rawValue: Int(options.curveNumber)) ?? .easeInOut
      self.init(duration: duration, delay: delay, shape: .curve(curve.timingFunction), options: options)
    }
  }

  /// Returns the fraction of the duration at which the animation first reaches a progress.
  @MainActor package func time(ofProgress progress: Double) -> Double {
    if track != nil { return progress }
    return UIEnvironment.active.progressTimes.time(ofProgress: progress, shape, duration: duration)
  }

  /// Returns the timing of a nested block, which inherits from the enclosing one (C-69).
  @MainActor package func inheriting(from outer: ViewAnimationTiming) -> ViewAnimationTiming {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.shape = outer.shape }
    if !options.contains(.overrideInheritedOptions) {
      result.options = outer.options.subtracting(.staysAfterCancel).union(options.intersection(.staysAfterCancel))
      result.repetition = outer.repetition
    }
    result.delay += outer.nestedDelay
    if let track = outer.track { result.moveOnto(track, of: outer) }
    return result
  }

  /// Moves the timing onto a property animator's clock; delay and duration become parts of its progress (C-94).
  @MainActor private mutating func moveOnto(_ track: AnimationTrack, of outer: ViewAnimationTiming) {
    let progressPerSecond = outer.duration > 0 ? (track.end - track.begin) / outer.duration : 0
    let begin = min(track.begin + delay * progressPerSecond, track.end)
    let end =
      options.contains(.overrideInheritedDuration) ? min(begin + duration * progressPerSecond, track.end) : track.end
    self.track = AnimationTrack(clock: track.clock, begin: begin, end: end)
    self.track?.timing = track.timing
    delay = 0
  }

  /// The repetition in the options (C-70).
  private var optionsRepetition: AnimationRepetition? {
    guard !options.isDisjoint(with: [.repeat, .autoreverse]) else { return nil }
    return AnimationRepetition(
      count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
  }

  @MainActor private func apply(_ repetition: AnimationRepetition?, to animation: CAAnimation) {
    guard let repetition else { return }
    animation.repeatCount = Float(repetition.count)
    animation.autoreverses = repetition.autoreverses
  }

  /// Whether the animations are springs; on a track, the clock's curve is the spring.
  var isSpring: Bool {
    if track == nil, case .spring = shape { return true }
    return false
  }

  /// Creates an animation of a key path with this timing.
  @MainActor package func makeAnimation(keyPath: String) -> CABasicAnimation {
    let animation = isSpring ? CASpringAnimation(keyPath: keyPath) : CABasicAnimation(keyPath: keyPath)
    configure(animation)
    return animation
  }

  /// The track of the animations, with their repetition.
  var repeatedTrack: AnimationTrack? {
    guard var track else { return nil }
    track.repetition = repetition
    return track
  }

  /// Replaces a spring that was inherited by ease-in-ease-out, because keyframes follow a curve (C-54).
  @MainActor mutating func dropSpring() {
    if case .spring = shape { shape = .curve(UIView.AnimationCurve.easeInOut.timingFunction) }
  }

  /// Sets this timing on an animation.
  @MainActor func configure(_ animation: CAAnimation) {
    animation.duration = duration
    guard track == nil else { return }
    switch shape {
    case .curve(let function): animation.timingFunction = function
    case .spring(let spring): (animation as? CASpringAnimation)?.spring = spring
    }
    animation.fillMode = .both  // C-61
    apply(repetition ?? optionsRepetition, to: animation)
  }
}

/// The times at which curves and springs reach a progress: found by bisection, and cached, because each transition
/// needs the same ones.
@MainActor final class ProgressTimes {
  private struct Key: Hashable {
    let curve: CubicBezier?
    let spring: Spring?
    let duration: TimeInterval
    let progress: Double
  }

  private var times = BoundedCache<Key, Double>(limit: 64)

  /// Returns the fraction of the duration at which an animation first reaches a progress.
  ///
  /// - Parameter duration: the duration of the animation, in seconds.
  func time(ofProgress progress: Double, _ shape: ViewAnimationTiming.Shape, duration: TimeInterval) -> Double {
    switch shape {
    case .curve(let function):
      let key = Key(curve: function.curve, spring: nil, duration: duration, progress: progress)
      return times.value(for: key) { _ in TimingCurve(function.curve, duration: duration).fraction(ofProgress: progress)
      }
    case .spring(let spring):
      let key = Key(curve: nil, spring: spring, duration: duration, progress: progress)
      return times.value(for: key) { _ in TimingCurve(spring, duration: duration).fraction(ofProgress: progress) }
    }
  }
}

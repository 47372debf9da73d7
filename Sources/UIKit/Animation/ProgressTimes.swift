import Foundation
import QuartzCore

/// The times at which curves and springs reach a progress: found by bisection, and cached because each transition asks again.
@MainActor final class ProgressTimes {
  private struct Key: Hashable {
    let curve: CubicBezier?
    let spring: Spring?
    let duration: TimeInterval
    let progress: Double
  }

  private var times = BoundedCache<Key, Double>(limit: 64)

  /// The fraction of the duration at which an animation first reaches a progress.
  ///
  /// - Parameter duration: how long the animation lasts, in seconds.
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

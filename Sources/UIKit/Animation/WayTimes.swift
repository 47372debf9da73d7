import Foundation
import QuartzCore

/// When parts of the way lie behind, on curves and springs: found by halving, and asked for again by each transition.
@MainActor final class WayTimes {
  private struct Key: Hashable {
    let curve: CubicBezier?
    let spring: Spring?
    let duration: TimeInterval
    let way: Double
  }

  private var times = Memo<Key, Double>(limit: 64)

  /// The part of the time after which a part of the way lies behind.
  ///
  /// - Parameter duration: how long the animation lasts, in seconds.
  func time(ofWay way: Double, _ shape: ViewAnimationTiming.Shape, duration: TimeInterval) -> Double {
    switch shape {
    case .curve(let function):
      let key = Key(curve: function.curve, spring: nil, duration: duration, way: way)
      return times.value(for: key) { _ in TimingCurve(function.curve, duration: duration).fraction(ofProgress: way) }
    case .spring(let spring):
      let key = Key(curve: nil, spring: spring, duration: duration, way: way)
      return times.value(for: key) { _ in TimingCurve(spring, duration: duration).fraction(ofProgress: way) }
    }
  }
}

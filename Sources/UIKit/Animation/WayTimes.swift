import Foundation
import QuartzCore

/// When parts of the way lie behind, on curves and springs: found by halving, and asked for again by each transition.
///
/// A time depends on its arguments alone, so that it makes no difference but to the speed whether it is known.
@MainActor final class WayTimes {
  private struct Key: Hashable {
    let curve: CubicBezier?
    let spring: Spring?
    let duration: TimeInterval
    let way: Double
  }

  /// How many are kept; the next one forgets all of them.
  static let limit = 64

  private var times: [Key: Double] = [:]

  /// The part of the time after which a part of the way lies behind.
  ///
  /// - Parameter duration: how long the animation lasts, in seconds.
  func time(ofWay way: Double, _ shape: ViewAnimationTiming.Shape, duration: TimeInterval) -> Double {
    let (key, curve) =
      switch shape {
      case .curve(let function):
        (
          Key(curve: function.curve, spring: nil, duration: duration, way: way),
          AnimatorCurve(function.curve, duration: duration)
        )
      case .spring(let spring):
        (Key(curve: nil, spring: spring, duration: duration, way: way), AnimatorCurve(spring, duration: duration))
      }
    if let known = times[key] { return known }
    let time = curve.time(ofProgress: way)
    if times.count == Self.limit { times.removeAll() }
    times[key] = time
    return time
  }
}

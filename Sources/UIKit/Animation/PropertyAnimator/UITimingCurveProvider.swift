import Foundation
import QuartzCore

/// The timing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
  /// The parameters that apply.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, for all types but `spring`.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, for `spring` and `composed`.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The parameters of a timing curve provider that apply.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve of the system.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time follows a cubic curve.
  case composed

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``builtin`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.builtin, .cubic, .spring, .composed])
  }
}

extension TimingCurve {
  /// Creates the curve of timing parameters for a duration in seconds; a physical spring has its own duration (C-42).
  @MainActor init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    let warp = parameters.cubicTimingParameters?.bezier ?? .linear
    let isSpring = parameters.timingCurveType == .spring || parameters.timingCurveType == .composed
    guard isSpring, let spring = parameters.springTimingParameters else {
      self.init(warp, duration: duration)
      return
    }
    let velocity = spring.initialVelocity
    let springWarp = parameters.timingCurveType == .composed ? warp : .linear
    switch spring.form {
    case .ratio(let ratio):
      let x = Spring(dampingRatio: ratio, duration: duration, initialVelocity: Double(velocity.dx))
      let y = Spring(dampingRatio: ratio, duration: duration, initialVelocity: Double(velocity.dy))
      self.init(x: x, y: y, warp: springWarp, duration: duration)
    case .physical(let physical):
      var (x, y) = (physical, physical)
      (x.initialVelocity, y.initialVelocity) = (Double(velocity.dx), Double(velocity.dy))
      self.init(x: x, y: y, warp: springWarp, duration: x.restDuration)
    }
  }

  /// The curve of view animations that run alongside.
  var viewShape: ViewAnimationTiming.Shape {
    if let spring { .spring(spring) } else { .curve(CAMediaTimingFunction(bezier)) }
  }
}

import Foundation
import QuartzCore

/// The timing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, for every type but `spring`.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, for `spring` and `composed`.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What a timing curve provider provides.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves by name.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time runs along a cubic curve.
  case composed

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``builtin`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.builtin, .cubic, .spring, .composed])
  }
}

extension TimingCurve {
  /// The curve of timing parameters over a duration in seconds; a spring with constants of its own has its own length (C-42).
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

  /// The shape of plain view animations that run along with it.
  var viewShape: ViewAnimationTiming.Shape {
    if let spring { .spring(spring) } else { .curve(CAMediaTimingFunction(bezier)) }
  }
}

import Foundation

/// The timing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, for every type but `spring`.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, for `spring` and `composed`.
  var springTimingParameters: UISpringTimingParameters? { get }
}

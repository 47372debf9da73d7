import CoreGraphics
import Foundation

/// What lies between the values of a keyframe animation.
enum KeyframeSegments: Sendable {
  /// Each value stands until the next one.
  case discrete([AnimationValue])
  /// Straight ways.
  case linear([AnimationValue])
  /// A smooth curve through values of one kind.
  case spline(KeyframeSpline, like: AnimationValue)
  /// The lines and curves of a path, or only where they begin and end.
  case path([PathSegment], isDiscrete: Bool)

  /// How many parts the way has.
  var count: Int {
    switch self {
    case .discrete(let values): values.count
    case .linear(let values): values.count - 1
    case .spline(let spline, _): spline.points.count - 1
    case .path(let segments, let isDiscrete): isDiscrete ? segments.count + 1 : segments.count
    }
  }

  /// How many key times the way takes: one for each end of a part (C-47).
  var timeCount: Int { count + 1 }

  /// The value at a fraction of a part.
  func value(in index: Int, at fraction: Double) -> AnimationValue {
    switch self {
    case .discrete(let values):
      return values[index]
    case .linear(let values):
      return values[index].interpolated(to: values[index + 1], fraction: fraction) ?? values[index]
    case .spline(let spline, let like):
      let point = spline.point(in: index, at: fraction)
      if case .transform = like { return DecomposedTransform(numbers: point).map { .transform($0.transform) } ?? like }
      return like.with(point) ?? like
    case .path(let segments, isDiscrete: true):
      return .point(index < segments.count ? segments[index].start : segments[index - 1].end)
    case .path(let segments, isDiscrete: false):
      return .point(segments[index].point(at: CGFloat(fraction)))
    }
  }
}

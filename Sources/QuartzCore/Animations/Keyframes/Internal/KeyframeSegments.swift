import CoreGraphics
import Foundation

/// The segments between the values of a keyframe animation.
enum KeyframeSegments: Sendable {
  /// Each value shows until the next one.
  case discrete([AnimationValue])
  /// Linear interpolation.
  case linear([AnimationValue])
  /// A smooth curve through values of one kind.
  case spline(KeyframeSpline, like: AnimationValue)
  /// The lines and curves of a path, or only their endpoints.
  case path([PathSegment], isDiscrete: Bool)

  /// The number of segments.
  var count: Int {
    switch self {
    case .discrete(let values): values.count
    case .linear(let values): values.count - 1
    case .spline(let spline, _): spline.points.count - 1
    case .path(let segments, let isDiscrete): isDiscrete ? segments.count + 1 : segments.count
    }
  }

  /// The number of key times: one for each end of a segment (C-47).
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

import CoreGraphics
import Foundation

/// The function from progress to value of a keyframe animation: its segments, and the times at which they play.
struct KeyframeInterpolator: Sendable {
  var segments: KeyframeSegments
  var pacing: KeyframePacing

  /// The value at a progress; constant outside of 0…1.
  func value(at progress: Double) -> AnimationValue {
    let (index, fraction) = pacing.segment(at: progress)
    return segments.value(in: index, at: fraction)
  }

  /// The direction of a path at a progress; nil for values, and where the path does not move.
  func direction(at progress: Double) -> CGVector? {
    guard case .path(let lines, _) = segments else { return nil }
    let (index, fraction) = pacing.segment(at: progress)
    return lines[min(index, lines.count - 1)].direction(at: CGFloat(fraction))
  }
}

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

  /// The value at a fraction of a segment.
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

/// The function from the progress of a keyframe animation to a segment and a fraction of it.
enum KeyframePacing: Sendable {
  /// At given times, with timing functions for the first segments.
  case times([Double], [CubicBezier])
  /// At constant speed: the length covered after each of a number of equal steps of every segment.
  case lengths([Double], steps: Int)

  /// The steps in which the length of a curved segment is measured.
  private static let stepsPerCurve = 64

  /// Times in equal steps from 0 to 1.
  static func even(_ count: Int) -> [Double] {
    count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : [0]
  }

  /// Constant speed over all segments (C-47).
  static func even(over segments: KeyframeSegments) -> KeyframePacing {
    var steps = stepsPerCurve
    if case .linear = segments { steps = 1 }
    var lengths = [0.0]
    for index in 0..<segments.count {
      var last = segments.value(in: index, at: 0)
      for step in 1...steps {
        let next = segments.value(in: index, at: Double(step) / Double(steps))
        lengths.append(lengths[lengths.count - 1] + last.distance(to: next))
        last = next
      }
    }
    return .lengths(lengths, steps: steps)
  }

  /// The segment at a progress, and the fraction of it.
  func segment(at progress: Double) -> (index: Int, fraction: Double) {
    switch self {
    case .times(let times, let curves):
      let (index, fraction) = Self.interval(containing: progress, in: times)
      return (index, index < curves.count ? curves[index].value(at: fraction) : fraction)
    case .lengths(let lengths, let steps):
      let (step, fraction) = Self.interval(containing: progress * (lengths.last ?? 0), in: lengths)
      return (step / steps, (Double(step % steps) + fraction) / Double(steps))
    }
  }

  /// The last interval of ascending marks that begins at or before a value; outside of the marks, the start of the
  /// first or the end of the last one.
  private static func interval(containing x: Double, in marks: [Double]) -> (Int, Double) {
    guard marks.count > 1, x >= marks[0] else { return (0, 0) }
    let last = marks.count - 1
    guard x < marks[last] else { return (last - 1, 1) }
    var (low, high) = (0, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= x { low = middle } else { high = middle }
    }
    return (low, (x - marks[low]) / (marks[high] - marks[low]))
  }
}

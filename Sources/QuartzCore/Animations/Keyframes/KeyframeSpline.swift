/// A Kochanek–Bartels spline through points of any number of dimensions (C-46…C-48).
struct KeyframeSpline: Sendable {
  let points: [[Double]]
  private var incomingTangents: [[Double]] = []
  private var outgoingTangents: [[Double]] = []

  /// A spline through at least two points.
  ///
  /// The two tangents at an inner point are made from the chords before and after it, each weighted by the time of its
  /// own segment against both. At the ends the missing chord equals the other one.
  init(points: [[Double]], times: [Double], tension: [Double], continuity: [Double], bias: [Double]) {
    self.points = points
    let last = points.count - 1
    for index in 0...last {
      let nextChord = Self.difference(points[min(index + 1, last)], points[min(index, last - 1)])
      let previousChord = index == 0 ? nextChord : Self.difference(points[index], points[index - 1])
      let t = 1 - (index < tension.count ? tension[index] : 0)
      let c = index < continuity.count ? continuity[index] : 0
      let b = index < bias.count ? bias[index] : 0
      let before = index == 0 ? 0 : times[index] - times[index - 1]
      let after = index == last ? 0 : times[index + 1] - times[index]
      let isInner = index > 0 && index < last && before + after > 0
      incomingTangents.append(
        Self.sum(
          previousChord, t * (1 - c) * (1 + b) / 2, nextChord, t * (1 + c) * (1 - b) / 2,
          times: isInner ? 2 * before / (before + after) : 1))
      outgoingTangents.append(
        Self.sum(
          previousChord, t * (1 + c) * (1 + b) / 2, nextChord, t * (1 - c) * (1 - b) / 2,
          times: isInner ? 2 * after / (before + after) : 1))
    }
  }

  /// The values as vectors of equal length; nil where they have other kinds of numbers.
  static func points(of values: [AnimationValue]) -> [[Double]]? {
    if case .transform? = values.first { return DecomposedTransform.numbers(of: values) }
    let points = values.compactMap(\.vector)
    guard points.count == values.count, points.allSatisfy({ $0.count == points[0].count }) else { return nil }
    if case .path(let first)? = values.first {
      // Paths can be interpolated only where they have the same kinds of elements.
      for case .path(let path) in values where !path.hasSameStructure(as: first) { return nil }
    }
    return points
  }

  /// The point at a fraction of a segment.
  func point(in index: Int, at u: Double) -> [Double] {
    if u <= 0 { return points[index] }
    if u >= 1 { return points[index + 1] }
    let (u2, u3) = (u * u, u * u * u)
    let (a, b) = (2 * u3 - 3 * u2 + 1, 3 * u2 - 2 * u3)
    let (c, d) = (u3 - 2 * u2 + u, u3 - u2)
    return points[index].indices.map { axis in
      let ends = a * points[index][axis] + b * points[index + 1][axis]
      return ends + c * outgoingTangents[index][axis] + d * incomingTangents[index + 1][axis]
    }
  }

  private static func difference(_ a: [Double], _ b: [Double]) -> [Double] {
    zip(a, b).map { $0 - $1 }
  }

  private static func sum(_ a: [Double], _ x: Double, _ b: [Double], _ y: Double, times factor: Double) -> [Double] {
    zip(a, b).map { ($0 * x + $1 * y) * factor }
  }
}

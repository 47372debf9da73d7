import CoreGraphics

/// The outlines of a corner of radius 1 about (0, 0), from its end at the right side to its end at the lower side.
///
/// The continuous curve consists of the three Bézier curves that are widely published as a measurement of iOS's own: it
/// begins 1.528665 radii from the corner, where a circle begins at one radius.
enum CornerCurves {
  /// The number of chords of the finest outline; a power of two.
  static let maxSegments = 128
  /// The distance from the corner at which the continuous curve begins, in radii.
  static let maxExtent = 1.528665

  /// Points of a quarter of the unit circle, from (1, 0) to (0, 1).
  static let circular: [(x: Double, y: Double)] = (0...maxSegments).map { index in
    if index == 0 { return (1, 0) }
    if index == maxSegments { return (0, 1) }
    let angle = EngineMath.pi / 2 * Double(index) / Double(maxSegments)
    return (EngineMath.cos(angle), EngineMath.sin(angle))
  }

  /// Points of the continuous curve, from (1, 1 − 1.528665) to (1 − 1.528665, 1).
  static let continuous: [(x: Double, y: Double)] = {
    let half = (0...maxSegments / 2).map { point(at: 3 * Double($0) / Double(maxSegments)) }
    return half + half.dropLast().reversed().map { (x: $0.y, y: $0.x) }
  }()

  /// Evaluates the curve's first half; the integer part of `parameter` selects the Bézier curve.
  private static func point(at parameter: Double) -> (x: Double, y: Double) {
    // Distances from the corner, along the two sides.
    let first = [(0, maxExtent), (0, 1.08849296), (0, 0.86840694), (0.07491139, 0.63149379)]
    let second = [
      (0.07491139, 0.63149379), (0.16905956, 0.37282383), (0.37282383, 0.16905956), (0.63149379, 0.07491139),
    ]
    let (curve, t) = parameter < 1 ? (first, parameter) : (second, parameter - 1)
    let s = 1 - t
    let factors = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    var sum = (x: 0.0, y: 0.0)
    for (factor, control) in zip(factors, curve) {
      sum.x += factor * control.0
      sum.y += factor * control.1
    }
    return (1 - sum.x, 1 - sum.y)
  }

  /// Returns every `step`th point of an outline that begins `extent` radii from the corner: a circle at 1, the
  /// continuous curve at ``maxExtent``, a blend between them.
  static func points(extent: Double, step: Int) -> [(x: Double, y: Double)] {
    let share = min((extent - 1) / (maxExtent - 1), 1)
    return stride(from: 0, through: maxSegments, by: step).map { index in
      let circle = circular[index]
      guard share > 0 else { return circle }
      let smooth = continuous[index]
      return (circle.x + (smooth.x - circle.x) * share, circle.y + (smooth.y - circle.y) * share)
    }
  }
}

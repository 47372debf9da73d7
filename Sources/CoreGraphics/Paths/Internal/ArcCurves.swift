import Foundation

/// Cubic curves for arcs of the unit circle, each at most a quarter turn: within 0.03 % of the radius of the true arc.
enum ArcCurves {
  /// Returns the curves of an arc from its start angle and its relative angle in radians; at most two turns.
  static func curves(from start: CGFloat, by delta: CGFloat) -> [PathElement] {
    let limited = max(-4 * .pi, min(delta, 4 * .pi))
    guard limited.isFinite, start.isFinite, limited != 0 else { return [] }
    // Slightly less, so that rounding does not turn four quarters into five.
    let count = Int((limited.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    let step = limited / CGFloat(max(count, 1))
    let reach = 4.0 / 3 * CGFloat(EngineMath.tan(Double(step) / 4))
    return (0..<max(count, 1)).map { index in
      let from = point(at: start + CGFloat(index) * step)
      let to = point(at: start + CGFloat(index + 1) * step)
      return .curve(
        control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x),
        control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x), end: to)
    }
  }

  /// The point of the unit circle at an angle; exact at whole quarter turns.
  static func point(at angle: CGFloat) -> CGPoint {
    let quarters = Double(angle) / (EngineMath.pi / 2)
    if quarters == quarters.rounded(), quarters.magnitude < 0x1p20 {
      let points = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)]
      return points[Int(quarters) & 3]
    }
    return CGPoint(x: EngineMath.cos(Double(angle)), y: EngineMath.sin(Double(angle)))
  }
}

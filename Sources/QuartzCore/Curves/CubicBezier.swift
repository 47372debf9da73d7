/// A timing curve: the cubic from (0, 0) to (1, 1) with two control points, solved for y at an x (C-27).
package struct CubicBezier: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  /// A curve from its control points; x is clamped to 0…1, where the curve is a function, and what is not finite counts as linear.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let isFinite = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
    self.x1 = isFinite ? min(max(x1, 0), 1) : 0
    self.y1 = isFinite ? y1 : 0
    self.x2 = isFinite ? min(max(x2, 0), 1) : 1
    self.y2 = isFinite ? y2 : 1
  }

  /// Whether y is x.
  package var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The eased fraction at a fraction of time; 0 and 1 are exact, and outside them the ends hold.
  package func value(at x: Double) -> Double {
    if !(x > 0) { return 0 }
    if x >= 1 { return 1 }
    if isLinear { return x }
    return Self.polynomial(y1, y2, parameter(at: x))
  }

  /// The curve's steepness dy/dx at a fraction of time.
  package func slope(at x: Double) -> Double {
    let t = parameter(at: min(max(x, 0), 1))
    let dx = Self.derivative(x1, x2, t)
    let dy = Self.derivative(y1, y2, t)
    return dx > 1e-12 ? dy / dx : 0
  }

  /// Newton's method, kept inside a bracket that bisection narrows, since the curve may be flat.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.polynomial(x1, x2, t) - x
      if error.magnitude < 1e-15 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.derivative(x1, x2, t)
      let next = slope > 1e-9 ? t - error / slope : (low + high) / 2
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func polynomial(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return ((1 - c - b) * t + b) * t * t + c * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return (3 * (1 - c - b) * t + 2 * b) * t + c
  }
}

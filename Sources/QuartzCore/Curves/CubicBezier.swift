/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) whose x never decreases.
package struct CubicBezier: Hashable, Sendable {
  /// The first control point.
  package let x1, y1: Double
  /// The second control point.
  package let x2, y2: Double

  /// The curve on which progress is time.
  package static let linear = CubicBezier(0, 0, 1, 1)

  /// A curve from its two control points.
  ///
  /// An x outside of 0…1 is clamped, so that each time has one progress. A NaN, or an infinite y, gives the linear
  /// curve.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    if x1.isNaN || x2.isNaN || !y1.isFinite || !y2.isFinite {
      (self.x1, self.y1, self.x2, self.y2) = (0, 0, 1, 1)
    } else {
      (self.x1, self.y1) = (min(max(x1, 0), 1), y1)
      (self.x2, self.y2) = (min(max(x2, 0), 1), y2)
    }
  }

  /// Whether progress is time.
  package var isLinear: Bool {
    x1 == y1 && x2 == y2
  }

  /// The progress at a time in 0…1; exactly 0 up to time 0 (and for NaN), exactly 1 from time 1 on (C-28).
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if isLinear { return x }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// The slope at a time, clamped to 0…1; infinite where the curve is vertical.
  package func slope(at x: Double) -> Double {
    if isLinear { return 1 }
    guard x > 0 else { return slopeAtStart }
    guard x < 1 else { return slopeAtEnd }
    let t = parameter(at: x)
    return Self.ratio(Self.derivative(y1, y2, at: t), Self.derivative(x1, x2, at: t))
  }

  // MARK: The curve as two polynomials of its parameter

  private var slopeAtStart: Double {
    if x1 > 0 || y1 != 0 { return Self.ratio(y1, x1) }
    if x2 > 0 || y2 != 0 { return Self.ratio(y2, x2) }
    return 1
  }

  private var slopeAtEnd: Double {
    if x2 < 1 || y2 != 1 { return Self.ratio(1 - y2, 1 - x2) }
    if x1 < 1 || y1 != 1 { return Self.ratio(1 - y1, 1 - x1) }
    return 1
  }

  private static func ratio(_ rise: Double, _ run: Double) -> Double {
    if run > 0 { return rise / run }
    return rise < 0 ? -.infinity : .infinity
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * t + b) * t + c) * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return (3 * a * t + 2 * b) * t + c
  }

  /// The parameter at which the curve passes x: Newton's method, with bisection where a step leaves the bracket.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<128 {
      let error = Self.coordinate(x1, x2, at: t) - x
      if error.magnitude <= x * 0x1p-53 { break }
      if error < 0 { low = t } else { high = t }
      var next = t - error / Self.derivative(x1, x2, at: t)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == t || next <= low || next >= high { break }
      t = next
    }
    return t
  }
}

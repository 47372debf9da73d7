import QuartzCore
import Testing

@Suite("Timing curves against the closed form") struct CurveReferenceTests {
  /// A point of the curve at a parameter, by halving its edges (de Casteljau), which the solver does not do.
  private func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    let (first, second, third) = (mix(0, a), mix(a, b), mix(b, 1))
    return mix(mix(first, second), mix(second, third))
  }

  @Test("A curve has the y of a parameter at its x, over a grid of control points (C-27, C-28)")
  func grid() {
    var worst = 0.0
    for x1 in stride(from: 0.0, through: 1, by: 0.125) {
      for x2 in stride(from: 0.0, through: 1, by: 0.125) {
        for (y1, y2) in [(0.0, 1.0), (0.5, 0.5), (1, 0), (-0.75, 1.5), (1.25, -0.25)] {
          let curve = CubicBezier(x1, y1, x2, y2)
          for step in 1..<64 {
            let t = Double(step) / 64
            // Where x stands still for a moment, one x has the y of many parameters within rounding.
            let slope = 3 * ((1 - t) * (1 - t) * x1 + 2 * (1 - t) * t * (x2 - x1) + t * t * (1 - x2))
            guard slope > 1e-3 else { continue }
            worst = max(worst, abs(curve.value(at: point(x1, x2, t)) - point(y1, y2, t)) * min(slope, 1))
          }
        }
      }
    }
    #expect(worst < 1e-12)
  }

  @Test("A curve never runs back in time, and keeps its ends exactly (C-28)")
  func ends() {
    for x1 in stride(from: 0.0, through: 1, by: 0.25) {
      for x2 in stride(from: 0.0, through: 1, by: 0.25) {
        let curve = CubicBezier(x1, 0.1, x2, 0.9)
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        let values = (0...500).map { curve.value(at: Double($0) / 500) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-14 })
      }
    }
  }
}

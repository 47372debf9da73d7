import QuartzCore
import Testing

/// Every pairing of a few control points, upright, flat and overshooting ones among them.
private let manyCurves: [CubicBezier] = {
  let xs = [0, 0.05, 0.33, 0.5, 0.9, 1]
  let ys = [-1.5, 0, 0.4, 1, 2]
  return xs.flatMap { x1 in xs.flatMap { x2 in ys.map { CubicBezier(x1, $0, x2, 1 - $0 / 2) } } }
}()

/// A coordinate of a curve, by repeated division of its control polygon.
private func point(_ p1: Double, _ p2: Double, at t: Double) -> Double {
  var points = [0, p1, p2, 1]
  while points.count > 1 {
    points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }
  }
  return points[0]
}

@Suite struct CubicBezierTests {
  @Test(
    "Each named curve has its measured values (C-28)",
    arguments: [
      (CubicBezier(0.42, 0, 1, 1), [0.017027, 0.093465, 0.315357, 0.621861, 0.839428]),
      (CubicBezier(0, 0, 0.58, 1), [0.160572, 0.378140, 0.684643, 0.906535, 0.982973]),
      (CubicBezier(0.42, 0, 0.58, 1), [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (CubicBezier(0.25, 0.1, 0.25, 1), [0.094795, 0.408511, 0.802403, 0.960459, 0.994316]),
    ] as [(CubicBezier, [Double])])
  func measuredValues(curve: CubicBezier, expected: [Double]) {
    for (x, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.value(at: x) - value) <= 2e-6)
    }
  }

  @Test func everyCurveStartsAtExactlyZeroAndEndsAtExactlyOne() {
    for curve in manyCurves {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: -3) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: .infinity) == 1)
      #expect(curve.value(at: .nan) == 0)
    }
  }

  @Test func valuesAreThoseOfTheCurvesParameterToTwelveDigits() {
    for curve in manyCurves {
      for step in 1..<200 {
        let t = Double(step) / 200
        let x = point(curve.x1, curve.x2, at: t)
        // An upright stretch has no single progress, and an x that rounds to an end is the end.
        guard x > 0, x < 1, curve.slope(at: x).magnitude < 100 else { continue }
        #expect(abs(curve.value(at: x) - point(curve.y1, curve.y2, at: t)) <= 1e-12, "\(curve) at \(x)")
      }
    }
  }

  @Test func tinyTimesKeepTheirDigits() {
    let curve = CubicBezier(0.25, 0.5, 0.25, 1)
    #expect(abs(curve.value(at: 1e-12) / 2e-12 - 1) < 1e-9)
  }

  @Test func theLinearCurveGivesTimeBitForBit() {
    for step in 0...100 {
      #expect(CubicBezier.linear.value(at: Double(step) / 100) == Double(step) / 100)
    }
    #expect(CubicBezier(0.3, 0.3, 0.6, 0.6).value(at: 0.7) == 0.7)
  }

  @Test func slopesAreThoseOfTheValues() {
    for curve in manyCurves {
      for step in 1..<20 {
        let x = Double(step) / 20
        let slope = curve.slope(at: x)
        let h = 1e-6
        let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
        // Where the curve stands nearly upright a difference says nothing.
        guard slope.magnitude < 50 else { continue }
        #expect(abs(slope - difference) <= 1e-3 * (1 + slope.magnitude), "\(curve) at \(x)")
      }
    }
  }

  @Test(
    arguments: [
      (CubicBezier(0.25, 0.1, 0.25, 1), 0.4, 0.0),
      (CubicBezier(0.42, 0, 1, 1), 0, 1 / 0.58),
      (CubicBezier(0, 0, 0.58, 1), 1 / 0.58, 0),
      (CubicBezier(0, 0.5, 1, 0.5), .infinity, .infinity),
      (CubicBezier(0, -0.5, 1, 1.5), -.infinity, -.infinity),
      (CubicBezier(0, 0, 0, 0.5), .infinity, 0.5),
      (CubicBezier(1, 0.5, 1, 1), 0.5, .infinity),
      (CubicBezier.linear, 1, 1),
    ] as [(CubicBezier, Double, Double)])
  func slopesAtTheEndsAreTheLimits(curve: CubicBezier, start: Double, end: Double) {
    #expect(curve.slope(at: 0) == start || abs(curve.slope(at: 0) - start) < 1e-12)
    #expect(curve.slope(at: 1) == end || abs(curve.slope(at: 1) - end) < 1e-12)
  }

  @Test func aControlPointOutsideTimeIsClampedAndOneThatIsNoNumberMakesTheCurveLinear() {
    #expect(CubicBezier(-1, 0.2, 3, 0.9) == CubicBezier(0, 0.2, 1, 0.9))
    #expect(CubicBezier(-.infinity, 0.2, .infinity, 0.9) == CubicBezier(0, 0.2, 1, 0.9))
    #expect(CubicBezier(.nan, 0.2, 0.3, 0.9) == .linear)
    #expect(CubicBezier(0.1, 0.2, 0.3, .infinity) == .linear)
  }
}

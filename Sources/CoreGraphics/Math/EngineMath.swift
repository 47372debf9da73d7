/// The engine's transcendental functions, computed with + − × ÷ √ only.
///
/// Because the C library's variants differ in their last bits between processors, these give the same bits everywhere.
/// Each result is within one unit in the last place of the correctly rounded one (tested against tables and a wider
/// type).
package enum EngineMath {
  /// π.
  package static let pi = 0x1.921fb54442d18p+1

  /// The sine of an angle in radians; NaN for an infinite or NaN angle.
  ///
  /// Angles of 2⁵⁰ and more cannot be reduced precisely and count as zero.
  package static func sin(_ x: Double) -> Double {
    if x == 0 { return x }
    let (quadrant, r) = reduced(x)
    switch quadrant {
    case 0: return sinKernel(r).high
    case 1: return cosKernel(r).high
    case 2: return -sinKernel(r).high
    default: return -cosKernel(r).high
    }
  }

  /// The cosine of an angle in radians; NaN for an infinite or NaN angle. Large angles are as for `sin`.
  package static func cos(_ x: Double) -> Double {
    let (quadrant, r) = reduced(x)
    switch quadrant {
    case 0: return cosKernel(r).high
    case 1: return -sinKernel(r).high
    case 2: return -cosKernel(r).high
    default: return sinKernel(r).high
    }
  }

  /// The cosine and the sine of an angle in radians; equal to ``cos(_:)`` and ``sin(_:)``, but faster than both.
  package static func cosineAndSine(_ x: Double) -> (cosine: Double, sine: Double) {
    let (quadrant, r) = reduced(x)
    let (cosine, sine) = (cosKernel(r).high, x == 0 ? x : sinKernel(r).high)
    switch quadrant {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }

  /// The tangent of an angle in radians; NaN for an infinite or NaN angle. Large angles are as for `sin`.
  package static func tan(_ x: Double) -> Double {
    if x == 0 { return x }
    let (quadrant, r) = reduced(x)
    guard r.high != 0 else { return r.high }
    let (sine, cosine) = (sinKernel(r), cosKernel(r))
    return quadrant % 2 == 0 ? (sine / cosine).high : -(cosine / sine).high
  }

  // MARK: Kernels

  // π/2 as the sum of three doubles.
  private static let halfPi1 = 0x1.921fb54442d18p+0
  private static let halfPi2 = 0x1.1a62633145c07p-54
  private static let halfPi3 = -0x1.f1976b7ed8fbcp-110

  /// Returns the angle minus the nearest multiple of π/2, and the quadrant.
  private static func reduced(_ x: Double) -> (quadrant: Int, remainder: DoubleDouble) {
    guard x.isFinite else { return (0, DoubleDouble(high: .nan, low: .nan)) }
    guard x.magnitude < 0x1p50 else { return (0, DoubleDouble(high: 0, low: 0)) }
    let n = (x / halfPi1).rounded()
    guard n != 0 else { return (0, DoubleDouble(high: x, low: 0)) }
    let first = DoubleDouble(product: n, halfPi1)
    let second = DoubleDouble(product: n, halfPi2)
    let third = DoubleDouble(high: second.low + n * halfPi3, low: 0)
    let rest = DoubleDouble(sum: x - first.high, -first.low)
    let remainder = (rest - DoubleDouble(high: second.high, low: 0)) - third
    return (Int(n) & 3, remainder)
  }

  /// The sine for angles up to π/4: the series of odd powers.
  private static func sinKernel(_ r: DoubleDouble) -> DoubleDouble {
    let z = r.high * r.high
    var p = -1 / 121_645_100_408_832_000.0  // 19!
    p = p * z + 1 / 355_687_428_096_000.0
    p = p * z - 1 / 1_307_674_368_000.0
    p = p * z + 1 / 6_227_020_800.0
    p = p * z - 1 / 39_916_800.0
    p = p * z + 1 / 362_880.0
    p = p * z - 1 / 5_040.0
    p = p * z + 1 / 120.0
    p = p * z - 1 / 6.0
    return DoubleDouble(sum: r.high, r.high * (z * p) + r.low * (1 - z / 2))
  }

  /// The cosine for angles up to π/4: the series of even powers.
  private static func cosKernel(_ r: DoubleDouble) -> DoubleDouble {
    let square = DoubleDouble(product: r.high, r.high)
    let z = square.high
    var p = -1 / 6_402_373_705_728_000.0  // 18!
    p = p * z + 1 / 20_922_789_888_000.0
    p = p * z - 1 / 87_178_291_200.0
    p = p * z + 1 / 479_001_600.0
    p = p * z - 1 / 3_628_800.0
    p = p * z + 1 / 40_320.0
    p = p * z - 1 / 720.0
    p = p * z + 1 / 24.0
    let start = DoubleDouble(sum: 1, -z / 2)
    return DoubleDouble(sum: start.high, start.low + (z * z * p - square.low / 2 - r.high * r.low))
  }
}

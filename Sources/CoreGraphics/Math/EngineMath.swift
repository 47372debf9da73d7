/// The transcendental functions that the engine uses, in + − × ÷ √ only.
///
/// The C library picks variants with different last bits per processor; these give the same bits everywhere. Each is
/// accurate to about one unit in the last place over the ranges that animation needs.
package enum EngineMath {
  /// π.
  package static let pi = 3.14159265358979323846

  // π/2 in three parts of 33 bits, so that multiples up to 2²⁰ of the first two are exact (Cody and Waite's reduction).
  private static let halfPi1 = 0x1.921fb544p+0
  private static let halfPi2 = 0x1.0b4611a6p-34
  private static let halfPi3 = 0x1.3198a2e037073p-69
  private static let ln2High = 0x1.62e42feep-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  // MARK: Trigonometry

  /// The sine of an angle in radians; NaN for an infinite or NaN angle.
  package static func sin(_ x: Double) -> Double {
    let (quadrant, r) = reduced(x)
    switch quadrant {
    case 0: return sinKernel(r)
    case 1: return cosKernel(r)
    case 2: return -sinKernel(r)
    default: return -cosKernel(r)
    }
  }

  /// The cosine of an angle in radians; NaN for an infinite or NaN angle.
  package static func cos(_ x: Double) -> Double {
    let (quadrant, r) = reduced(x)
    switch quadrant {
    case 0: return cosKernel(r)
    case 1: return -sinKernel(r)
    case 2: return -cosKernel(r)
    default: return sinKernel(r)
    }
  }

  /// The tangent of an angle in radians.
  package static func tan(_ x: Double) -> Double {
    sin(x) / cos(x)
  }

  /// The angle in −π/2…π/2 whose tangent is `x`.
  package static func atan(_ x: Double) -> Double {
    guard x.isFinite else { return x.isNaN ? x : (x < 0 ? -pi / 2 : pi / 2) }
    let magnitude = x.magnitude
    let inverted = magnitude > 1
    var y = inverted ? 1 / magnitude : magnitude
    // Two half-angle steps bring the argument under 0.2, where fourteen terms of the series suffice.
    y = y / (1 + (1 + y * y).squareRoot())
    y = y / (1 + (1 + y * y).squareRoot())
    let square = y * y
    var sum = 0.0
    var term = 27
    while term >= 1 {
      sum = (term % 4 == 1 ? 1 : -1) / Double(term) + square * sum
      term -= 2
    }
    let angle = 4 * y * sum
    let result = inverted ? pi / 2 - angle : angle
    return x < 0 ? -result : result
  }

  /// The angle of the point (x, y) in −π…π.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 { return x.sign == .minus ? (y.sign == .minus ? -pi : pi) : y }
    if x == 0 { return y < 0 ? -pi / 2 : pi / 2 }
    if x.isInfinite && y.isInfinite {
      let angle = x > 0 ? pi / 4 : 3 * pi / 4
      return y < 0 ? -angle : angle
    }
    let angle = atan(y / x)
    if x > 0 { return angle }
    return y < 0 ? angle - pi : angle + pi
  }

  /// The angle in −π/2…π/2 whose sine is `x`; NaN outside −1…1.
  package static func asin(_ x: Double) -> Double {
    atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }

  /// The angle in 0…π whose cosine is `x`; NaN outside −1…1.
  package static func acos(_ x: Double) -> Double {
    atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }

  // MARK: Exponentials

  /// e to the power of `x`.
  package static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    let n = (x / 0.6931471805599453).rounded()
    let r = (x - n * ln2High) - n * ln2Low
    var sum = 1.0
    var term = 14
    while term >= 1 {
      sum = 1 + r * sum / Double(term)
      term -= 1
    }
    return scaled(sum, by: Int(n))
  }

  /// The natural logarithm; NaN for negative numbers, −∞ for zero.
  package static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x.isInfinite { return x }
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    // ln m = 2·artanh((m − 1)/(m + 1))
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    var term = 23
    while term >= 1 {
      sum = 1 / Double(term) + square * sum
      term -= 2
    }
    return exponent * ln2High + (2 * s * sum + exponent * ln2Low)
  }

  /// `base` to the power of `exponent`, for positive bases; zero stays zero, negative bases give NaN.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    return exp(exponent * log(base))
  }

  // MARK: Kernels

  private static func reduced(_ x: Double) -> (quadrant: Int, remainder: Double) {
    guard x.isFinite else { return (0, .nan) }
    let n = (x / (pi / 2)).rounded()
    guard n.magnitude < 0x1p40 else { return (0, 0) }
    let r = ((x - n * halfPi1) - n * halfPi2) - n * halfPi3
    return (Int(n) & 3, r)
  }

  private static func sinKernel(_ r: Double) -> Double {
    let square = r * r
    var sum = 1.0
    var k = 16.0
    while k >= 2 {
      sum = 1 - square * sum / (k * (k + 1))
      k -= 2
    }
    return r * sum
  }

  private static func cosKernel(_ r: Double) -> Double {
    let square = r * r
    var sum = 1.0
    var k = 17.0
    while k >= 1 {
      sum = 1 - square * sum / (k * (k + 1))
      k -= 2
    }
    return sum
  }

  private static func scaled(_ value: Double, by power: Int) -> Double {
    if power > 1023 { return value * 0x1p1023 * Double(sign: .plus, exponent: power - 1023, significand: 1) }
    if power < -1022 { return value * 0x1p-1022 * Double(sign: .plus, exponent: power + 1022, significand: 1) }
    return value * Double(sign: .plus, exponent: power, significand: 1)
  }
}

extension EngineMath {
  /// e to the power of `x`.
  package static func exp(_ x: Double) -> Double {
    exp(DoubleDouble(high: x, low: 0))
  }

  /// The natural logarithm; NaN for negative numbers, −∞ for zero.
  package static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    return x.isInfinite ? x : logarithm(x).high
  }

  /// `base` to the power of `exponent`, with the special cases of IEEE 754: a negative base needs a whole exponent.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isWhole = exponent.rounded(.towardZero) == exponent
    let isOdd = isWhole && exponent.magnitude < 0x1p53 && exponent.truncatingRemainder(dividingBy: 2) != 0
    if base.sign == .minus && base != 0 && base.isFinite && !isWhole { return .nan }
    let magnitude = power(base.magnitude, exponent)
    return base.sign == .minus && isOdd ? -magnitude : magnitude
  }

  // MARK: Kernels

  // ln 2: the first part has 32 bits, so that its product with an exponent is exact.
  private static let ln2High = 0x1.62e42fefp-1
  private static let ln2Low = 0x1.473de6af278edp-34

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    if base == 1 { return 1 }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    if base.isInfinite { return exponent > 0 ? .infinity : 0 }
    if exponent.isInfinite { return (base > 1) == (exponent > 0) ? .infinity : 0 }
    let logarithm = logarithm(base)
    let estimate = logarithm.high * exponent
    guard estimate.magnitude < 800 else { return estimate > 0 ? .infinity : 0 }
    let product = DoubleDouble(product: logarithm.high, exponent)
    return exp(DoubleDouble(sum: product.high, product.low + logarithm.low * exponent))
  }

  private static func exp(_ x: DoubleDouble) -> Double {
    if x.high.isNaN { return x.high }
    if x.high > 709.8 { return .infinity }
    if x.high < -745.2 { return 0 }
    let n = (x.high / 0.6931471805599453).rounded()
    let r = DoubleDouble(sum: x.high - n * ln2High, x.low - n * ln2Low)
    // e to the power of r is 1 + r + p, with |r| at most ½ ln 2.
    var p = 1 / 87_178_291_200.0  // 14!
    p = p * r.high + 1 / 6_227_020_800.0
    p = p * r.high + 1 / 479_001_600.0
    p = p * r.high + 1 / 39_916_800.0
    p = p * r.high + 1 / 3_628_800.0
    p = p * r.high + 1 / 362_880.0
    p = p * r.high + 1 / 40_320.0
    p = p * r.high + 1 / 5_040.0
    p = p * r.high + 1 / 720.0
    p = p * r.high + 1 / 120.0
    p = p * r.high + 1 / 24.0
    p = p * r.high + 1 / 6.0
    p = (p * r.high + 0.5) * (r.high * r.high)
    let sum = DoubleDouble(sum: 1, r.high)
    return scaled(sum.high + (sum.low + (p + r.low * (1 + r.high))), by: Int(n))
  }

  /// The logarithm of a positive, finite number: ln m is 2·artanh((m − 1)/(m + 1)).
  private static func logarithm(_ x: Double) -> DoubleDouble {
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    let s = DoubleDouble(high: mantissa - 1, low: 0) / DoubleDouble(sum: 1, mantissa)
    let square = s * s
    let z = square.high
    var p = 2 / 25.0
    p = p * z + 2 / 23.0
    p = p * z + 2 / 21.0
    p = p * z + 2 / 19.0
    p = p * z + 2 / 17.0
    p = p * z + 2 / 15.0
    p = p * z + 2 / 13.0
    p = p * z + 2 / 11.0
    p = p * z + 2 / 9.0
    p = p * z + 2 / 7.0
    p = p * z + 2 / 5.0
    let cubic = square * s
    let twoThirds = DoubleDouble(high: 0x1.5555555555555p-1, low: 0x1.5555555555555p-55)
    let tail = cubic * twoThirds + DoubleDouble(high: cubic.high * (z * p), low: 0)
    let fraction = DoubleDouble(high: 2 * s.high, low: 2 * s.low) + tail
    guard exponent != 0 else { return fraction }
    return DoubleDouble(sum: exponent * ln2High, exponent * ln2Low) + fraction
  }

  private static func scaled(_ value: Double, by power: Int) -> Double {
    if power > 1023 { return value * 0x1p1023 * Double(sign: .plus, exponent: power - 1023, significand: 1) }
    // Below the normal range one rounding only: first exactly, then by 2⁻⁶⁴.
    if power < -1020 { return value * Double(sign: .plus, exponent: power + 64, significand: 1) * 0x1p-64 }
    return value * Double(sign: .plus, exponent: power, significand: 1)
  }
}

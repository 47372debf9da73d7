extension EngineMath {
  /// The angle of the point (x, y) in −π…π.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 { return x.sign == .minus ? (y.sign == .minus ? -pi : pi) : y }
    if x == 0 { return y < 0 ? -pi / 2 : pi / 2 }
    if x.isInfinite && y.isInfinite {
      let angle = x > 0 ? pi / 4 : 3 * pi / 4
      return y < 0 ? -angle : angle
    }
    if x.isInfinite || y.isInfinite {
      let angle = y.isInfinite ? pi / 2 : x > 0 ? 0 : pi
      return y < 0 ? -angle : angle
    }
    return angle(DoubleDouble(high: y, low: 0), DoubleDouble(high: x, low: 0))
  }

  /// The angle in −π/2…π/2 whose sine is `x`; NaN outside −1…1.
  package static func asin(_ x: Double) -> Double {
    guard x.magnitude < 1, x != 0 else { return x.magnitude <= 1 ? x * (pi / 2) : .nan }
    return angle(DoubleDouble(high: x, low: 0), complementaryLeg(of: x))
  }

  private static let piLow = 0x1.1a62633145c07p-53

  /// The angles whose tangents are 0, ⅛, ¼ … 1.
  private static let anglesOfEighths: [DoubleDouble] = [
    DoubleDouble(high: 0, low: 0),
    DoubleDouble(high: 0x1.fd5ba9aac2f6ep-4, low: -0x1.cd37686760c17p-59),
    DoubleDouble(high: 0x1.f5b75f92c80ddp-3, low: 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(high: 0x1.6f61941e4def1p-2, low: -0x1.c63aae6f6e918p-56),
    DoubleDouble(high: 0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56),
    DoubleDouble(high: 0x1.1e00babdefeb4p-1, low: -0x1.928df287a668fp-58),
    DoubleDouble(high: 0x1.4978fa3269ee1p-1, low: 0x1.2419a87f2a458p-56),
    DoubleDouble(high: 0x1.700a7c5784634p-1, low: -0x1.8c34d25aadef6p-56),
    DoubleDouble(high: 0x1.921fb54442d18p-1, low: 0x1.1a62633145c07p-55),
  ]

  /// √(1 − x²), for x between −1 and 1.
  private static func complementaryLeg(of x: Double) -> DoubleDouble {
    let square = DoubleDouble(sum: 1, -x) * DoubleDouble(sum: 1, x)
    let root = square.high.squareRoot()
    let rest = square - DoubleDouble(product: root, root)
    return DoubleDouble(sum: root, rest.high / (2 * root))
  }

  /// The angle of a point with finite coordinates that are not 0.
  private static func angle(_ y: DoubleDouble, _ x: DoubleDouble) -> Double {
    let acute = acuteAngle(y.magnitude, x.magnitude)
    let angle = x.high > 0 ? acute.high : (DoubleDouble(high: pi, low: piLow) - acute).high
    return y.high < 0 ? -angle : angle
  }

  /// Returns the angle of a point in the first quadrant: the series covers the difference from the nearest eighth of a
  /// tangent.
  private static func acuteAngle(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    let inverted = y.high > x.high
    let (short, long) = inverted ? (x, y) : (y, x)
    let ratio = short.high / long.high
    var angle = DoubleDouble(high: ratio, low: 0)
    // So small an angle equals its tangent; others are far from the ends of the exponent's range once the longer side
    // is near 1.
    if ratio >= 0x1p-30 {
      let scale = Double(sign: .plus, exponent: min(-long.high.exponent, 1023), significand: 1)
      let (a, b) = (short.scaled(by: scale), long.scaled(by: scale))
      let index = (ratio * 8).rounded()
      let rest = (a - b * (index / 8)) / (b + a * (index / 8))
      let z = rest.high * rest.high
      var p = 1 / 17.0
      p = p * z - 1 / 15.0
      p = p * z + 1 / 13.0
      p = p * z - 1 / 11.0
      p = p * z + 1 / 9.0
      p = p * z - 1 / 7.0
      p = p * z + 1 / 5.0
      p = p * z - 1 / 3.0
      angle = anglesOfEighths[Int(index)] + (rest + DoubleDouble(high: rest.high * (z * p), low: 0))
    }
    return inverted ? DoubleDouble(high: pi / 2, low: piLow / 2) - angle : angle
  }
}

extension DoubleDouble {
  /// The number without its sign.
  fileprivate var magnitude: DoubleDouble {
    high < 0 ? DoubleDouble(high: -high, low: -low) : self
  }

  /// The product with a power of two.
  fileprivate func scaled(by power: Double) -> DoubleDouble {
    DoubleDouble(high: high * power, low: low * power)
  }

  /// The product with a double.
  fileprivate static func * (lhs: DoubleDouble, rhs: Double) -> DoubleDouble {
    DoubleDouble(product: lhs.high, rhs) + DoubleDouble(high: lhs.low * rhs, low: 0)
  }
}

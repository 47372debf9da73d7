extension EngineMath {
  /// The angle in −π/2…π/2 whose tangent is `x`.
  package static func atan(_ x: Double) -> Double {
    guard x.isFinite else { return x.isNaN ? x : (x < 0 ? -pi / 2 : pi / 2) }
    let angle = angle(ofTangent: x.magnitude).high
    return x.sign == .minus ? -angle : angle
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
    let acute = angle(ofTangent: (y / x).magnitude)
    let angle = x > 0 ? acute.high : (DoubleDouble(high: pi, low: piLow) - acute).high
    return y < 0 ? -angle : angle
  }

  /// The angle in −π/2…π/2 whose sine is `x`; NaN outside −1…1.
  package static func asin(_ x: Double) -> Double {
    atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }

  /// The angle in 0…π whose cosine is `x`; NaN outside −1…1.
  package static func acos(_ x: Double) -> Double {
    atan2(((1 - x) * (1 + x)).squareRoot(), x)
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

  /// The acute angle of a tangent that is not negative: what the nearest eighth leaves over is small enough for the series.
  private static func angle(ofTangent x: Double) -> DoubleDouble {
    let inverted = x > 1
    let ratio = inverted ? 1 / x : x
    let index = (ratio * 8).rounded()
    let eighth = index / 8
    let rest = inverted ? (1 - eighth * x) / (x + eighth) : (x - eighth) / (1 + eighth * x)
    let z = rest * rest
    var p = 1 / 17.0
    p = p * z - 1 / 15.0
    p = p * z + 1 / 13.0
    p = p * z - 1 / 11.0
    p = p * z + 1 / 9.0
    p = p * z - 1 / 7.0
    p = p * z + 1 / 5.0
    p = p * z - 1 / 3.0
    let small = DoubleDouble(sum: rest, rest * (z * p))
    let angle = anglesOfEighths[Int(index)] + small
    return inverted ? DoubleDouble(high: pi / 2, low: piLow / 2) - angle : angle
  }
}

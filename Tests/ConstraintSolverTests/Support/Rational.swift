/// An exact fraction of 128-bit integers; nil results mean that a number became too large.
struct Rational: Equatable {
  let numerator: Int128
  let denominator: Int128

  static let zero = Rational(0)
  static let one = Rational(1)

  init(_ value: Int) { (numerator, denominator) = (Int128(value), 1) }

  init(quarters: Int) { self = Rational(reducing: Int128(quarters), 4) }

  private init(reducing numerator: Int128, _ denominator: Int128) {
    var (first, second) = (numerator.magnitude, denominator.magnitude)
    while second != 0 { (first, second) = (second, first % second) }
    let divisor = Int128(first == 0 ? 1 : first) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var sign: Int { numerator.signum() == 0 ? 0 : numerator > 0 ? 1 : -1 }

  var double: Double { Double(numerator) / Double(denominator) }

  var negated: Rational { Rational(reducing: -numerator, denominator) }

  func plus(_ other: Rational) throws -> Rational {
    if numerator == 0 { return other }
    if other.numerator == 0 { return self }
    return Rational(
      reducing: try sum(product(numerator, other.denominator), product(other.numerator, denominator)),
      try product(denominator, other.denominator))
  }

  func times(_ other: Rational) throws -> Rational {
    if numerator == 0 || other.numerator == 0 { return .zero }
    return Rational(
      reducing: try product(numerator, other.numerator), try product(denominator, other.denominator))
  }

  func over(_ other: Rational) throws -> Rational {
    try times(Rational(reducing: other.denominator, other.numerator))
  }

  func isLess(than other: Rational) throws -> Bool { try plus(other.negated).sign < 0 }

  /// A number has more than 120 bits.
  struct Overflow: Error {}

  private func product(_ first: Int128, _ second: Int128) throws -> Int128 {
    let (value, overflow) = first.multipliedReportingOverflow(by: second)
    guard !overflow, value.magnitude < 1 << 120 else { throw Overflow() }
    return value
  }

  private func sum(_ first: Int128, _ second: Int128) throws -> Int128 {
    let (value, overflow) = first.addingReportingOverflow(second)
    guard !overflow, value.magnitude < 1 << 120 else { throw Overflow() }
    return value
  }
}

/// A number as the unevaluated sum of two doubles, the second at most half a unit in the last place of the first.
///
/// It has about 106 bits, for calculations in which a double would round once too often. It uses + − × ÷ only.
package struct DoubleDouble: Hashable, Sendable {
  /// The nearest double.
  package var high: Double
  /// The remainder beyond the nearest double.
  package var low: Double

  /// Creates a number from two normalized parts.
  package init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles.
  package init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// The exact product of two doubles, each below 2⁹⁹⁰ in size.
  package init(product a: Double, _ b: Double) {
    high = a * b
    let (a1, a2) = Self.halves(a)
    let (b1, b2) = Self.halves(b)
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  /// The sum of two numbers.
  package static func + (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sum: lhs.high, rhs.high)
    return DoubleDouble(sum: sum.high, sum.low + (lhs.low + rhs.low))
  }

  /// The difference of two numbers.
  package static func - (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble {
    lhs + DoubleDouble(high: -rhs.high, low: -rhs.low)
  }

  /// The product of two numbers.
  package static func * (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: lhs.high, rhs.high)
    return DoubleDouble(sum: product.high, product.low + (lhs.high * rhs.low + lhs.low * rhs.high))
  }

  /// The quotient of two numbers.
  package static func / (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble {
    let quotient = lhs.high / rhs.high
    let product = DoubleDouble(product: quotient, rhs.high)
    let rest = (lhs.high - product.high) - product.low + (lhs.low - quotient * rhs.low)
    return DoubleDouble(sum: quotient, rest / rhs.high)
  }

  /// Two numbers of 26 bits or fewer that add up to `value`.
  private static func halves(_ value: Double) -> (Double, Double) {
    let scaled = 134_217_729 * value  // 2²⁷ + 1
    let upper = scaled - (scaled - value)
    return (upper, value - upper)
  }
}

/// Decimal text of a number with a fixed count of decimals, the same on every machine and in every locale.
package enum FixedDecimal {
  /// The number rounded half away from zero; numbers too large for that, and those that are not finite, as Swift
  /// prints them.
  package static func text(_ value: Double, decimals: Int) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (value * Double(unit)).rounded()
    guard let ticks = Int64(exactly: scaled), abs(scaled) < 9_007_199_254_740_992 else { return "\(value)" }
    let sign = ticks < 0 ? "-" : ""
    let (whole, rest) = abs(ticks).quotientAndRemainder(dividingBy: Int64(unit))
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let digits = String(rest)
    return "\(sign)\(whole).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
  }
}

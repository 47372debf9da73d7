/// A sum whose terms cancel to less than this part of the larger one is rounding noise.
private let noise = 0x1p-36

/// The sum of two numbers, which is exactly zero where they cancel but for rounding.
///
/// Every coefficient and every cost of the tableau is made by this function, so that noise does not become a
/// coefficient to divide by. It is relative: a small coefficient that is meant stays.
@inline(__always) func cancelling(_ first: Double, _ second: Double) -> Double {
  let sum = first + second
  return sum.magnitude <= noise * (first.magnitude + second.magnitude) ? 0 : sum
}

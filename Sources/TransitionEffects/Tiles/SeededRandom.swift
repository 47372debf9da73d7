import UIKit

/// A generator of pseudo-random numbers that are the same for a seed on every machine (SplitMix64).
package struct SeededRandom {
  private var state: UInt64

  /// Makes a generator from a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next number in a range (SplitMix64, Steele and others 2014).
  package mutating func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    // A Double has 53 bits of precision.
    let fraction = CGFloat(Double(bits >> 11) / 9_007_199_254_740_992)
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }
}

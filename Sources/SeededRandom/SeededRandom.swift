/// Random numbers that follow from a seed alone, the same on every machine: SplitMix64 (Steele, Lea and Flood 2014).
///
/// Neighbouring seeds give unrelated numbers.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  @usableFromInline package var state: UInt64

  /// Creates a generator from a seed.
  @inlinable package init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  /// Returns the next number, with 64 random bits.
  @inlinable package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// Mixes bits, so that each bit of the result depends on all of them: the last step of SplitMix64, and a hash by
  /// itself.
  @inlinable package static func mix(_ bits: UInt64) -> UInt64 {
    var mixed = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumberGenerator {
  /// Returns a number in 0 ..< `bound`; 0 if the bound is less than 1.
  @inlinable package mutating func roll(_ bound: Int) -> Int {
    Int(next() % UInt64(max(1, bound)))
  }

  /// Returns true in one of `count` cases.
  @inlinable package mutating func once(in count: Int) -> Bool { roll(count) == 0 }

  /// Returns one of the elements, or nil if there are none.
  @inlinable package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(elements.count)]
  }

  /// Returns a number in 0 ..< 1, with 53 random bits.
  @inlinable package mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}

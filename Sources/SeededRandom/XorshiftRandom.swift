/// Random numbers by xorshift64 (Marsaglia 2003), for the fuzzer's worlds, the demo's photographs and older tests.
///
/// Because their seeds would otherwise give other worlds and photographs. Use ``SeededRandom`` for anything new.
package struct XorshiftRandom: RandomNumberGenerator, Sendable {
  @usableFromInline package var state: UInt64

  /// Creates a generator from a seed; neighbouring seeds give unrelated numbers.
  @inlinable package init(seed: UInt64) {
    var mixer = SeededRandom(seed: seed)
    state = mixer.next() | 1
  }

  /// Creates a generator from a seed that is multiplied, not mixed; seeds 2n and 2n + 1 can give the same numbers.
  @inlinable package init(multipliedSeed seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Returns the next number, with 64 random bits.
  @inlinable package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

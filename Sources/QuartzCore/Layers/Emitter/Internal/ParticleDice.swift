/// Random numbers that follow from a seed alone.
package struct ParticleDice {
  private var state: UInt64

  /// The numbers of a seed and a place in an order of things.
  package init(seed: UInt64, index: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ index &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  /// The next number, with 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0 ..< 1.
  package mutating func part() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number around a middle: up to half the range to either side.
  package mutating func around(_ middle: Double, _ range: Double) -> Double {
    middle + range * (part() - 0.5)
  }
}

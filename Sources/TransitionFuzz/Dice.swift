/// Numbers that look random and are the same in every run: xorshift64.
struct Dice {
  private var state: UInt64

  /// Dice whose throws follow from a seed alone.
  init(_ seed: UInt64) {
    // SplitMix64, so that neighbouring seeds have nothing in common.
    var mixed = seed &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    state = (mixed ^ (mixed >> 31)) | 1
  }

  /// A number from 0 up to, and without, a bound.
  mutating func roll(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, bound)))
  }

  /// True once in so many throws.
  mutating func once(in count: Int) -> Bool { roll(count) == 0 }

  /// One of some things.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(elements.count)]
  }
}

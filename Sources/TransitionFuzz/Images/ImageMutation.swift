import Foundation
import SeededRandom

/// Ways to damage a picture's file.
struct ImageMutation {
  /// Numbers that sizes, lengths and counts are often not made for.
  private static let oddNumbers: [UInt32] = [
    0, 1, 2, 0x7F, 0x80, 0xFF, 0x100, 0x3FFF, 0x4000, 0x7FFF, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
  ]

  /// A damaged copy: one to four changes, parts of `other` among them.
  static func damaged(_ data: Data, other: Data, _ dice: inout XorshiftRandom) -> Data {
    var bytes = [UInt8](data)
    for _ in 0...dice.roll(4) where !bytes.isEmpty { change(&bytes, [UInt8](other), &dice) }
    // Half of the damaged chunks get a sum that is right, so that what they hold is read.
    if dice.once(in: 2) { PNGSums.mend(&bytes) }
    return Data(bytes)
  }

  private static func change(_ bytes: inout [UInt8], _ other: [UInt8], _ dice: inout XorshiftRandom) {
    let place = dice.roll(bytes.count)
    let length = min(1 + dice.roll(dice.once(in: 4) ? 200 : 8), bytes.count - place)
    switch dice.roll(9) {
    case 0: bytes[place] ^= 1 << UInt8(dice.roll(8))
    case 1: bytes[place] = UInt8(dice.roll(256))
    case 2: bytes.removeLast(bytes.count - place)
    case 3: bytes.removeSubrange(place..<place + length)
    case 4: bytes.insert(contentsOf: bytes[place..<place + length], at: dice.roll(bytes.count))
    case 5: bytes.insert(contentsOf: (0..<length).map { _ in UInt8(dice.roll(256)) }, at: place)
    case 6: write(Self.oddNumbers[dice.roll(Self.oddNumbers.count)], into: &bytes, at: place, bytes: 4)
    case 7: write(Self.oddNumbers[dice.roll(Self.oddNumbers.count)], into: &bytes, at: min(place, 40), bytes: 2)
    default:
      guard !other.isEmpty else { return }
      let from = dice.roll(other.count)
      bytes.replaceSubrange(place..<place + length, with: other[from..<min(from + length, other.count)])
    }
  }

  private static func write(_ number: UInt32, into target: inout [UInt8], at place: Int, bytes count: Int) {
    for index in 0..<count where place + index < target.count {
      target[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(8 * (count - 1 - index)))
    }
  }
}

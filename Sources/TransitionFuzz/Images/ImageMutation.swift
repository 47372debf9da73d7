import Foundation
import FrameExport
import SeededRandom

/// Damages the file of an image.
struct ImageMutation {
  /// Numbers that are often wrong as sizes, lengths and counts.
  private static let oddNumbers: [UInt32] = [
    0, 1, 2, 0x7F, 0x80, 0xFF, 0x100, 0x3FFF, 0x4000, 0x7FFF, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
  ]

  /// Returns a damaged copy with one to four changes, some with parts of `other`.
  static func damaged(_ data: Data, other: Data, _ dice: inout XorshiftRandom) -> Data {
    var bytes = [UInt8](data)
    for _ in 0...dice.roll(4) where !bytes.isEmpty { change(&bytes, [UInt8](other), &dice) }
    // Half of the damaged chunks get a right checksum, so that their content is read.
    if dice.once(in: 2) { PNGSums.mend(&bytes) }
    return Data(bytes)
  }

  private static func change(_ bytes: inout [UInt8], _ other: [UInt8], _ dice: inout XorshiftRandom) {
    let offset = dice.roll(bytes.count)
    let length = min(1 + dice.roll(dice.once(in: 4) ? 200 : 8), bytes.count - offset)
    switch dice.roll(9) {
    case 0: bytes[offset] ^= 1 << UInt8(dice.roll(8))
    case 1: bytes[offset] = UInt8(dice.roll(256))
    case 2: bytes.removeLast(bytes.count - offset)
    case 3: bytes.removeSubrange(offset..<offset + length)
    case 4: bytes.insert(contentsOf: bytes[offset..<offset + length], at: dice.roll(bytes.count))
    case 5: bytes.insert(contentsOf: (0..<length).map { _ in UInt8(dice.roll(256)) }, at: offset)
    case 6: write(Self.oddNumbers[dice.roll(Self.oddNumbers.count)], into: &bytes, at: offset, bytes: 4)
    case 7: write(Self.oddNumbers[dice.roll(Self.oddNumbers.count)], into: &bytes, at: min(offset, 40), bytes: 2)
    default:
      guard !other.isEmpty else { return }
      let from = dice.roll(other.count)
      bytes.replaceSubrange(offset..<offset + length, with: other[from..<min(from + length, other.count)])
    }
  }

  private static func write(_ number: UInt32, into target: inout [UInt8], at offset: Int, bytes count: Int) {
    for index in 0..<count where offset + index < target.count {
      target[offset + index] = UInt8(truncatingIfNeeded: number >> UInt32(8 * (count - 1 - index)))
    }
  }
}

/// The checksums of the chunks of a PNG file.
enum PNGSums {
  /// Writes the right checksum behind each chunk that is complete.
  static func mend(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: PNGChunk.signature) else { return }
    var offset = 8
    while offset + 12 <= bytes.count {
      let length =
        Int(bytes[offset]) << 24 | Int(bytes[offset + 1]) << 16 | Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard offset + 12 + length <= bytes.count else { return }
      let end = offset + 8 + length
      let sum = PNGChunk.checksum(of: bytes[offset + 4..<end])
      bytes.replaceSubrange(end..<end + 4, with: PNGChunk.bigEndian(sum))
      offset += 12 + length
    }
  }
}

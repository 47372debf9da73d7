import FrameExport

/// The sums that guard the chunks of a PNG file.
enum PNGSums {
  /// Writes the right sum behind each chunk that lies wholly in the file.
  static func mend(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: PNGChunk.signature) else { return }
    var place = 8
    while place + 12 <= bytes.count {
      let length =
        Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard place + 12 + length <= bytes.count else { return }
      let end = place + 8 + length
      let sum = PNGChunk.checksum(of: bytes[place + 4..<end])
      bytes.replaceSubrange(end..<end + 4, with: PNGChunk.bigEndian(sum))
      place += 12 + length
    }
  }
}

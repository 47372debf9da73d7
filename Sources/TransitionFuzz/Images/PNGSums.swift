import FrameExport

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

/// The sums that guard the chunks of a PNG file.
enum PNGSums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  /// Writes the right sum behind each chunk that lies wholly in the file.
  static func mend(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var place = 8
    while place + 12 <= bytes.count {
      let length =
        Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard place + 12 + length <= bytes.count else { return }
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in bytes[place + 4..<place + 8 + length] {
        sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
      }
      for index in 0..<4 {
        bytes[place + 8 + length + index] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * index))
      }
      place += 12 + length
    }
  }
}

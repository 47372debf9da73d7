import PixelEffects

/// Bitmaps for tests, drawn by rule.
enum TestImages {
  /// A bitmap in which all pixels differ.
  static func pattern(_ width: Int, _ height: Int, isNew: Bool = false, scale: Double = 1) -> PixelBitmap {
    PixelBitmap(width: width, height: height, scale: scale).redrawn { y, row in
      for x in row.indices {
        let (a, b) = (UInt32((x * 5) & 255), UInt32((y * 3) & 255))
        row[x] = 0xFF00_0000 | (isNew ? 0x0000_4000 | a << 16 | b : 0x00C0_0000 | b << 8 | a)
      }
    }
  }

  /// A bitmap of one colour.
  static func plain(_ width: Int, _ height: Int, _ color: UInt32, scale: Double = 1) -> PixelBitmap {
    PixelBitmap(width: width, height: height, scale: scale).redrawn { _, row in
      for x in row.indices { row[x] = color }
    }
  }

  /// The mean difference of two bitmaps' colours, in 0…255.
  static func distance(_ one: PixelBitmap, _ other: PixelBitmap) -> Double {
    var sum = 0
    for (a, b) in zip(one.pixels, other.pixels) {
      for shift in [0, 8, 16] as [UInt32] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    }
    return Double(sum) / Double(max(1, 3 * one.pixels.count))
  }

  /// A hash of a bitmap (FNV-1a).
  static func digest(_ bitmap: PixelBitmap) -> UInt64 {
    bitmap.pixels.reduce(0xcbf2_9ce4_8422_2325) { hash, pixel in (hash ^ UInt64(pixel)) &* 0x0000_0100_0000_01b3 }
  }
}

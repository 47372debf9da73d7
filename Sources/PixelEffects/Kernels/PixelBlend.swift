/// Arithmetic on whole pixels, two channels at a time, in whole numbers: the same bits on every machine.
enum PixelBlend {
  /// A mixture: `amount` 256ths of the second pixel and the rest of the first.
  @inline(__always)
  static func mix(_ a: UInt32, _ b: UInt32, _ amount: UInt32) -> UInt32 {
    let rest = 256 &- amount
    let low = ((a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* amount &+ 0x0080_0080) &>> 8
    let high = ((a &>> 8) & 0x00FF_00FF) &* rest &+ ((b &>> 8) & 0x00FF_00FF) &* amount &+ 0x0080_0080
    return (low & 0x00FF_00FF) | (high & 0xFF00_FF00)
  }

  /// A pixel's colours in `light` 256ths of their brightness, at most 256; its opacity stays.
  @inline(__always)
  static func shade(_ pixel: UInt32, _ light: UInt32) -> UInt32 {
    mix(pixel & 0xFF00_0000, pixel, light)
  }

  /// An amount in 0…1 as 256ths.
  @inline(__always)
  static func part(_ amount: Double) -> UInt32 {
    amount > 0 ? UInt32(min(amount, 1) * 256 + 0.5) : 0
  }

  /// From 0 to 1 between two numbers, without a bend at the ends.
  static func smoothStep(_ value: Double, from low: Double, to high: Double) -> Double {
    guard high > low else { return value < high ? 0 : 1 }
    let part = min(max((value - low) / (high - low), 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// The luminance of a pixel, in 0…255, with the weights of Rec. 709 in 256ths.
  @inline(__always)
  static func luminance(_ pixel: UInt32) -> Int {
    Int(((pixel & 255) &* 18 &+ ((pixel &>> 8) & 255) &* 183 &+ ((pixel &>> 16) & 255) &* 55) &>> 8)
  }
}

extension PixelBitmap {
  /// A blend of two bitmaps: `amount` 256ths of the second.
  func mixed(with other: PixelBitmap, _ amount: UInt32) -> PixelBitmap {
    if amount == 0 { return self }
    if amount >= 256, other.width == width, other.height == height { return other }
    return read { a in
      other.read { b in
        redrawn { y, row in
          for x in row.indices { row[x] = PixelBlend.mix(a.at(x, y), b.at(x, y), amount) }
        }
      }
    }
  }
}

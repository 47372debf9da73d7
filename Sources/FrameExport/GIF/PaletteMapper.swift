import Raster

/// Maps bitmaps to palette indices.
///
/// A colour of the palette is kept. Others are dithered in an ordered 8 × 8 pattern, which is fixed to the screen, so
/// that pixels that do not change do not flicker.
struct PaletteMapper {
  private let palette: ColorPalette
  /// The nearest colour to the middle of each bucket, computed when first needed; -1 before.
  private var nearest = [Int16](repeating: -1, count: 1 << 18)
  /// The index of each palette colour.
  private let exact: [UInt32: UInt8]
  /// The offsets that the pattern adds to a channel.
  private let pattern: [Int]

  init(_ palette: ColorPalette) {
    self.palette = palette
    var exact: [UInt32: UInt8] = [:]
    for (index, color) in palette.colors.enumerated() where exact[color] == nil { exact[color] = UInt8(index) }
    self.exact = exact
    pattern = Self.bayer.map { ($0 * 2 - 63) * palette.spread / 128 }
  }

  /// Returns the indices of an opaque bitmap, row by row.
  mutating func indices(of bitmap: PixelBuffer) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: bitmap.pixels.count)
    var lastColor: UInt32 = .max
    var lastExact: UInt8?
    var offset = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let color = bitmap.pixels[offset] & 0xFF_FFFF
        if color != lastColor {
          lastColor = color
          lastExact = exact[color]
        }
        result[offset] = lastExact ?? near(Self.shifted(color, by: pattern[(y & 7) << 3 | x & 7]))
        offset += 1
      }
    }
    return result
  }

  private mutating func near(_ color: UInt32) -> UInt8 {
    let key = ColorHistogram.key(of: color)
    if nearest[key] >= 0 { return UInt8(nearest[key]) }
    let middle = color & 0xFC_FCFC | 0x02_0202
    var best = (index: 0, distance: Int.max)
    for (index, candidate) in palette.colors.enumerated() {
      let distance = ColorPalette.distance(middle, candidate)
      if distance < best.distance { best = (index, distance) }
    }
    nearest[key] = Int16(best.index)
    return UInt8(best.index)
  }

  private static func shifted(_ color: UInt32, by amount: Int) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      UInt32(min(255, max(0, Int(color >> shift & 0xFF) + amount))) << shift
    }
    return channel(16) | channel(8) | channel(0)
  }

  /// The Bayer matrix: each of 0…63 once, with neighbours far apart.
  private static let bayer: [Int] = (0..<64).map { index in
    let (x, y) = (index & 7, index >> 3)
    return (0..<3).reduce(0) { value, bit in
      let (a, b) = (x >> bit & 1, y >> bit & 1)
      return value | ((a ^ b) << 1 | b) << (2 * (2 - bit))
    }
  }
}

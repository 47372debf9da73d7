import Raster

/// Turns pictures into palette indices.
///
/// A colour of the palette stays as it is; others are dithered in an ordered 8 × 8 pattern, which stands still on the
/// screen, so that what doesn't move doesn't flicker.
struct PaletteMapper {
  private let palette: ColorPalette
  /// The nearest colour to the middle of each bucket, found when first needed; -1 before.
  private var nearest = [Int16](repeating: -1, count: 1 << 18)
  /// Each palette colour's index.
  private let exact: [UInt32: UInt8]
  /// What the pattern adds at each of its places.
  private let pattern: [Int]

  init(_ palette: ColorPalette) {
    self.palette = palette
    var exact: [UInt32: UInt8] = [:]
    for (index, color) in palette.colors.enumerated() where exact[color] == nil { exact[color] = UInt8(index) }
    self.exact = exact
    pattern = Self.bayer.map { ($0 * 2 - 63) * palette.spread / 128 }
  }

  /// The indices of an opaque picture, row by row.
  mutating func indices(of picture: PixelBuffer) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: picture.pixels.count)
    var lastColor: UInt32 = .max
    var lastExact: UInt8?
    var place = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let color = picture.pixels[place] & 0xFF_FFFF
        if color != lastColor {
          lastColor = color
          lastExact = exact[color]
        }
        result[place] = lastExact ?? near(Self.shifted(color, by: pattern[(y & 7) << 3 | x & 7]))
        place += 1
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

  /// The ordered pattern: each of 0 to 63 once, neighbours far apart.
  private static let bayer: [Int] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    return (0..<3).reduce(0) { value, bit in
      let (a, b) = (x >> bit & 1, y >> bit & 1)
      return value | ((a ^ b) << 1 | b) << (2 * (2 - bit))
    }
  }
}

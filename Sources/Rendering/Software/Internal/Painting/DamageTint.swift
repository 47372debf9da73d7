import Raster

/// Draws the damage overlay.
enum DamageTint {
  private static let inside: UInt32 = 0x4040_3A00
  private static let border: UInt32 = 0xFFFF_D000

  /// Composites the colours over a bitmap of the canvas.
  static func tint(_ bitmap: inout PixelBuffer, _ damage: PixelRect) {
    for y in damage.minY..<damage.maxY {
      for x in damage.minX..<damage.maxX {
        let isBorder = x == damage.minX || y == damage.minY || x == damage.maxX - 1 || y == damage.maxY - 1
        let index = y * bitmap.width + x
        bitmap.pixels[index] = PixelMath.over(isBorder ? border : inside, bitmap.pixels[index])
      }
    }
  }
}

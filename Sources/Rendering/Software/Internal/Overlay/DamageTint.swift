import Raster

/// The part of a canvas that was drawn anew, made visible.
enum DamageTint {
  private static let inside: UInt32 = 0x4040_3A00
  private static let border: UInt32 = 0xFFFF_D000

  /// Lays the colours over a picture of the canvas.
  static func tint(_ picture: inout PixelBuffer, _ damage: PixelRect) {
    for y in damage.minY..<damage.maxY {
      for x in damage.minX..<damage.maxX {
        let isBorder = x == damage.minX || y == damage.minY || x == damage.maxX - 1 || y == damage.maxY - 1
        let index = y * picture.width + x
        picture.pixels[index] = PixelMath.over(isBorder ? border : inside, picture.pixels[index])
      }
    }
  }
}

import Raster

/// What a renderer shows of its own work, over the picture.
public struct RenderOverlay: OptionSet, Hashable, Sendable {
  /// The choices as bits.
  public let rawValue: Int

  /// Choices from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Yellow over the rectangle that was drawn anew, with a border of a pixel: all of a first frame, nothing of one that is as the
  /// frame before.
  public static let damage = RenderOverlay(rawValue: 1)
  /// How often each pixel of the whole frame is drawn, a group's pixels with those of what it is made of: once as it is, twice
  /// blue, three times green, four times pink, more often red, as Android's developer options show it. A colour of which a turned
  /// picture leaves little is counted whole, though only what it leaves is filled.
  public static let overdraw = RenderOverlay(rawValue: 2)
}

/// The part of a canvas that was drawn anew, made visible.
enum DamageTint {
  private static let inside: UInt32 = 0x4040_3A00
  private static let border: UInt32 = 0xFFFF_D000

  /// Lays the colours over a picture of the canvas.
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

import Raster

/// Debugging overlays that a renderer draws over the frame.
public struct RenderOverlay: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Yellow over the damage, the rectangle that was drawn again, with a border of one pixel.
  ///
  /// All of a first frame; nothing of a frame without a change.
  public static let damage = RenderOverlay(rawValue: 1)
  /// A colour for the number of times that each pixel is drawn: none for one, blue for two, green for three, pink for
  /// four, red for more, as in Android's developer options.
  ///
  /// A group's pixels count together with those of its content. A colour counts in full even where a rotated image
  /// hides most of it.
  public static let overdraw = RenderOverlay(rawValue: 2)
}

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

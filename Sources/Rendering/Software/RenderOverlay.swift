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

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

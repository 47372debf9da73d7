import Raster

/// The pixels that may be touched: a rectangle, cut off along straight lines.
struct ClipRegion {
  /// The rectangle.
  var rect: PixelRect
  /// What is cut off it.
  var cuts: [PixelCut] = []

  /// The part inside a rectangle.
  func intersection(_ other: PixelRect) -> ClipRegion {
    ClipRegion(rect: rect.intersection(other), cuts: cuts)
  }
}

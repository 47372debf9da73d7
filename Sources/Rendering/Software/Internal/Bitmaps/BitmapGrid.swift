import CoreGraphics
import Raster

/// The pixel grid of a bitmap that shows a part of a plane.
struct BitmapGrid {
  /// The longest side and the greatest area of a bitmap, in pixels.
  private static let maxSide = 16_384.0
  static let maxPixels = 33_554_432.0

  /// The bitmap's pixels.
  let canvas: PixelRect
  /// Maps the plane to the bitmap's pixels.
  let map: Homography
  /// The part of the plane.
  let rect: CGRect
  /// Pixels per point.
  let resolution: Double

  /// Creates a grid around a rectangle with `margin` more pixels on each side; nil if the rectangle is invalid or too
  /// large.
  init?(_ bounds: CGRect, resolution: Double, margin: Int) {
    guard RoundedRect(bounds) != nil, resolution > 0, resolution.isFinite else { return nil }
    let left = (bounds.minX * resolution).rounded(.down) - Double(margin)
    let top = (bounds.minY * resolution).rounded(.down) - Double(margin)
    let width = (bounds.maxX * resolution).rounded(.up) + Double(margin) - left
    let height = (bounds.maxY * resolution).rounded(.up) + Double(margin) - top
    guard max(width, height) <= Self.maxSide, width * height <= Self.maxPixels, width.isFinite, height.isFinite
    else { return nil }
    canvas = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
    map = Homography(xx: resolution, x1: -left, yy: resolution, y1: -top)
    rect = CGRect(x: left / resolution, y: top / resolution, width: width / resolution, height: height / resolution)
    self.resolution = resolution
  }

  /// Creates a grid, halving the resolution until the bitmap is small enough.
  init?(fitting bounds: CGRect, resolution: Double, margin: Int) {
    var resolution = min(resolution, 64)
    for _ in 0..<24 {
      if let grid = BitmapGrid(bounds, resolution: resolution, margin: margin) {
        self = grid
        return
      }
      resolution /= 2
    }
    return nil
  }
}

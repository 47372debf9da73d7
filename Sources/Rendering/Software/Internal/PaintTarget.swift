import Raster

/// Pixels that are drawn into: a band of the canvas, or a group's own.
struct PaintTarget {
  /// The pixel at the rectangle's first column and row.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// The pixels of the canvas that are held.
  let rect: PixelRect

  /// The address of a pixel of the canvas.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- rect.minY) &* stride &+ (x &- rect.minX))
  }
}

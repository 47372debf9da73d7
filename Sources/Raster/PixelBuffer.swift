/// A rectangle of pixels in memory: premultiplied BGRA, 8 bits a channel, top row first.
///
/// A pixel is one little-endian `UInt32` whose lowest byte is blue and whose highest byte is alpha.
package struct PixelBuffer: Hashable, Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Row-major pixels, `width * height` of them, no padding.
  package var pixels: [UInt32]

  /// A buffer filled with one pixel value (transparent black unless told).
  package init(width: Int, height: Int, fill: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "a pixel buffer has no negative sides")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: fill, count: width * height)
  }

  /// A buffer over pixels that exist already; their count is `width * height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a pixel buffer holds width x height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

import Raster

extension PixelBuffer {
  /// Fills a rectangle, clipped to the bitmap, with an opaque pixel value.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, with pixel: UInt32) {
    let columns = max(0, x)..<max(0, x, min(self.width, x + width))
    let rows = max(0, y)..<max(0, y, min(self.height, y + height))
    for row in rows {
      for column in columns { pixels[row * self.width + column] = pixel }
    }
  }

  /// Draws a bitmap over this one with its upper left corner at a position; it must fit.
  mutating func draw(_ bitmap: PixelBuffer, x: Int, y: Int) {
    precondition(x >= 0 && y >= 0 && x + bitmap.width <= width && y + bitmap.height <= height)
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let index = (y + row) * width + x + column
        pixels[index] = Self.over(bitmap.pixels[row * bitmap.width + column], pixels[index])
      }
    }
  }

  @inline(__always)
  private static func over(_ front: UInt32, _ back: UInt32) -> UInt32 {
    let rest = 255 - (front >> 24)
    guard rest > 0 else { return front }
    func channel(_ shift: UInt32) -> UInt32 {
      let product = (back >> shift & 0xFF) * rest + 128
      return min(255, (front >> shift & 0xFF) + (product + product >> 8) >> 8) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}

import Raster

extension PixelBuffer {
  /// Fills a rectangle with an opaque pixel value; what lies outside is left out.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, with pixel: UInt32) {
    let columns = max(0, x)..<max(0, x, min(self.width, x + width))
    let rows = max(0, y)..<max(0, y, min(self.height, y + height))
    for row in rows {
      for column in columns { pixels[row * self.width + column] = pixel }
    }
  }

  /// Lays a picture over this one with its upper left corner at a place; it must fit.
  mutating func draw(_ picture: PixelBuffer, x: Int, y: Int) {
    precondition(x >= 0 && y >= 0 && x + picture.width <= width && y + picture.height <= height)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let place = (y + row) * width + x + column
        pixels[place] = Self.over(picture.pixels[row * picture.width + column], pixels[place])
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

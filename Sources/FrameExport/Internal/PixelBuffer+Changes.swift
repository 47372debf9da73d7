import Raster

extension PixelBuffer {
  /// Returns the smallest rectangle that contains all differences from a bitmap of the same size; nil if there are
  /// none.
  func changedRect(from other: PixelBuffer) -> PixelRect? {
    var area = PixelRect.empty
    pixels.withUnsafeBufferPointer { mine in
      other.pixels.withUnsafeBufferPointer { theirs in
        for y in 0..<height {
          let row = y &* width
          var left = 0
          while left < width, mine[row &+ left] == theirs[row &+ left] { left &+= 1 }
          guard left < width else { continue }
          var right = width &- 1
          while mine[row &+ right] == theirs[row &+ right] { right &-= 1 }
          area = area.union(PixelRect(minX: left, minY: y, maxX: right + 1, maxY: y + 1))
        }
      }
    }
    return area.isEmpty ? nil : area
  }

  /// Returns a part of the bitmap.
  func cropped(to area: PixelRect) -> PixelBuffer {
    guard area.width < width || area.height < height else { return self }
    var part: [UInt32] = []
    part.reserveCapacity(area.width * area.height)
    for y in area.minY..<area.maxY { part += pixels[y * width + area.minX..<y * width + area.maxX] }
    return PixelBuffer(width: area.width, height: area.height, pixels: part)
  }

  /// Returns the bitmap over white, opaque.
  func onWhite() -> PixelBuffer {
    guard !isOpaque else { return self }
    let opaque = pixels.map { pixel in
      let white = 255 - (pixel >> 24)
      return pixel &+ (white * 0x01_01_01) | 0xFF00_0000
    }
    return PixelBuffer(width: width, height: height, pixels: opaque)
  }
}

import Raster

extension PixelBuffer {
  /// The smallest rectangle outside which another picture of the same size is the same; nil if all is the same.
  func changedRect(from other: PixelBuffer) -> PixelArea? {
    var area: PixelArea?
    pixels.withUnsafeBufferPointer { mine in
      other.pixels.withUnsafeBufferPointer { theirs in
        for y in 0..<height {
          let row = y &* width
          var left = 0
          while left < width, mine[row &+ left] == theirs[row &+ left] { left &+= 1 }
          guard left < width else { continue }
          var right = width &- 1
          while mine[row &+ right] == theirs[row &+ right] { right &-= 1 }
          area =
            area?.including(left: left, right: right, row: y)
            ?? PixelArea(x: left, y: y, width: right - left + 1, height: 1)
        }
      }
    }
    return area
  }

  /// A part of the picture.
  func cropped(to area: PixelArea) -> PixelBuffer {
    guard area.width < width || area.height < height else { return self }
    var part: [UInt32] = []
    part.reserveCapacity(area.width * area.height)
    for y in area.y..<area.y + area.height {
      part += pixels[y * width + area.x..<y * width + area.x + area.width]
    }
    return PixelBuffer(width: area.width, height: area.height, pixels: part)
  }

  /// The picture laid on white, opaque.
  func onWhite() -> PixelBuffer {
    guard !isOpaque else { return self }
    let opaque = pixels.map { pixel in
      let white = 255 - (pixel >> 24)
      return pixel &+ (white * 0x01_01_01) | 0xFF00_0000
    }
    return PixelBuffer(width: width, height: height, pixels: opaque)
  }
}

/// A bitmap: premultiplied BGRA, 8 bits per channel, top row first.
///
/// A pixel is one little-endian `UInt32` whose lowest byte is blue and whose highest byte is alpha.
package struct PixelBuffer: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels row by row, `width * height` of them, without padding.
  package var pixels: [UInt32]

  /// Creates a bitmap filled with one pixel value, transparent black by default.
  package init(width: Int, height: Int, fill: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "a pixel buffer has no negative sides")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: fill, count: width * height)
  }

  /// Creates a bitmap from `width * height` pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a pixel buffer holds width x height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension PixelBuffer {
  /// Clamps each pixel's colours to its alpha; copies nothing if all pixels are valid premultiplied ones.
  package mutating func limitColorsToAlpha() {
    guard let first = pixels.withUnsafeBufferPointer({ Self.firstColorAboveAlpha($0) }) else { return }
    for index in first..<pixels.count { pixels[index] = PixelMath.clampedToAlpha(pixels[index]) }
  }

  private static func firstColorAboveAlpha(_ pixels: UnsafeBufferPointer<UInt32>) -> Int? {
    var index = 0
    while index < pixels.count {
      if PixelMath.clampedToAlpha(pixels[index]) != pixels[index] { return index }
      index &+= 1
    }
    return nil
  }
}

extension PixelBuffer {
  /// Returns one colour with the alpha of this bitmap: the source of a shadow's blur.
  ///
  /// - Parameters:
  ///   - region: the part to take, which may reach beyond the bitmap; nil for all of it.
  ///   - pixel: the colour, premultiplied BGRA.
  package func alphaSilhouette(in region: PixelRect? = nil, pixel: UInt32) -> PixelBuffer {
    let region = region ?? PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var result = PixelBuffer(width: region.width, height: region.height)
    let columns = max(0, region.minX)..<max(0, region.minX, min(width, region.maxX))
    for y in max(0, region.minY)..<max(0, region.minY, min(height, region.maxY)) {
      let (from, to) = (y * width, (y - region.minY) * region.width - region.minX)
      for x in columns {
        let alpha = pixels[from + x] >> 24
        if alpha > 0 { result.pixels[to + x] = PixelMath.scale(pixel, by: alpha) }
      }
    }
    return result
  }
}

extension PixelBuffer {
  /// The smallest rectangle around all pixels that are not transparent black; empty if there are none.
  ///
  /// The search goes from the outside inwards, so only large clear margins take long.
  package var inkBounds: PixelRect {
    pixels.withUnsafeBufferPointer { pixels in
      func isClear(_ y: Int) -> Bool {
        var index = y &* width
        let last = index &+ width
        while index < last {
          // Runs of 64 pixels are tested without a branch.
          let end = min(index &+ 64, last)
          var all: UInt32 = 0
          while index < end {
            all |= pixels[index]
            index &+= 1
          }
          if all != 0 { return false }
        }
        return true
      }
      var (top, bottom) = (0, height)
      while top < bottom, isClear(top) { top += 1 }
      while bottom > top, isClear(bottom - 1) { bottom -= 1 }
      guard top < bottom else { return .empty }
      var (left, right) = (width, 0)
      for y in top..<bottom {
        let row = y &* width
        for x in 0..<left where pixels[row &+ x] != 0 {
          left = x
          break
        }
        for x in stride(from: width - 1, through: max(right, left), by: -1) where pixels[row &+ x] != 0 {
          right = x + 1
          break
        }
      }
      return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
    }
  }
}

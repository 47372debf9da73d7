import Raster

/// Copies pixels of a bitmap in the order of a web page's: red, green, blue, alpha.
enum PixelCopy {
  /// Copies a rectangle; returns the number of pixels.
  static func copy(_ rect: PixelRect, of buffer: PixelBuffer, to target: UnsafeMutablePointer<UInt32>) -> Int {
    buffer.pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      for y in rect.minY..<rect.maxY {
        let row = pixels.baseAddress! + y * buffer.width
        for x in rect.minX..<rect.maxX {
          target[index] = swapped(row[x])
          index &+= 1
        }
      }
      return index
    }
  }

  /// Copies a rectangle at half the size, each pixel the mean of four; the rectangle has even edges, or ends with the
  /// bitmap.
  static func copyHalf(_ rect: PixelRect, of buffer: PixelBuffer, to target: UnsafeMutablePointer<UInt32>) -> Int {
    buffer.pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      for y in stride(from: rect.minY, to: rect.maxY, by: 2) {
        let row = pixels.baseAddress! + y * buffer.width
        let next = y + 1 < buffer.height ? row + buffer.width : row
        // Four at a time, as far as each has a pixel on its right.
        let whole = rect.minX + max(0, min(rect.maxX, buffer.width) - rect.minX) / 8 * 8
        for x in stride(from: rect.minX, to: whole, by: 8) {
          let (upper, lower) = (eight(at: row + x), eight(at: next + x))
          let pixels = swapped(mean(upper.evenHalf, upper.oddHalf, lower.evenHalf, lower.oddHalf))
          UnsafeMutableRawPointer(target + index).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
          index &+= 4
        }
        for x in stride(from: whole, to: rect.maxX, by: 2) {
          let right = x + 1 < buffer.width ? x + 1 : x
          target[index] = swapped(mean(lane(row[x]), lane(row[right]), lane(next[x]), lane(next[right])))[0]
          index &+= 1
        }
      }
      return index
    }
  }

  @inline(__always) private static func swapped(_ pixel: UInt32) -> UInt32 {
    (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
  }

  @inline(__always) private static func lane(_ pixel: UInt32) -> SIMD4<UInt32> { SIMD4(pixel, 0, 0, 0) }

  @inline(__always) private static func eight(at pixels: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always) private static func swapped(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    (pixels & 0xFF00_FF00) | (pixels &>> 16 & 0xFF) | (pixels & 0xFF) &<< 16
  }

  @inline(__always) private static func mean(
    _ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ c: SIMD4<UInt32>, _ d: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let even = SIMD4<UInt32>(repeating: 0x00FF_00FF)
    let half = SIMD4<UInt32>(repeating: 0x0002_0002)
    let sums = (a & even) &+ (b & even) &+ (c & even) &+ (d & even) &+ half
    let odd = (a &>> 8 & even) &+ (b &>> 8 & even) &+ (c &>> 8 & even) &+ (d &>> 8 & even) &+ half
    return (sums &>> 2 & even) | (odd &>> 2 & even) &<< 8
  }
}

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

  /// Copies a rectangle at a third of the size, each pixel the mean of nine; the rectangle's edges are multiples of
  /// three, or it ends with the bitmap.
  static func copyThird(_ rect: PixelRect, of buffer: PixelBuffer, to target: UnsafeMutablePointer<UInt32>) -> Int {
    let width = rect.maxX - rect.minX
    let count = (width + 2) / 3
    // The sums of three rows, two channels to a number; the last column stands for those that are missing.
    var (even, odd) = ([UInt32](repeating: 0, count: count * 3), [UInt32](repeating: 0, count: count * 3))
    return buffer.pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      for y in stride(from: rect.minY, to: rect.maxY, by: 3) {
        let rows = (y..<y + 3).map { pixels.baseAddress! + min($0, buffer.height - 1) * buffer.width + rect.minX }
        let (first, second, third) = (rows[0], rows[1], rows[2])
        for x in 0..<width {
          let (a, b, c) = (first[x], second[x], third[x])
          even[x] = (a & 0x00FF_00FF) &+ (b & 0x00FF_00FF) &+ (c & 0x00FF_00FF)
          odd[x] = (a &>> 8 & 0x00FF_00FF) &+ (b &>> 8 & 0x00FF_00FF) &+ (c &>> 8 & 0x00FF_00FF)
        }
        for x in width..<count * 3 { (even[x], odd[x]) = (even[width - 1], odd[width - 1]) }
        for x in 0..<count {
          let at = 3 &* x
          let pixel = ninth(even[at] &+ even[at &+ 1] &+ even[at &+ 2])
          target[index] = swapped(pixel | ninth(odd[at] &+ odd[at &+ 1] &+ odd[at &+ 2]) &<< 8)
          index &+= 1
        }
      }
      return index
    }
  }

  /// Returns the rounded ninth of two sums of nine channels each; 7,282 is a ninth of 65,536, rounded, which is exact
  /// for sums up to 9 · 255.
  @inline(__always) private static func ninth(_ sums: UInt32) -> UInt32 {
    let low = ((sums & 0xFFFF) &* 7_282 &+ 32_768) &>> 16
    let high = ((sums &>> 16) &* 7_282 &+ 32_768) &>> 16
    return low | high &<< 16
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

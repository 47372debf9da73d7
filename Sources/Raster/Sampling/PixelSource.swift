/// A window of pixels in memory to sample from; what lies outside of the window repeats its nearest pixel.
///
/// Holds pointers: valid only while the pixels it was made from are.
package struct PixelSource {
  /// The pixel in row 0, column 0.
  package let base: UnsafePointer<UInt32>
  /// Pixels from one row to the next.
  package let stride: Int
  /// The pixels that may be read; not empty.
  package let window: PixelRect

  /// A view of pixels; nil if the window holds none.
  package init?(base: UnsafePointer<UInt32>, stride: Int, window: PixelRect) {
    guard !window.isEmpty else { return nil }
    self.base = base
    self.stride = stride
    self.window = window
  }

  /// The start of the window's row nearest to `y`; columns count from the picture's, not the window's.
  @inline(__always)
  package func row(_ y: Int) -> UnsafePointer<UInt32> {
    base + min(max(y, window.minY), window.maxY &- 1) &* stride
  }

  /// The nearest column of the window.
  @inline(__always)
  func column(_ x: Int) -> Int {
    min(max(x, window.minX), window.maxX &- 1)
  }

  /// Two pixels' channels interpolated: (a · (256 − weight) + b · weight + 128) / 256.
  @inline(__always)
  static func mix(_ a: UInt64, _ b: UInt64, _ weight: UInt64) -> UInt64 {
    ((a &* (256 &- weight) &+ b &* weight &+ 0x0080_0080_0080_0080) &>> 8) & 0x00FF_00FF_00FF_00FF
  }

  /// A pixel's channels, 16 bits apart.
  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64((pixel &>> 8) & 0x00FF_00FF) &<< 32
  }

  /// The pixel from channels 16 bits apart.
  @inline(__always)
  static func gather(_ channels: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: channels) | UInt32(truncatingIfNeeded: channels &>> 32) &<< 8
  }

  /// The pixel at a place given in 1/256 of a pixel, (0, 0) being the centre of the first: columns are interpolated first.
  @inline(__always)
  func bilinear(x: Int, y: Int) -> UInt32 {
    let left = x &>> 8
    let top = row(y &>> 8)
    let bottom = row(y &>> 8 &+ 1)
    let (a, b) = (column(left), column(left &+ 1))
    let weight = UInt64(truncatingIfNeeded: x & 255)
    let upper = Self.mix(Self.spread(top[a]), Self.spread(top[b]), weight)
    let lower = Self.mix(Self.spread(bottom[a]), Self.spread(bottom[b]), weight)
    return Self.gather(Self.mix(upper, lower, UInt64(truncatingIfNeeded: y & 255)))
  }
}

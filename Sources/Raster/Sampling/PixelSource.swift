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

  /// A view of one pixel.
  package init(pixel: UnsafePointer<UInt32>) {
    (base, stride, window) = (pixel, 1, PixelRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// The start of the window's row nearest to `y`; columns count from the picture's, not the window's.
  @inlinable @inline(__always)
  package func row(_ y: Int) -> UnsafePointer<UInt32> {
    base + min(max(y, window.minY), window.maxY &- 1) &* stride
  }

  /// The nearest column of the window.
  @inlinable @inline(__always)
  package func column(_ x: Int) -> Int {
    min(max(x, window.minX), window.maxX &- 1)
  }

  /// The pixel at a whole place.
  @inlinable @inline(__always)
  package func at(_ x: Int, _ y: Int) -> UInt32 {
    row(y)[column(x)]
  }

  /// Two pixels' channels interpolated: (a · (256 − weight) + b · weight + 128) / 256.
  @inlinable @inline(__always)
  static func mix(_ a: UInt64, _ b: UInt64, _ weight: UInt64) -> UInt64 {
    ((a &* (256 &- weight) &+ b &* weight &+ 0x0080_0080_0080_0080) &>> 8) & 0x00FF_00FF_00FF_00FF
  }

  /// A pixel's channels, 16 bits apart.
  @inlinable @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64((pixel &>> 8) & 0x00FF_00FF) &<< 32
  }

  /// The pixel from channels 16 bits apart.
  @inlinable @inline(__always)
  static func gather(_ channels: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: channels) | UInt32(truncatingIfNeeded: channels &>> 32) &<< 8
  }

  /// The pixel at a place given in 1/256 of a pixel, (0, 0) being the centre of the first: rows are interpolated first.
  @inlinable @inline(__always)
  package func bilinear(x: Int, y: Int) -> UInt32 {
    let (top, bottom) = (row(y &>> 8), row(y &>> 8 &+ 1))
    let (left, right) = (column(x &>> 8), column(x &>> 8 &+ 1))
    let down = UInt64(truncatingIfNeeded: y & 255)
    let a = Self.mix(Self.spread(top[left]), Self.spread(bottom[left]), down)
    let b = Self.mix(Self.spread(top[right]), Self.spread(bottom[right]), down)
    return Self.gather(Self.mix(a, b, UInt64(truncatingIfNeeded: x & 255)))
  }

  /// The same for eight places at once, whose neighbours all lie in the window.
  @inline(__always)
  func bilinearInside(_ place: (_ index: Int) -> (x: Int, y: Int)) -> PixelLanes.Pixels {
    var (a, b, c, d) = (PixelLanes.Pixels(), PixelLanes.Pixels(), PixelLanes.Pixels(), PixelLanes.Pixels())
    var (across, down) = (PixelLanes.Pixels(), PixelLanes.Pixels())
    for lane in 0..<PixelLanes.count {
      let (x, y) = place(lane)
      let top = base + ((y &>> 8) &* stride &+ x &>> 8)
      let bottom = top + stride
      a[lane] = top[0]
      b[lane] = top[1]
      c[lane] = bottom[0]
      d[lane] = bottom[1]
      across[lane] = UInt32(truncatingIfNeeded: x & 255)
      down[lane] = UInt32(truncatingIfNeeded: y & 255)
    }
    return PixelLanes.mix(
      PixelLanes.mix(a, c, weights: down), PixelLanes.mix(b, d, weights: down), weights: across)
  }

  /// Whether the four neighbours of a place lie in the window, with a pixel to spare on each side.
  @inline(__always)
  func isInside(x: Int, y: Int) -> Bool {
    let (column, row) = (x &>> 8, y &>> 8)
    return column > window.minX && column < window.maxX &- 2 && row > window.minY && row < window.maxY &- 2
  }
}

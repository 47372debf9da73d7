import CPrefetch
import CWideKernels

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

  /// Four places in 1/256 of a pixel, and how far their pixels lie from the first.
  typealias Places = (x: SIMD4<UInt64>, y: SIMD4<UInt64>, offsets: (Int, Int, Int, Int))

  /// How far a place's pixel lies from the first; the place is given by its pixel.
  @inline(__always)
  func offset(column: Int, row: Int) -> Int { row &* stride &+ column }

  /// The same as ``bilinear(x:y:)`` for eight places at once, whose neighbours all lie in the window.
  @inline(__always)
  func bilinearInside(_ first: Places, _ second: Places) -> PixelLanes.Pixels {
    PixelLanes.mixPairs(
      columnsInside(first), columnsInside(second),
      weights: PixelLanes.weights(first.x, second.x))
  }

  /// For each of four places the pixels left and right of it, each mixed from the rows above and below.
  ///
  /// Lanes are put together from constants: a lane that a loop sets goes through memory, and waits for it each time.
  @inline(__always)
  private func columnsInside(_ places: Places) -> PixelLanes.Pixels {
    let upper = UnsafeRawPointer(base)
    let lower = UnsafeRawPointer(base + stride)
    @inline(__always)
    func pairs(_ row: UnsafeRawPointer) -> PixelLanes.Pixels {
      @inline(__always)
      func pair(_ offset: Int) -> UInt64 {
        row.loadUnaligned(fromByteOffset: 4 &* offset, as: UInt64.self)
      }
      let (a, b, c, d) = places.offsets
      return unsafeBitCast(SIMD4(pair(a), pair(b), pair(c), pair(d)), to: PixelLanes.Pixels.self)
    }
    return PixelLanes.mix(pairs(upper), pairs(lower), toB: PixelLanes.pairWeights(places.y))
  }

  /// Fetches a place in 1/256 of a pixel that will be read soon; it may lie anywhere.
  @inline(__always)
  func prefetch(x: Int, y: Int) {
    let offset = UInt(bitPattern: (y &>> 8) &* stride &+ x &>> 8)
    matchcut_prefetch(UnsafeRawPointer(bitPattern: UInt(bitPattern: base) &+ 4 &* offset))
  }

  /// Fetches a run of a row that will be read soon; of what lies outside of the window the border, and of short runs nothing: where
  /// rows go on without a gap the processor foresees them.
  @inline(__always)
  func prefetch(row: Int, columns: Range<Int>) {
    guard columns.count >= 128 else { return }
    let first = column(columns.lowerBound)
    matchcut_prefetch_pixels(self.row(row) + first, column(columns.upperBound) &- first)
  }

  /// The window as the wide kernels take it; nil for one of a single row or column, or whose offsets they could not tell.
  @inline(__always)
  var smallWindow: matchcut_window? {
    guard window.width > 1, window.height > 1, window.minX >= 0, window.minY >= 0,
      max(window.maxX, window.maxY) < 1 &<< 22, window.maxY &* stride < 1 &<< 31
    else { return nil }
    return matchcut_window(
      min_x: Int32(truncatingIfNeeded: window.minX), min_y: Int32(truncatingIfNeeded: window.minY),
      max_x: Int32(truncatingIfNeeded: window.maxX), max_y: Int32(truncatingIfNeeded: window.maxY))
  }

  /// Whether the four neighbours of a place lie in the window, with a pixel to spare on each side.
  @inline(__always)
  func isInside(x: Int, y: Int) -> Bool {
    let (column, row) = (x &>> 8, y &>> 8)
    return column > window.minX && column < window.maxX &- 2 && row > window.minY && row < window.maxY &- 2
  }
}

import CPrefetch
import CWideKernels

/// A view of a bitmap to sample from; positions outside of its window read the nearest pixel of the window.
///
/// Holds pointers: valid only as long as the pixels are.
package struct PixelSource {
  /// The pixel in row 0, column 0.
  package let base: UnsafePointer<UInt32>
  /// The distance between rows, in pixels.
  package let stride: Int
  /// The pixels that may be read; not empty.
  package let window: PixelRect

  /// Creates a view; nil if the window is empty.
  package init?(base: UnsafePointer<UInt32>, stride: Int, window: PixelRect) {
    guard !window.isEmpty else { return nil }
    self.base = base
    self.stride = stride
    self.window = window
  }

  /// Creates a view of one pixel.
  package init(pixel: UnsafePointer<UInt32>) {
    (base, stride, window) = (pixel, 1, PixelRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// The window's row nearest to `y`; columns count from the bitmap's first one, not the window's.
  @inlinable @inline(__always)
  package func row(_ y: Int) -> UnsafePointer<UInt32> {
    base + min(max(y, window.minY), window.maxY &- 1) &* stride
  }

  /// The window's column nearest to `x`.
  @inlinable @inline(__always)
  package func column(_ x: Int) -> Int {
    min(max(x, window.minX), window.maxX &- 1)
  }

  /// The pixel at an integer position.
  @inlinable @inline(__always)
  package func at(_ x: Int, _ y: Int) -> UInt32 {
    row(y)[column(x)]
  }

  /// Interpolates two pixels' channels: (a · (256 − weight) + b · weight + 128) / 256.
  @inlinable @inline(__always)
  static func mix(_ a: UInt64, _ b: UInt64, _ weight: UInt64) -> UInt64 {
    ((a &* (256 &- weight) &+ b &* weight &+ 0x0080_0080_0080_0080) &>> 8) & 0x00FF_00FF_00FF_00FF
  }

  /// Returns a pixel's channels, 16 bits apart.
  @inlinable @inline(__always)
  static func unpack(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64((pixel &>> 8) & 0x00FF_00FF) &<< 32
  }

  /// Returns the pixel of channels that lie 16 bits apart.
  @inlinable @inline(__always)
  static func pack(_ channels: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: channels) | UInt32(truncatingIfNeeded: channels &>> 32) &<< 8
  }

  /// The bilinear sample at a position in 1/256 of a pixel; (0, 0) is the first pixel's centre. Rows are interpolated
  /// first.
  @inlinable @inline(__always)
  package func bilinear(x: Int, y: Int) -> UInt32 {
    let (top, bottom) = (row(y &>> 8), row(y &>> 8 &+ 1))
    let (left, right) = (column(x &>> 8), column(x &>> 8 &+ 1))
    let down = UInt64(truncatingIfNeeded: y & 255)
    let a = Self.mix(Self.unpack(top[left]), Self.unpack(bottom[left]), down)
    let b = Self.mix(Self.unpack(top[right]), Self.unpack(bottom[right]), down)
    return Self.pack(Self.mix(a, b, UInt64(truncatingIfNeeded: x & 255)))
  }

  /// Four positions in 1/256 of a pixel, and their pixels' offsets from `base`.
  typealias Positions = (x: SIMD4<UInt64>, y: SIMD4<UInt64>, offsets: (Int, Int, Int, Int))

  /// The offset of a pixel from `base`.
  @inline(__always)
  func offset(column: Int, row: Int) -> Int { row &* stride &+ column }

  /// The same as ``bilinear(x:y:)`` for eight positions whose neighbours all lie in the window.
  @inline(__always)
  func bilinearInside(_ first: Positions, _ second: Positions) -> PixelLanes.Pixels {
    PixelLanes.mixPairs(
      columnsInside(first), columnsInside(second),
      weights: PixelLanes.weights(first.x, second.x))
  }

  /// For each of four positions, its left and right neighbours, each mixed from the rows above and below.
  ///
  /// Because a lane that a loop sets goes through memory and stalls, lanes are built from constants.
  @inline(__always)
  private func columnsInside(_ positions: Positions) -> PixelLanes.Pixels {
    let upper = UnsafeRawPointer(base)
    let lower = UnsafeRawPointer(base + stride)
    @inline(__always)
    func pairs(_ row: UnsafeRawPointer) -> PixelLanes.Pixels {
      @inline(__always)
      func pair(_ offset: Int) -> UInt64 {
        row.loadUnaligned(fromByteOffset: 4 &* offset, as: UInt64.self)
      }
      let (a, b, c, d) = positions.offsets
      return unsafeBitCast(SIMD4(pair(a), pair(b), pair(c), pair(d)), to: PixelLanes.Pixels.self)
    }
    return PixelLanes.mix(pairs(upper), pairs(lower), toB: PixelLanes.pairWeights(positions.y))
  }

  /// Prefetches the pixel at a position in 1/256 of a pixel, which may lie anywhere.
  @inline(__always)
  func prefetch(x: Int, y: Int) {
    let offset = UInt(bitPattern: (y &>> 8) &* stride &+ x &>> 8)
    matchcut_prefetch(UnsafeRawPointer(bitPattern: UInt(bitPattern: base) &+ 4 &* offset))
  }

  /// Prefetches a run of a row, clamped to the window.
  ///
  /// Short runs are skipped: the processor's own prefetcher follows rows without gaps.
  @inline(__always)
  func prefetch(row: Int, columns: Range<Int>) {
    guard columns.count >= 128 else { return }
    let first = column(columns.lowerBound)
    matchcut_prefetch_pixels(self.row(row) + first, column(columns.upperBound) &- first)
  }

  /// The window for the AVX2 kernels; nil where it has a single row or column, or offsets that do not fit into 32 bits.
  @inline(__always)
  var kernelWindow: matchcut_window? {
    guard window.width > 1, window.height > 1, window.minX >= 0, window.minY >= 0,
      max(window.maxX, window.maxY) < 1 &<< 22, window.maxY &* stride < 1 &<< 31
    else { return nil }
    return matchcut_window(
      min_x: Int32(truncatingIfNeeded: window.minX), min_y: Int32(truncatingIfNeeded: window.minY),
      max_x: Int32(truncatingIfNeeded: window.maxX), max_y: Int32(truncatingIfNeeded: window.maxY))
  }

  /// Whether a position's four neighbours lie in the window, with a pixel to spare on each side.
  @inline(__always)
  func isInside(x: Int, y: Int) -> Bool {
    let (column, row) = (x &>> 8, y &>> 8)
    return column > window.minX && column < window.maxX &- 2 && row > window.minY && row < window.maxY &- 2
  }
}

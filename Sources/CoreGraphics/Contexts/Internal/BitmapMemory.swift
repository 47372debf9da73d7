import Raster

/// The pixels that a context draws into: its own memory, or a client's.
final class BitmapMemory {
  /// Where the pixel at (0, 0) lies, or would lie.
  let base: UnsafeMutablePointer<UInt32>
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int
  /// All pixels.
  let bounds: PixelRect
  private let owned: UnsafeMutablePointer<UInt32>?

  /// Own memory, all transparent.
  convenience init(width: Int, height: Int) {
    self.init(window: PixelRect(x: 0, y: 0, width: width, height: height))
  }

  /// Own memory, all transparent, for a part of a larger canvas: the pixels keep their places on that.
  init(window: PixelRect) {
    (bounds, width, height, stride) = (window, window.width, window.height, window.width)
    let first = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    first.initialize(repeating: 0, count: width * height)
    owned = first
    base = first - (window.minY * stride + window.minX)
  }

  /// A client's memory, which must outlive this object.
  init(client: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    (self.width, self.height, self.stride) = (width, height, stride)
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    base = client
    owned = nil
  }

  deinit {
    owned?.deallocate()
  }

  /// Where the first pixel of a row of the canvas lies, or would lie.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + y * stride
  }

  /// A copy of the pixels.
  func copy() -> PixelBuffer {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, initialized in
      for y in 0..<height {
        guard let start = target.baseAddress else { break }
        (start + y * width).initialize(from: row(bounds.minY + y) + bounds.minX, count: width)
      }
      initialized = width * height
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}

import Raster

/// The pixels that a context draws into: its own memory, or a client's.
final class BitmapMemory {
  /// The first pixel.
  let base: UnsafeMutablePointer<UInt32>
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int
  private let isOwned: Bool

  /// Own memory, all transparent.
  init(width: Int, height: Int) {
    (self.width, self.height, stride) = (width, height, width)
    base = .allocate(capacity: width * height)
    base.initialize(repeating: 0, count: width * height)
    isOwned = true
  }

  /// A client's memory, which must outlive this object.
  init(client: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    (self.width, self.height, self.stride) = (width, height, stride)
    base = client
    isOwned = false
  }

  deinit {
    if isOwned { base.deallocate() }
  }

  /// All pixels.
  var bounds: PixelRect {
    PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// The first pixel of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + y * stride
  }

  /// A copy of the pixels.
  func copy() -> PixelBuffer {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, initialized in
      for y in 0..<height {
        guard let start = target.baseAddress else { break }
        (start + y * width).initialize(from: row(y), count: width)
      }
      initialized = width * height
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}

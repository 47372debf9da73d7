import Raster

/// The pixels that a context draws into: its own memory, or a client's.
final class BitmapMemory {
  /// The address of the pixel at (0, 0), which may lie outside of the memory.
  let base: UnsafeMutablePointer<UInt32>
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The distance between rows, in pixels.
  let stride: Int
  /// All pixels.
  let bounds: PixelRect
  private let owned: UnsafeMutablePointer<UInt32>?

  /// Allocates transparent memory.
  convenience init(width: Int, height: Int) {
    self.init(window: PixelRect(x: 0, y: 0, width: width, height: height))
  }

  /// Allocates transparent memory for a part of a larger canvas; pixels keep their coordinates there.
  init(window: PixelRect) {
    (bounds, width, height, stride) = (window, window.width, window.height, window.width)
    let first = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    first.initialize(repeating: 0, count: width * height)
    owned = first
    base = first - (window.minY * stride + window.minX)
  }

  /// Uses a client's memory, which must outlive this object.
  init(client: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    (self.width, self.height, self.stride) = (width, height, stride)
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    base = client
    owned = nil
  }

  deinit {
    owned?.deallocate()
  }

  /// Returns the address of a row's column 0, which may lie outside of the memory.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + y * stride
  }

  /// Returns a copy of the pixels.
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

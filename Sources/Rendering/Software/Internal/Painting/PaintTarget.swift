import Raster

/// The pixels to draw into: a band of the canvas, or a group's buffer.
struct PaintTarget {
  /// The pixel at the rectangle's first column and row.
  let base: UnsafeMutablePointer<UInt32>
  /// The distance between rows, in pixels.
  let stride: Int
  /// The pixels of the canvas that the target holds.
  let rect: PixelRect

  /// The address of a pixel of the canvas.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- rect.minY) &* stride &+ (x &- rect.minX))
  }

  /// Sets all pixels to transparent black.
  func clear() {
    fill(rect, pixel: 0)
  }

  /// Sets a block of pixels.
  func fill(_ block: PixelRect, pixel: UInt32) {
    guard !block.isEmpty else { return }
    // Because the first row stays in the cache, copying it is faster than filling the others.
    let first = pointer(x: block.minX, y: block.minY)
    SpanKernels.fill(first, count: block.width, pixel: pixel)
    for y in block.minY &+ 1..<max(block.maxY, block.minY &+ 1) {
      SpanKernels.copy(pointer(x: block.minX, y: y), from: first, count: block.width)
    }
  }

  /// Composites one pixel, scaled by `coverage` / 255, over a block.
  func blend(_ block: PixelRect, pixel: UInt32, coverage: UInt8) {
    if coverage == 255, pixel >> 24 == 255 { return fill(block, pixel: pixel) }
    for y in block.minY..<block.maxY {
      SpanKernels.blend(pointer(x: block.minX, y: y), count: block.width, pixel: pixel, coverage: coverage)
    }
  }
}

/// Buffers for nested groups, one for each depth, reused from band to band.
final class GroupBufferPool {
  private var buffers: [UnsafeMutableBufferPointer<UInt32>] = []

  /// Returns a buffer for a depth, of at least `count` pixels with undefined values.
  func pixels(depth: Int, count: Int) -> UnsafeMutablePointer<UInt32>? {
    while buffers.count <= depth { buffers.append(.allocate(capacity: 0)) }
    if buffers[depth].count < count {
      buffers[depth].deallocate()
      buffers[depth] = .allocate(capacity: count)
    }
    return buffers[depth].baseAddress
  }

  deinit {
    for buffer in buffers { buffer.deallocate() }
  }
}

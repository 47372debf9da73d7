import Raster

extension PicturePaint.Level {
  /// Calls `body` with the pixels to read from; not at all if there are none.
  func withSource(_ body: (PixelSource) -> Void) {
    pixels.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        let source = PixelSource(base: base, stride: pixels.width, window: window)
      else { return }
      body(source)
    }
  }

  /// The picture's own pixels where a run shows them as they are.
  func unchanged(_ source: PixelSource, x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? {
    guard let (left, top) = wholeMove, left + x >= window.minX, left + x + count <= window.maxX,
      window.minY <= top + y, top + y < window.maxY
    else { return nil }
    return source.row(top + y) + (left + x)
  }

  /// Whether a part of the canvas shows the picture's own pixels as they are.
  func isUnchanged(in part: PixelRect) -> Bool {
    guard let (left, top) = wholeMove else { return false }
    return window.contains(
      PixelRect(minX: left + part.minX, minY: top + part.minY, maxX: left + part.maxX, maxY: top + part.maxY))
  }

  /// The movement from the canvas to the picture, if it is one by whole pixels.
  private var wholeMove: (x: Int, y: Int)? {
    guard case .moved(let x, let y) = mapping, (x | y) & 255 == 0 else { return nil }
    return (x >> 8, y >> 8)
  }
}

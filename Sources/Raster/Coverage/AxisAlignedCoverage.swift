/// The coverage of an axis-aligned rectangle, in at most nine blocks instead of rows of spans.
///
/// The coverage equals that of a `ScanConverter` of its outline.
package struct AxisAlignedCoverage: Hashable, Sendable {
  /// The sides, in 1/256 of a pixel.
  package let x0, y0, x1, y1: Int

  /// Creates a rectangle from its sides in 1/256 of a pixel; nil if it has no area.
  package init?(x0: Int, y0: Int, x1: Int, y1: Int) {
    guard x0 < x1, y0 < y1 else { return nil }
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// Creates a rectangle of whole pixels; nil if it is empty.
  package init?(_ pixels: PixelRect) {
    self.init(x0: pixels.minX << 8, y0: pixels.minY << 8, x1: pixels.maxX << 8, y1: pixels.maxY << 8)
  }

  /// The smallest rectangle of whole pixels around it.
  package var bounds: PixelRect {
    PixelRect(minX: x0 >> 8, minY: y0 >> 8, maxX: (x1 + 255) >> 8, maxY: (y1 + 255) >> 8)
  }

  /// The pixels that it covers completely; empty if there are none.
  package var interior: PixelRect {
    let rect = PixelRect(minX: (x0 + 255) >> 8, minY: (y0 + 255) >> 8, maxX: x1 >> 8, maxY: y1 >> 8)
    return rect.isEmpty ? .empty : rect
  }

  /// Calls `body` for up to nine blocks of equal coverage inside `clip`; blocks do not overlap.
  package func forEachBlock(in clip: PixelRect, _ body: (PixelRect, UInt8) -> Void) {
    Self.forEachPart(from: y0, to: y1) { minY, maxY, heightWeight in
      Self.forEachPart(from: x0, to: x1) { minX, maxX, widthWeight in
        let coverage = UInt8(truncatingIfNeeded: (heightWeight * widthWeight * 2 * 255 + 65_536) >> 17)
        let block = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(clip)
        if coverage != 0, !block.isEmpty { body(block, coverage) }
      }
    }
  }

  /// Cuts an interval into its partly covered ends and the whole pixels between them; weights are in 1…256.
  @inline(__always)
  private static func forEachPart(from start: Int, to end: Int, _ body: (_ min: Int, _ max: Int, _ weight: Int) -> Void)
  {
    let (first, last) = (start >> 8, (end - 1) >> 8)
    if first == last { return body(first, first + 1, end - start) }
    let (wholeStart, wholeEnd) = ((start + 255) >> 8, end >> 8)
    if first < wholeStart { body(first, wholeStart, 256 - (start & 255)) }
    if wholeStart < wholeEnd { body(wholeStart, wholeEnd, 256) }
    if wholeEnd <= last { body(wholeEnd, last + 1, end & 255) }
  }
}

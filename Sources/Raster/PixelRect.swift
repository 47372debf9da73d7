/// A rectangle of whole pixels: columns `minX ..< maxX` of rows `minY ..< maxY`.
package struct PixelRect: Hashable, Sendable {
  /// The first column.
  package var minX: Int
  /// The first row.
  package var minY: Int
  /// One past the last column.
  package var maxX: Int
  /// One past the last row.
  package var maxY: Int

  /// The rectangle without pixels, at the origin.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Creates a rectangle from its half-open sides.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from its first pixel and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The number of columns; negative if the sides are crossed.
  package var width: Int { maxX - minX }
  /// The number of rows; negative if the sides are crossed.
  package var height: Int { maxY - minY }
  /// Whether it holds no pixel.
  package var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// The pixels that both rectangles hold.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
    )
  }

  /// Whether each pixel of the other rectangle is in this one.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Calls `body` for the parts of this rectangle outside of another one in it: above, left, right and below.
  package func forEachRect(around hole: PixelRect, _ body: (PixelRect) -> Void) {
    guard !hole.isEmpty else { return body(self) }
    let parts = [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ]
    for part in parts where !part.isEmpty { body(part) }
  }
}

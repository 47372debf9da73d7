/// A rectangle of whole pixels, not empty.
struct PixelArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The rectangle that also holds a run of pixels in a row further down.
  func including(left: Int, right: Int, row: Int) -> PixelArea {
    let newX = min(x, left)
    let newRight = max(x + width, right + 1)
    return PixelArea(x: newX, y: y, width: newRight - newX, height: row - y + 1)
  }
}

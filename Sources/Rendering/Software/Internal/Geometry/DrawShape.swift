import Raster

/// The pixels that an operation touches, and how much of each.
struct DrawShape: Equatable {
  /// Outside of this rectangle there is no coverage.
  let bounds: PixelRect
  /// Pixels that are cached to be covered whole; may be empty though some are.
  let interior: PixelRect
  /// In these rows the shape is `rectangle`, in others the converter's.
  private let rectangleRows: Range<Int>
  private let rectangle: AxisAlignedCoverage?
  private let converter: ScanConverter?

  /// Whole pixels, at least one.
  init?(_ pixels: PixelRect) {
    guard let rectangle = AxisAlignedCoverage(pixels) else { return nil }
    self.init(rectangle)
  }

  /// A rectangle with horizontal and vertical sides.
  init(_ rectangle: AxisAlignedCoverage) {
    bounds = rectangle.bounds
    interior = rectangle.interior
    rectangleRows = bounds.minY..<bounds.maxY
    self.rectangle = rectangle
    converter = nil
  }

  /// Any outline; nil if it touches no pixel.
  init?(_ converter: ScanConverter) {
    self.init(converter, rectangle: nil, rows: 0..<0)
  }

  /// An outline that is no more than an rectangle rectangle in some rows; nil if it touches no pixel.
  init?(_ converter: ScanConverter, rectangle: AxisAlignedCoverage?, rows: Range<Int>) {
    guard !converter.bounds.isEmpty else { return nil }
    bounds = converter.bounds
    self.rectangle = rows.isEmpty ? nil : rectangle
    rectangleRows = self.rectangle == nil ? bounds.minY..<bounds.minY : rows
    let columns = rectangle?.interior ?? .empty
    let whole = PixelRect(
      minX: columns.minX, minY: rectangleRows.lowerBound, maxX: columns.maxX, maxY: rectangleRows.upperBound)
    interior = whole.isEmpty ? .empty : whole
    self.converter = converter
  }

  /// Whether each pixel of its bounds is covered whole.
  var isWholePixels: Bool { interior == bounds }

  /// Whether rows or columns of it are cached to be whole, so that a rectangle says most of it.
  var hasRectangle: Bool { rectangle != nil }

  /// Calls `body` for blocks of equal coverage that together are the shape inside `clip`.
  func forEachBlock(in clip: PixelRect, _ body: (PixelRect, UInt8) -> Void) {
    if let rectangle {
      var rows = clip
      rows.minY = max(clip.minY, rectangleRows.lowerBound)
      rows.maxY = min(clip.maxY, rectangleRows.upperBound)
      if !rows.isEmpty { rectangle.forEachBlock(in: rows, body) }
    }
    guard let converter else { return }
    var (above, below) = (clip, clip)
    above.maxY = min(clip.maxY, rectangleRows.lowerBound)
    below.minY = max(clip.minY, rectangleRows.upperBound)
    for part in [above, below] where !part.isEmpty {
      converter.forEachSpan(in: part) { span in
        body(PixelRect(x: span.x, y: span.y, width: span.length, height: 1), span.coverage)
      }
    }
  }

  /// The outline, where it is all there is and so narrow inside `clip` that rows of coverage cost less than runs.
  func narrowOutline(in clip: PixelRect) -> ScanConverter? {
    guard rectangle == nil, let converter, clip.intersection(bounds).width <= ScanConverter.maxRowWidth else {
      return nil
    }
    return converter
  }
}

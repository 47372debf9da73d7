import Raster

/// The coverage of an operation: an axis-aligned rectangle, an outline, or an outline with rows that are a rectangle.
struct DrawShape: Equatable {
  /// The rectangle outside of which there is no coverage.
  let bounds: PixelRect
  /// Pixels known to be fully covered; may be empty though some are.
  let interior: PixelRect
  /// The rows in which the shape is `rectangle`; in others it is the converter's.
  private let rectangleRows: Range<Int>
  private let rectangle: AxisAlignedCoverage?
  private let converter: ScanConverter?

  /// Creates a shape of whole pixels; nil if there are none.
  init?(_ pixels: PixelRect) {
    guard let rectangle = AxisAlignedCoverage(pixels) else { return nil }
    self.init(rectangle)
  }

  /// Creates a shape from an axis-aligned rectangle.
  init(_ rectangle: AxisAlignedCoverage) {
    bounds = rectangle.bounds
    interior = rectangle.interior
    rectangleRows = bounds.minY..<bounds.maxY
    self.rectangle = rectangle
    converter = nil
  }

  /// Creates a shape from an outline; nil if it touches no pixel.
  init?(_ converter: ScanConverter) {
    self.init(converter, rectangle: nil, rows: 0..<0)
  }

  /// Creates a shape from an outline that in some rows is just a rectangle; nil if it touches no pixel.
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

  /// Whether each pixel of its bounds is fully covered.
  var isWholePixels: Bool { interior == bounds }

  /// Whether a rectangle describes some or all of its rows.
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

  /// Returns the outline, if the shape is nothing else and so narrow inside `clip` that rows of coverage are faster
  /// than spans.
  func narrowOutline(in clip: PixelRect) -> ScanConverter? {
    guard rectangle == nil, let converter, clip.intersection(bounds).width <= ScanConverter.maxRowWidth else {
      return nil
    }
    return converter
  }
}

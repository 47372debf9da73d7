import Raster

/// The pixels that an operation touches, and how much of each.
struct DrawShape: Equatable {
  /// Outside of this rectangle there is no coverage.
  let bounds: PixelRect
  /// Pixels that are known to be covered whole; may be empty though some are.
  let interior: PixelRect
  /// In these rows the shape is `upright`, in others the converter's.
  private let uprightRows: Range<Int>
  private let upright: AxisAlignedCoverage?
  private let converter: ScanConverter?

  /// Whole pixels, at least one.
  init?(_ pixels: PixelRect) {
    guard let upright = AxisAlignedCoverage(pixels) else { return nil }
    self.init(upright)
  }

  /// A rectangle with horizontal and vertical sides.
  init(_ upright: AxisAlignedCoverage) {
    bounds = upright.bounds
    interior = upright.interior
    uprightRows = bounds.minY..<bounds.maxY
    self.upright = upright
    converter = nil
  }

  /// Any outline; nil if it touches no pixel.
  init?(_ converter: ScanConverter) {
    self.init(converter, upright: nil, rows: 0..<0)
  }

  /// An outline that is no more than an upright rectangle in some rows; nil if it touches no pixel.
  init?(_ converter: ScanConverter, upright: AxisAlignedCoverage?, rows: Range<Int>) {
    guard !converter.bounds.isEmpty else { return nil }
    bounds = converter.bounds
    self.upright = rows.isEmpty ? nil : upright
    uprightRows = self.upright == nil ? bounds.minY..<bounds.minY : rows
    let columns = upright?.interior ?? .empty
    let whole = PixelRect(
      minX: columns.minX, minY: uprightRows.lowerBound, maxX: columns.maxX, maxY: uprightRows.upperBound)
    interior = whole.isEmpty ? .empty : whole
    self.converter = converter
  }

  /// Whether each pixel of its bounds is covered whole.
  var isWholePixels: Bool { interior == bounds }

  /// Whether rows or columns of it are known to be whole, so that a rectangle says most of it.
  var isUpright: Bool { upright != nil }

  /// Calls `body` for blocks of equal coverage that together are the shape inside `clip`.
  func forEachBlock(in clip: PixelRect, _ body: (PixelRect, UInt8) -> Void) {
    if let upright {
      var rows = clip
      rows.minY = max(clip.minY, uprightRows.lowerBound)
      rows.maxY = min(clip.maxY, uprightRows.upperBound)
      if !rows.isEmpty { upright.forEachBlock(in: rows, body) }
    }
    guard let converter else { return }
    var (above, below) = (clip, clip)
    above.maxY = min(clip.maxY, uprightRows.lowerBound)
    below.minY = max(clip.minY, uprightRows.upperBound)
    for part in [above, below] where !part.isEmpty {
      converter.forEachSpan(in: part) { span in
        body(PixelRect(x: span.x, y: span.y, width: span.length, height: 1), span.coverage)
      }
    }
  }

  /// The outline, where it is all there is and so narrow inside `clip` that rows of coverage cost less than runs.
  func narrowOutline(in clip: PixelRect) -> ScanConverter? {
    guard upright == nil, let converter, clip.intersection(bounds).width <= ScanConverter.maxRowWidth else {
      return nil
    }
    return converter
  }
}

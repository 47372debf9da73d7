import Raster

/// A clip: pixels that may be drawn, completely or in part.
struct ClipRegion {
  /// The rectangle outside of which nothing is drawn.
  private(set) var bounds: PixelRect
  /// The coverage of each pixel of the bounds, row by row; nil if all are fully covered.
  private(set) var mask: [UInt8]?

  /// Creates a clip of whole pixels.
  init(_ bounds: PixelRect) {
    self.bounds = bounds
  }

  /// Intersects the clip with an outline.
  mutating func intersect(_ converter: ScanConverter) {
    let area = bounds.intersection(converter.bounds)
    var coverage = [UInt8](repeating: 0, count: max(0, area.width) * max(0, area.height))
    var isWhole = true
    var covered = 0
    converter.forEachSpan(in: area) { span in
      if span.coverage != 255 { isWhole = false }
      covered += span.length
      let start = (span.y - area.minY) * area.width + span.x - area.minX
      for index in start..<start + span.length { coverage[index] = span.coverage }
    }
    isWhole = isWhole && covered == coverage.count
    if let mask {
      for y in area.minY..<area.maxY {
        let from = (y - bounds.minY) * bounds.width + area.minX - bounds.minX
        let to = (y - area.minY) * area.width
        for x in 0..<area.width { coverage[to + x] = PixelMath.multiply(coverage[to + x], mask[from + x]) }
      }
      self.mask = coverage
    } else {
      mask = isWhole ? nil : coverage
    }
    bounds = area
  }

  /// Calls `body` for each run of equal, positive coverage of a span inside the clip; the span lies inside the bounds.
  @inline(__always)
  func forEachRun(of span: CoverageSpan, _ body: (_ x: Int, _ length: Int, _ coverage: UInt8) -> Void) {
    guard let mask else { return body(span.x, span.length, span.coverage) }
    let start = (span.y - bounds.minY) * bounds.width - bounds.minX
    let end = span.x + span.length
    var x = span.x
    while x < end {
      let value = mask[start + x]
      var next = x + 1
      while next < end, mask[start + next] == value { next += 1 }
      let coverage = PixelMath.multiply(value, span.coverage)
      if coverage > 0 { body(x, next - x, coverage) }
      x = next
    }
  }
}

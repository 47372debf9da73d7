import Raster

/// The coverage of each pixel of a small canvas.
struct CoverageCanvas: Equatable {
  let width: Int
  let height: Int
  private(set) var values: [UInt8]

  /// Collects a converter's spans, in bands of the given size.
  init(_ converter: ScanConverter, width: Int, height: Int, bandWidth: Int = .max, bandHeight: Int = .max) {
    self.width = width
    self.height = height
    var values = [UInt8](repeating: 0, count: width * height)
    let (stepX, stepY) = (min(bandWidth, width), min(bandHeight, height))
    for y in stride(from: 0, to: height, by: stepY) {
      for x in stride(from: 0, to: width, by: stepX) {
        let clip = PixelRect(minX: x, minY: y, maxX: min(x + stepX, width), maxY: min(y + stepY, height))
        converter.forEachSpan(in: clip) { span in
          for column in span.x..<span.x + span.length { values[span.y * width + column] += span.coverage }
        }
      }
    }
    self.values = values
  }

  /// Collects a converter's rows of coverage, in bands of the given size.
  init(
    rowsOf converter: ScanConverter, width: Int, height: Int, bandWidth: Int, bandHeight: Int = .max,
    _ instructions: InstructionSet
  ) {
    self.width = width
    self.height = height
    var values = [UInt8](repeating: 0, count: width * height)
    for top in stride(from: 0, to: height, by: min(bandHeight, height)) {
      for x in stride(from: 0, to: width, by: bandWidth) {
        let clip = PixelRect(
          minX: x, minY: top, maxX: min(x + bandWidth, width), maxY: min(top + min(bandHeight, height), height))
        converter.forEachRow(in: clip, instructions: instructions) { y, x, coverage in
          for (column, value) in coverage.enumerated() { values[y * width + x + column] += value }
        }
      }
    }
    self.values = values
  }

  init(_ points: [(Double, Double)], rule: FillRule = .nonZero, width: Int, height: Int) {
    self.init(ScanConverter(Outline(polygon: points), rule: rule), width: width, height: height)
  }

  var rows: [[UInt8]] { (0..<height).map { Array(values[$0 * width..<($0 + 1) * width]) } }

  /// The covered area in pixels.
  var area: Double { values.reduce(0) { $0 + Double($1) } / 255 }
}

/// Converts an outline into coverage row by row: the area of each pixel that the outline covers.
///
/// Each row's coverage is a pure function of the edges and the row: crossings with a row's or a pixel's border are
/// computed from the edge's own ends, never from a neighbouring row. So the result does not depend on how a clip is cut
/// into bands or columns. Crossings are rounded to 1/256 of a pixel, and sums are exact integers. Where several edges
/// share a pixel, their signed areas are added and then folded by the fill rule.
package struct ScanConverter: Hashable, Sendable {
  /// The rule for which points are inside.
  package let rule: FillRule
  /// The smallest rectangle of whole pixels around the coverage.
  package let bounds: PixelRect
  private let edges: [OutlineEdge]

  /// Creates a converter of an outline.
  package init(_ outline: Outline, rule: FillRule = .nonZero) {
    self.rule = rule
    bounds = outline.bounds
    edges = outline.isFinite ? Self.sorted(outline.edges) : []
  }

  private static func sorted(_ edges: [OutlineEdge]) -> [OutlineEdge] {
    guard edges.count < 12 else { return edges.sorted { $0.y0 < $1.y0 } }
    // Insertion sort is faster for a few.
    var edges = edges
    for end in edges.indices.dropFirst() {
      let edge = edges[end]
      var index = end
      while index > 0, edges[index - 1].y0 > edge.y0 {
        edges[index] = edges[index - 1]
        index -= 1
      }
      edges[index] = edge
    }
    return edges
  }

  /// Calls `body` for each run of equal coverage inside `clip`, rows from top to bottom, columns from left to right.
  package func forEachSpan(in clip: PixelRect, _ body: (CoverageSpan) -> Void) {
    let area = clip.intersection(bounds)
    convert(area) { row, y in emitSpans(row, y: y, minX: area.minX, body) }
  }

  /// The greatest width of a clip for ``forEachRow(in:instructions:_:)``.
  package static let maxRowWidth = CoverageRow.maxNarrowWidth

  /// Calls `body` for each row inside `clip` that has coverage, from top to bottom.
  ///
  /// `x` is the first covered column; `coverage` holds the bytes from there on and may be read in eights, up to seven
  /// bytes behind its end. Only for clips of at most ``maxRowWidth`` columns, in which spans would be short.
  package func forEachRow(
    in clip: PixelRect, instructions: InstructionSet = .best,
    _ body: (_ y: Int, _ x: Int, _ coverage: UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let area = clip.intersection(bounds)
    precondition(area.width <= Self.maxRowWidth, "rows are narrow")
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: CoverageRow.maxNarrowWidth + CoverageRow.padding) { bytes in
      guard let base = bytes.baseAddress else { return }
      bytes.initialize(repeating: 0)
      convert(area) { row, y in
        guard let (first, last) = row.changedColumns() else { return }
        let count = row.resolveCoverage(first, last, rule, into: base, instructions)
        if count > 0 { body(y, area.minX &+ first, UnsafeBufferPointer(start: base, count: count)) }
      }
    }
  }

  /// Accumulates each row's changes of coverage and passes the row to `finish`, which empties it.
  @inline(__always)
  private func convert(_ area: PixelRect, _ finish: (_ row: CoverageRow, _ y: Int) -> Void) {
    guard !area.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: area.width + CoverageRow.padding) { sums in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: area.width / 64 + 1) { marks in
        withUnsafeTemporaryAllocation(of: ActiveEdge.self, capacity: edges.count) { active in
          sums.initialize(repeating: 0)
          marks.initialize(repeating: 0)
          convert(area, CoverageRow(sums: sums, marks: marks, width: area.width), active, finish)
        }
      }
    }
  }

  @inline(__always)
  private func convert(
    _ area: PixelRect, _ row: CoverageRow, _ active: UnsafeMutableBufferPointer<ActiveEdge>,
    _ finish: (_ row: CoverageRow, _ y: Int) -> Void
  ) {
    let left = area.minX << 8
    edges.withUnsafeBufferPointer { edges in
      var next = 0
      var activeCount = 0
      for y in area.minY..<area.maxY {
        let top = y << 8
        let bottom = top + 256
        while next < edges.count, Int(edges[next].y0) < bottom {
          if Int(edges[next].y1) > top {
            active.initializeElement(at: activeCount, to: ActiveEdge(edges[next], top: top))
            activeCount += 1
          }
          next += 1
        }
        var index = 0
        while index < activeCount {
          let edge = active[index].edge
          let upperX = active[index].upperX
          let lowerX = active[index].advance(bottom: bottom)
          let lower = min(Int(edge.y1), bottom)
          row.add(
            x0: upperX - left, y0: max(Int(edge.y0), top) - top, x1: lowerX - left, y1: lower - top,
            winding: edge.winding)
          if lower == Int(edge.y1) {
            // The edge ends in this row.
            activeCount -= 1
            active[index] = active[activeCount]
          } else {
            index += 1
          }
        }
        finish(row, y)
      }
    }
  }

  @inline(__always)
  private func emitSpans(_ row: CoverageRow, y: Int, minX: Int, _ body: (CoverageSpan) -> Void) {
    var sum: Int32 = 0
    var runStart = 0
    var runCoverage: UInt8 = 0
    row.drainChanges { x, change in
      sum &+= change
      let coverage = rule.coverage(of: sum)
      if coverage != runCoverage {
        if runCoverage != 0, x > runStart {
          body(CoverageSpan(y: y, x: minX + runStart, length: x - runStart, coverage: runCoverage))
        }
        runStart = x
        runCoverage = coverage
      }
    }
    if runCoverage != 0, row.width > runStart {
      body(CoverageSpan(y: y, x: minX + runStart, length: row.width - runStart, coverage: runCoverage))
    }
  }
}

/// A run of pixels in one row with equal coverage.
package struct CoverageSpan: Hashable, Sendable {
  /// The row.
  package var y: Int
  /// The first column.
  package var x: Int
  /// The number of columns, at least one.
  package var length: Int
  /// The covered part of each pixel, 1…255; 255 is all of it.
  package var coverage: UInt8

  /// Creates a span.
  package init(y: Int, x: Int, length: Int, coverage: UInt8) {
    self.y = y
    self.x = x
    self.length = length
    self.coverage = coverage
  }
}

/// Turns an outline into coverage, row by row: the area of each pixel that the outline covers.
///
/// Each row's coverage is a pure function of the edges and the row: where an edge crosses a row's border is computed from
/// the edge's own ends, never from a neighbouring row, and likewise at the pixels' borders within the row. So the result
/// does not depend on how a clip is cut into bands or columns. Crossings are rounded to 1/256 of a pixel, and sums are exact
/// integers. Where several edges share a pixel, their signed areas are added and then folded by the fill rule.
package struct ScanConverter: Hashable, Sendable {
  /// What an edge that crosses a whole pixel's height adds: 2 · 256 · 256.
  private static let whole: Int32 = 131_072

  /// The rule that says what is inside.
  package let rule: FillRule
  /// The smallest rectangle of whole pixels outside of which there is no coverage.
  package let bounds: PixelRect
  private let edges: [OutlineEdge]

  /// A converter of an outline.
  package init(_ outline: Outline, rule: FillRule = .nonZero) {
    self.rule = rule
    bounds = outline.bounds
    edges = outline.isFinite ? outline.edges.sorted { $0.y0 < $1.y0 } : []
  }

  /// Calls `body` for each run of equal coverage inside `clip`, rows from top to bottom, columns from left to right.
  package func forEachSpan(in clip: PixelRect, _ body: (CoverageSpan) -> Void) {
    let area = clip.intersection(bounds)
    guard !area.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: area.width + 2) { sums in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: (area.width + 2 + 63) / 64) { marks in
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: edges.count) { active in
          sums.initialize(repeating: 0)
          marks.initialize(repeating: 0)
          active.initialize(repeating: 0)
          let row = CoverageRow(sums: sums, marks: marks, width: area.width)
          convert(area, row, active, body)
        }
      }
    }
  }

  private func convert(
    _ area: PixelRect, _ row: CoverageRow, _ active: UnsafeMutableBufferPointer<Int32>, _ body: (CoverageSpan) -> Void
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
            active[activeCount] = Int32(next)
            activeCount += 1
          }
          next += 1
        }
        var index = 0
        while index < activeCount {
          let edge = edges[Int(active[index])]
          if Int(edge.y1) <= top {
            activeCount -= 1
            active[index] = active[activeCount]
            continue
          }
          let upper = max(Int(edge.y0), top)
          let lower = min(Int(edge.y1), bottom)
          row.add(
            x0: edge.x(at: upper) - left, y0: upper - top, x1: edge.x(at: lower) - left, y1: lower - top,
            winding: edge.winding)
          index += 1
        }
        sweep(row, y: y, minX: area.minX, body)
      }
    }
  }

  @inline(__always)
  private func sweep(_ row: CoverageRow, y: Int, minX: Int, _ body: (CoverageSpan) -> Void) {
    var sum: Int32 = 0
    var runStart = 0
    var runCoverage: UInt8 = 0
    row.drain { x, change in
      sum &+= change
      let coverage = coverage(of: sum)
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

  @inline(__always)
  private func coverage(of sum: Int32) -> UInt8 {
    let whole = Self.whole
    var area = sum.magnitude
    switch rule {
    case .nonZero:
      area = min(area, UInt32(whole))
    case .evenOdd:
      area &= UInt32(2 * whole - 1)
      if area > UInt32(whole) { area = UInt32(2 * whole) - area }
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ UInt32(whole / 2)) &>> 17)
  }
}

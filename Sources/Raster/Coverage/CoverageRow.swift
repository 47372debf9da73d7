import CWideKernels

/// An accumulation buffer for one row: the changes of coverage, and a bit for each column that has one.
struct CoverageRow {
  /// Changes of the signed covered area at each column, in 1/131072 of a pixel.
  let sums: UnsafeMutableBufferPointer<Int32>
  /// One bit for each column whose sum was changed.
  let marks: UnsafeMutableBufferPointer<UInt64>
  /// The number of columns.
  let width: Int

  /// Adds one straight segment; x in 1/256 from the row's first column, y in 0…256 from the row's top, `y0 <= y1`.
  @inline(__always)
  func add(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int32) {
    guard y0 < y1, min(x0, x1) < width << 8 else { return }
    if max(x0, x1) <= 0 {
      addCell(0, 0, 0, height: y1 - y0, winding)
    } else if x0 == x1 || (x0 >> 8 == x1 >> 8) {
      addCell(x0 >> 8, x0 & 255, x1 - (x0 >> 8) << 8, height: y1 - y0, winding)
    } else if x0 < x1 {
      addAcrossColumns(x0, y0, x1, y1, winding)
    } else {
      addAcrossColumns(x1, y1, x0, y0, winding)
    }
  }

  /// Adds a segment that crosses several columns, from left to right.
  private func addAcrossColumns(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ winding: Int32) {
    var (x, height) = (x0, y0)
    var border = x0 < 0 ? 0 : (x0 >> 8 + 1) << 8
    var crossing = EdgeStepper(from: border - x0, rise: y1 - y0, run: x1 - x0)
    if x0 < 0 {
      // The part left of the row counts in its first column.
      let left = y0 + crossing.whole
      addCell(0, 0, 0, height: Int((left - height).magnitude), winding)
      (x, height, border) = (0, left, 256)
      crossing.advance()
    }
    while x < x1, x >> 8 < width {
      let column = x >> 8
      let isLast = border >= x1
      let next = isLast ? y1 : y0 &+ crossing.whole
      addCell(
        column, x & 255, (isLast ? x1 : border) &- column << 8, height: Int((next &- height).magnitude), winding)
      (x, height) = (isLast ? x1 : border, next)
      border &+= 256
      crossing.advance()
    }
  }

  /// Adds a segment within one column; `from` and `to` are distances 0…256 from the column's left border.
  @inline(__always)
  private func addCell(_ column: Int, _ from: Int, _ to: Int, height: Int, _ winding: Int32) {
    guard height != 0 else { return }
    let right = height &* (from &+ to)
    let left = (height &<< 9) &- right
    sums[column] &+= Int32(truncatingIfNeeded: left) &* winding
    sums[column &+ 1] &+= Int32(truncatingIfNeeded: right) &* winding
    marks[column &>> 6] |= 1 &<< UInt64(column & 63)
    marks[(column &+ 1) &>> 6] |= 1 &<< UInt64((column &+ 1) & 63)
  }

  /// Calls `body` for each change from left to right, and empties the row.
  @inline(__always)
  func drainChanges(_ body: (_ column: Int, _ change: Int32) -> Void) {
    for word in marks.indices {
      var bits = marks[word]
      guard bits != 0 else { continue }
      marks[word] = 0
      while bits != 0 {
        let column = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        let change = sums[column]
        sums[column] = 0
        if column < width { body(column, change) }
      }
    }
  }

  /// The first and the last column with a change; nil if there is none. Only for rows of at most ``maxNarrowWidth``
  /// columns.
  @inline(__always)
  func changedColumns() -> (first: Int, last: Int)? {
    let bits = marks[0]
    guard bits != 0 else { return nil }
    return (bits.trailingZeroBitCount, 63 &- bits.leadingZeroBitCount)
  }

  /// The greatest width whose marks fit into one word, including the column behind the row.
  static let maxNarrowWidth = 63

  /// Columns behind the row: for changes at its last border, and for loads and stores of eight at a time.
  static let padding = 8

  /// Writes the coverage of columns `first…last`, empties the row, and returns the number of covered columns.
  ///
  /// The result reaches to the row's end where the coverage behind `last` is not zero. Stores write eight bytes at a
  /// time.
  @inline(__always)
  func resolveCoverage(
    _ first: Int, _ last: Int, _ rule: FillRule, into coverage: UnsafeMutablePointer<UInt8>,
    _ instructions: InstructionSet
  ) -> Int {
    guard let base = sums.baseAddress else { return 0 }
    marks[0] = 0
    let count = last &- first &+ 1
    var sum: Int32 = 0
    if instructions == .avx2 {
      sum = matchcut_coverage(base + first, rule == .evenOdd, coverage, count)
    } else {
      for index in 0..<count {
        sum &+= sums[first &+ index]
        sums[first &+ index] = 0
        coverage[index] = rule.coverage(of: sum)
      }
    }
    let tail = rule.coverage(of: sum)
    if tail == 0 || count >= width &- first { return min(count, width &- first) }
    (coverage + count).update(repeating: tail, count: width &- first &- count)
    return width &- first
  }
}

/// The changes of coverage along one row, and which pixels hold one.
struct CoverageRow {
  /// Changes of the signed covered area at each column, in 1/131072 of a pixel.
  let sums: UnsafeMutableBufferPointer<Int32>
  /// A bit for each column whose sum was touched.
  let marks: UnsafeMutableBufferPointer<UInt64>
  /// Columns.
  let width: Int

  /// Adds one straight piece; x in 1/256 from the row's first column, y in 0…256 from the row's top, `y0 <= y1`.
  @inline(__always)
  func add(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int32) {
    guard y0 < y1, min(x0, x1) < width << 8 else { return }
    if max(x0, x1) <= 0 {
      addCell(0, 0, 0, height: y1 - y0, winding)
    } else if x0 == x1 || (x0 >> 8 == x1 >> 8) {
      addCell(x0 >> 8, x0 & 255, x1 - (x0 >> 8) << 8, height: y1 - y0, winding)
    } else if x0 < x1 {
      addAcross(x0, y0, x1, y1, winding)
    } else {
      addAcross(x1, y1, x0, y0, winding)
    }
  }

  /// Adds a piece that goes through several columns, from left to right.
  private func addAcross(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ winding: Int32) {
    let (run, rise) = (x1 - x0, y1 - y0)
    func y(at x: Int) -> Int {
      x >= x1 ? y1 : y0 + floorDivide((x - x0) * rise + run / 2, run)
    }
    var (x, height) = (x0, y0)
    if x < 0 {
      x = 0
      let next = y(at: 0)
      addCell(0, 0, 0, height: (next - height).magnitude.asInt, winding)
      height = next
    }
    while x < x1, x >> 8 < width {
      let column = x >> 8
      let border = min((column + 1) << 8, x1)
      let next = y(at: border)
      addCell(column, x & 255, border - column << 8, height: (next - height).magnitude.asInt, winding)
      (x, height) = (border, next)
    }
  }

  /// Adds a piece within one column, between two distances 0…256 from the column's left border.
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

  /// Gives each change with its column, from left to right, and leaves the row empty.
  @inline(__always)
  func drain(_ body: (_ column: Int, _ change: Int32) -> Void) {
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
}

extension UInt {
  @inline(__always)
  fileprivate var asInt: Int { Int(bitPattern: self) }
}

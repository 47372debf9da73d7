/// An edge that is followed down the rows: where it crosses a row's border is a pure function of the edge and the border.
struct ActiveEdge {
  let edge: OutlineEdge
  /// Where the edge crosses the row's upper border, or begins below it.
  private(set) var upperX: Int
  /// The crossing with the row's lower border, if the edge reaches it.
  private var crossing: EdgeStepper

  /// An edge that touches the row with the given upper border.
  @inline(__always)
  init(_ edge: OutlineEdge, top: Int) {
    self.edge = edge
    upperX = Int(edge.x0)
    let isFromAbove = Int(edge.y0) < top
    crossing = EdgeStepper(
      from: (isFromAbove ? top : top + 256) - Int(edge.y0), rise: Int(edge.x1) - Int(edge.x0),
      run: Int(edge.y1) - Int(edge.y0))
    if isFromAbove {
      upperX += crossing.whole
      crossing.advance()
    }
  }

  /// Where the edge leaves the row, by its lower border or by the edge's own end; goes on to the next row.
  @inline(__always)
  mutating func leave(bottom: Int) -> Int {
    upperX = Int(edge.y1) <= bottom ? Int(edge.x1) : Int(edge.x0) &+ crossing.whole
    crossing.advance()
    return upperX
  }
}

/// Where a straight line crosses one border after the other, 256 apart: at ((distance + 256 · n) · rise + run / 2) / run, rounded
/// down.
///
/// From one border to the next the quotient grows by whole numbers and a rest, so that none but the first is divided for; and it
/// is a pure function of the line and the border all the same.
struct EdgeStepper {
  /// The crossing's distance from the line's first point, along the border.
  private(set) var whole: Int
  private var rest: Int
  private let step, stepRest: Int
  private let run: Int

  /// A walk from the border that lies `distance` from the line's first point; the line runs `run` across the borders, which is
  /// more than zero, and rises by `rise` meanwhile. Borders that the line does not reach are not divided for.
  @inline(__always)
  init(from distance: Int, rise: Int, run: Int) {
    self.run = run
    guard rise != 0, distance < run else {
      (whole, rest, step, stepRest) = (0, 0, 0, 0)
      return
    }
    (whole, rest) = Self.floorDivide(distance &* rise &+ run / 2, run)
    (step, stepRest) = distance &+ 256 < run ? Self.floorDivide(256 &* rise, run) : (0, 0)
  }

  /// Goes on to the next border.
  @inline(__always)
  mutating func advance() {
    whole &+= step
    rest &+= stepRest
    if rest >= run {
      rest &-= run
      whole &+= 1
    }
  }

  /// Division by a positive number, rounded down, and what is left.
  @inline(__always)
  private static func floorDivide(_ numerator: Int, _ denominator: Int) -> (whole: Int, rest: Int) {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? (quotient &- 1, remainder &+ denominator) : (quotient, remainder)
  }
}

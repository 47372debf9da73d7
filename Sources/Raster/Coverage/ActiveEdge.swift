/// An edge that the current row touches, as in a table of active edges. Its crossing of a row's border is a pure
/// function of the edge and the border.
struct ActiveEdge {
  let edge: OutlineEdge
  /// The crossing with the row's upper border, or the edge's beginning below it.
  private(set) var upperX: Int
  /// The crossing with the row's lower border, if the edge reaches it.
  private var crossing: EdgeStepper

  /// Starts the edge at the row with the given upper border, which it touches.
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

  /// Returns the x at which the edge leaves the row, by its lower border or by the edge's end, and goes on to the next
  /// row.
  @inline(__always)
  mutating func advance(bottom: Int) -> Int {
    upperX = Int(edge.y1) <= bottom ? Int(edge.x1) : Int(edge.x0) &+ crossing.whole
    crossing.advance()
    return upperX
  }
}

/// The crossings of a straight line with borders that lie 256 apart: ((distance + 256 · n) · rise + run / 2) / run,
/// rounded down.
///
/// A digital differential analyzer: from border to border it adds a quotient and a remainder, so only the first border
/// costs a division. Each crossing is still a pure function of the line and the border.
struct EdgeStepper {
  /// The crossing's distance from the line's first point, along the border.
  private(set) var whole: Int
  private var remainder: Int
  private let step, stepRest: Int
  private let run: Int

  /// Starts at the border that lies `distance` from the line's first point.
  ///
  /// The line runs `run`, more than zero, across the borders and rises by `rise` meanwhile. Borders beyond the line's
  /// end cost no division.
  @inline(__always)
  init(from distance: Int, rise: Int, run: Int) {
    self.run = run
    guard rise != 0, distance < run else {
      (whole, remainder, step, stepRest) = (0, 0, 0, 0)
      return
    }
    (whole, remainder) = Self.floorDivide(distance &* rise &+ run / 2, run)
    (step, stepRest) = distance &+ 256 < run ? Self.floorDivide(256 &* rise, run) : (0, 0)
  }

  /// Goes on to the next border.
  @inline(__always)
  mutating func advance() {
    whole &+= step
    remainder &+= stepRest
    if remainder >= run {
      remainder &-= run
      whole &+= 1
    }
  }

  /// Divides by a positive number, rounding down.
  @inline(__always)
  private static func floorDivide(_ numerator: Int, _ denominator: Int) -> (whole: Int, remainder: Int) {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? (quotient &- 1, remainder &+ denominator) : (quotient, remainder)
  }
}

/// An edge that is followed down the rows.
///
/// It crosses a border `y` at x0 + ((y − y0) · (x1 − x0) + height / 2) / height, rounded down: a pure function of the edge and the
/// border. From one row to the next the quotient grows by whole numbers and a rest, so that none but the first is divided for.
struct EdgeWalk {
  let edge: OutlineEdge
  /// Where the edge crosses the row's upper border, or begins below it.
  private(set) var upperX: Int
  /// The crossing with the row's lower border, if the edge reaches it, less the edge's first place: the whole part and the rest.
  private var whole, rest: Int
  private let step, stepRest: Int

  /// An edge that touches the row with the given upper border.
  @inline(__always)
  init(_ edge: OutlineEdge, top: Int) {
    self.edge = edge
    let height = Int(edge.y1) - Int(edge.y0), run = Int(edge.x1) - Int(edge.x0)
    upperX = Int(edge.x0)
    guard run != 0 else {
      (whole, rest, step, stepRest) = (0, 0, 0, 0)
      return
    }
    (step, stepRest) = floorDivideWithRest(256 * run, height)
    let isFromAbove = Int(edge.y0) < top
    let border = isFromAbove ? top : top + 256
    (whole, rest) = floorDivideWithRest((border - Int(edge.y0)) * run + height / 2, height)
    if isFromAbove {
      upperX += whole
      advance(height)
    }
  }

  @inline(__always)
  private mutating func advance(_ height: Int) {
    whole &+= step
    rest &+= stepRest
    if rest >= height {
      rest &-= height
      whole &+= 1
    }
  }

  /// Where the edge leaves the row, by its lower border or by the edge's own end; goes on to the next row.
  @inline(__always)
  mutating func leave(bottom: Int) -> Int {
    let lowerX = Int(edge.y1) <= bottom ? Int(edge.x1) : Int(edge.x0) &+ whole
    upperX = lowerX
    advance(Int(edge.y1) &- Int(edge.y0))
    return lowerX
  }
}

/// Division by a positive number, rounded down, and what is left.
@inline(__always)
func floorDivideWithRest(_ numerator: Int, _ denominator: Int) -> (whole: Int, rest: Int) {
  let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
  return remainder < 0 ? (quotient &- 1, remainder &+ denominator) : (quotient, remainder)
}

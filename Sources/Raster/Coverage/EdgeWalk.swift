/// An edge that is followed down the rows: where it crosses a row's border is a pure function of the edge and the border.
struct EdgeWalk {
  let edge: OutlineEdge
  /// Where the edge crosses the row's upper border, or begins below it.
  private(set) var upperX: Int
  /// The crossing with the row's lower border, if the edge reaches it.
  private var crossing: BorderWalk

  /// An edge that touches the row with the given upper border.
  @inline(__always)
  init(_ edge: OutlineEdge, top: Int) {
    self.edge = edge
    upperX = Int(edge.x0)
    let isFromAbove = Int(edge.y0) < top
    crossing = BorderWalk(
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

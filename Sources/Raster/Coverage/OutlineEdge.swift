/// A straight edge of an outline, in 1/256 of a pixel, from its upper to its lower end.
package struct OutlineEdge: Hashable, Sendable {
  /// The upper end; `y0` is less than `y1`.
  package let x0, y0: Int32
  /// The lower end.
  package let x1, y1: Int32
  /// 1 if the outline runs downwards here, −1 if upwards.
  package let winding: Int32

  /// Where the edge crosses the height `y`, rounded to the nearest 1/256 of a pixel; a pure function of the edge and `y`.
  @inline(__always)
  func x(at y: Int) -> Int {
    if x0 == x1 || y <= Int(y0) { return Int(x0) }
    if y >= Int(y1) { return Int(x1) }
    let height = Int(y1) - Int(y0)
    return Int(x0) + floorDivide((y - Int(y0)) * (Int(x1) - Int(x0)) + height / 2, height)
  }
}

/// Division by a positive number, rounded down.
@inline(__always)
func floorDivide(_ numerator: Int, _ denominator: Int) -> Int {
  let quotient = numerator / denominator
  return numerator % denominator < 0 ? quotient - 1 : quotient
}

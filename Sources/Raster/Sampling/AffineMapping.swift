/// An affine mapping from a canvas to a source bitmap.
///
/// Coefficients are fixed-point numbers with 32 fractional bits, so a position depends on the pixel alone and not on
/// where a run starts.
package struct AffineMapping: Hashable, Sendable {
  /// x' = a · x + c · y + tx, y' = b · x + d · y + ty, times 2³².
  package let a, b, c, d, tx, ty: Int

  /// Creates a mapping from canvas to source, both in pixels with the first one's centre at (0.5, 0.5).
  ///
  /// Fails if a number is not finite or not less than 2³⁰.
  package init?(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    // Pixels' centres become integers on both sides.
    let x = a / 2 + c / 2 + tx - 0.5
    let y = b / 2 + d / 2 + ty - 0.5
    let largest = 1_073_741_824.0
    for value in [a, b, c, d, x, y] where !(value.magnitude < largest) { return nil }
    func fixed(_ value: Double) -> Int { Int((value * 4_294_967_296).rounded()) }
    self.a = fixed(a)
    self.b = fixed(b)
    self.c = fixed(c)
    self.d = fixed(d)
    self.tx = fixed(x)
    self.ty = fixed(y)
  }

  /// The source position of a pixel's centre, times 2³²; 0 is the first pixel's centre.
  @inline(__always)
  package func position(x: Int, y: Int) -> (x: Int, y: Int) {
    (a &* x &+ c &* y &+ tx, b &* x &+ d &* y &+ ty)
  }

  /// Four consecutive positions from `position` on, in 1/256 of a pixel; none of them is negative.
  @inline(__always)
  func fourPositions(from position: (x: Int, y: Int), in source: PixelSource) -> PixelSource.Positions {
    @inline(__always)
    func offset(_ lane: Int) -> Int {
      source.offset(column: (position.x &+ a &* lane) &>> 32, row: (position.y &+ b &* lane) &>> 32)
    }
    @inline(__always)
    func all(_ start: Int, _ step: Int) -> SIMD4<UInt64> {
      let step = UInt64(truncatingIfNeeded: step)
      let positions = SIMD4(repeating: UInt64(truncatingIfNeeded: start)) &+ SIMD4(0, step, 2 &* step, 3 &* step)
      return positions &>> SIMD4(repeating: 24)
    }
    return (all(position.x, a), all(position.y, b), (offset(0), offset(1), offset(2), offset(3)))
  }
}

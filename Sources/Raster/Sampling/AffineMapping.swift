/// Where each pixel of a canvas lies in a picture, when straight lines stay straight and parallel.
///
/// Numbers have 32 binary digits after the point, so that a place depends on the pixel alone and not on where a run starts.
package struct AffineMapping: Hashable, Sendable {
  /// x' = a · x + c · y + tx, y' = b · x + d · y + ty, times 2³².
  package let a, b, c, d, tx, ty: Int

  /// A mapping from canvas to picture, both in pixels with the first one's centre at (0.5, 0.5); nil if a number is too
  /// large or no number.
  package init?(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    // Pixels' centres become whole numbers on both sides.
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

  /// The place of a pixel's centre in the picture, times 2³², 0 being the first pixel's centre.
  @inline(__always)
  package func place(x: Int, y: Int) -> (x: Int, y: Int) {
    (a &* x &+ c &* y &+ tx, b &* x &+ d &* y &+ ty)
  }

  /// Four neighbours in a row from a place on, whose places are not negative; in 1/256 of a pixel.
  @inline(__always)
  func four(from place: (x: Int, y: Int), in source: PixelSource) -> PixelSource.Places {
    @inline(__always)
    func offset(_ lane: Int) -> Int {
      source.offset(column: (place.x &+ a &* lane) &>> 32, row: (place.y &+ b &* lane) &>> 32)
    }
    @inline(__always)
    func all(_ start: Int, _ step: Int) -> SIMD4<UInt64> {
      let step = UInt64(truncatingIfNeeded: step)
      let places = SIMD4(repeating: UInt64(truncatingIfNeeded: start)) &+ SIMD4(0, step, 2 &* step, 3 &* step)
      return places &>> SIMD4(repeating: 24)
    }
    return (all(place.x, a), all(place.y, b), (offset(0), offset(1), offset(2), offset(3)))
  }
}

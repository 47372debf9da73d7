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
}

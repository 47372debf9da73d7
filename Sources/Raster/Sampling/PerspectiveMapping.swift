import CWideKernels

/// A projective mapping from a canvas to a source bitmap.
package struct PerspectiveMapping: Hashable, Sendable {
  /// x' = (xx · x + xy · y + x1) / w, y' = (yx · x + yy · y + y1) / w, w = wx · x + wy · y + w1.
  package let xx, xy, x1, yx, yy, y1, wx, wy, w1: Double

  /// Creates a mapping from canvas to source, both in pixels with the first one's centre at (0.5, 0.5).
  package init(
    xx: Double, xy: Double, x1: Double, yx: Double, yy: Double, y1: Double, wx: Double, wy: Double, w1: Double
  ) {
    (self.xx, self.xy, self.x1) = (xx, xy, x1)
    (self.yx, self.yy, self.y1) = (yx, yy, y1)
    (self.wx, self.wy, self.w1) = (wx, wy, w1)
  }

  /// The source position of a pixel's centre, in 1/256 of a pixel, clamped to ±2³⁰; 0 is the first pixel's centre.
  @inline(__always)
  func position(x: Int, y: Int) -> (x: Int, y: Int) {
    let cx = Double(x) + 0.5
    let cy = Double(y) + 0.5
    let w = wx * cx + (wy * cy + w1)
    let factor = 256 / w
    let u = (xx * cx + (xy * cy + x1)) * factor
    let v = (yx * cx + (yy * cy + y1)) * factor
    return (Self.clamped(u) &- 128, Self.clamped(v) &- 128)
  }

  /// Whether a position is neither negative nor too far for ``fourPositions(x:y:in:)``.
  @inline(__always)
  static func isInFixedPointRange(_ position: (x: Int, y: Int)) -> Bool {
    position.x >= 0 && position.y >= 0 && max(position.x, position.y) < 1 &<< 29
  }

  /// The positions of four consecutive pixels, all in fixed-point range; the same as ``position(x:y:)``.
  @inline(__always)
  func fourPositions(x: Int, y: Int, in source: PixelSource) -> PixelSource.Positions {
    let cx = SIMD4(repeating: Double(x)) + SIMD4(0.5, 1.5, 2.5, 3.5)
    let cy = Double(y) + 0.5
    let w = wx * cx + (wy * cy + w1)
    let factor = 256 / w
    @inline(__always)
    func positions(_ value: SIMD4<Double>) -> SIMD4<UInt64> {
      // From 2³⁰ to 2³¹ the exponent is constant, and the integer part begins at bit 22.
      let bits = unsafeBitCast(value + 1_073_741_824 + 0.5, to: SIMD4<UInt64>.self)
      return ((bits &>> SIMD4(repeating: 22)) & SIMD4(repeating: 0x3FFF_FFFF)) &- SIMD4(repeating: 128)
    }
    let (u, v) = (positions((xx * cx + (xy * cy + x1)) * factor), positions((yx * cx + (yy * cy + y1)) * factor))
    @inline(__always)
    func offset(_ lane: Int) -> Int {
      source.offset(
        column: Int(truncatingIfNeeded: u[lane] &>> 8), row: Int(truncatingIfNeeded: v[lane] &>> 8))
    }
    return (u, v, (offset(0), offset(1), offset(2), offset(3)))
  }

  /// The parameters of the AVX2 kernels for a run that begins at a pixel.
  func run(x: Int, y: Int) -> matchcut_perspective_run {
    matchcut_perspective_run(
      centre_x: Double(x) + 0.5, centre_y: Double(y) + 0.5, xx: xx, xy: xy, x1: x1, yx: yx, yy: yy, y1: y1, wx: wx,
      wy: wy, w1: w1)
  }

  /// Whether a pixel shows a point in front of the eye.
  @inline(__always)
  func isInFrontOfEye(x: Int, y: Int) -> Bool {
    wx * (Double(x) + 0.5) + (wy * (Double(y) + 0.5) + w1) > 0
  }

  @inline(__always)
  private static func clamped(_ value: Double) -> Int {
    // NaN fails the first comparison and becomes the upper limit.
    let high = value < 1_073_741_824 ? value : 1_073_741_824
    let both = high > -1_073_741_824 ? high : -1_073_741_824
    // The sum is positive, so truncation rounds down.
    return Int(both + 1_073_741_824 + 0.5) &- 1_073_741_824
  }
}

/// Arithmetic on single pixels and channels; every kernel gives the same results as these functions.
package enum PixelMath {
  /// a · b / 255, rounded to nearest, for a and b in 0…255.
  ///
  /// With t = a · b + 128, (t + t / 256) / 256 in whole numbers is exact for all 65,536 pairs.
  @inline(__always)
  package static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  /// a · b / 255, rounded to nearest.
  package static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: multiply(UInt32(a), UInt32(b)))
  }

  /// Scales a pixel's four channels by `amount` / 255, rounded to nearest.
  @inline(__always)
  package static func scale(_ pixel: UInt32, by amount: UInt32) -> UInt32 {
    var low = (pixel & 0x00FF_00FF) &* amount &+ 0x0080_0080
    low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var high = ((pixel &>> 8) & 0x00FF_00FF) &* amount &+ 0x0080_0080
    high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// Composites a premultiplied pixel over another: source + destination · (255 − source's alpha) / 255.
  @inline(__always)
  package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, by: 255 &- (source &>> 24))
  }

  /// Returns the pixel with no colour channel greater than its alpha.
  @inline(__always)
  package static func clampedToAlpha(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    return alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
  }

  /// Creates a premultiplied pixel from components, clamped to 0…1; NaN counts as zero.
  package static func pixel(red: Double, green: Double, blue: Double, alpha: Double) -> UInt32 {
    func clamped(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    let a = clamped(alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(a) << 24 | byte(clamped(red) * a) << 16 | byte(clamped(green) * a) << 8 | byte(clamped(blue) * a)
  }
}

import Raster

// Blend modes that need straight colours, by the formulas of W3C's "Compositing and Blending".
extension Compositing {
  /// A separable mode; the body mixes straight channels in 0…1.
  static func layered(
    _ source: UInt32, _ destination: UInt32, _ body: (_ source: Double, _ destination: Double) -> Double
  ) -> UInt32 {
    mixed(source, destination) { s, d in
      StraightColor(red: body(s.red, d.red), green: body(s.green, d.green), blue: body(s.blue, d.blue))
    }
  }

  /// A non-separable mode, which mixes straight colours.
  static func mixed(
    _ source: UInt32, _ destination: UInt32,
    _ body: (_ source: StraightColor, _ destination: StraightColor) -> StraightColor
  ) -> UInt32 {
    let (sa, da) = (source >> 24, destination >> 24)
    guard sa > 0 else { return destination }
    guard da > 0 else { return source }
    let result = body(StraightColor(source), StraightColor(destination))
    let alpha = sa + da - PixelMath.multiply(sa, da)
    let both = Double(sa) * Double(da) / 255
    func channel(_ shift: UInt32, _ value: Double) -> UInt32 {
      let alone =
        Double(source >> shift & 255) * Double(255 - da) / 255 + Double(destination >> shift & 255) * Double(255 - sa)
        / 255
      return min(UInt32(max(alone + both * min(max(value, 0), 1), 0) + 0.5), alpha) << shift
    }
    return alpha << 24 | channel(16, result.red) | channel(8, result.green) | channel(0, result.blue)
  }

  static func hardLight(_ s: Double, _ d: Double) -> Double {
    s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  }

  static func softLight(_ s: Double, _ d: Double) -> Double {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (curve - d)
  }

  /// The sum of two darknesses: 1 minus both distances from white, within the alphas' sum.
  static func plusDarker(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let (sa, da) = (source >> 24, destination >> 24)
    let alpha = min(255, sa + da)
    var result = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
      let dark = (sa - min(source >> shift & 255, sa)) + (da - min(destination >> shift & 255, da))
      result |= (alpha - min(dark, alpha)) << shift
    }
    return result
  }
}

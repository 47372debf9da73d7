import Raster

/// The functions that composite a premultiplied pixel with another.
package enum Compositing {
  /// Returns the function of a blend mode.
  package static func function(for mode: CGBlendMode) -> (_ source: UInt32, _ destination: UInt32) -> UInt32 {
    switch mode {
    case .normal: { PixelMath.over($0, $1) }
    case .copy: { source, _ in source }
    case .clear: { _, _ in 0 }
    case .sourceIn: { PixelMath.scale($0, by: $1 >> 24) }
    case .sourceOut: { PixelMath.scale($0, by: 255 - $1 >> 24) }
    case .destinationOver: { PixelMath.over($1, $0) }
    case .destinationIn: { PixelMath.scale($1, by: $0 >> 24) }
    case .destinationOut: { PixelMath.scale($1, by: 255 - $0 >> 24) }
    case .sourceAtop: { sum(PixelMath.scale($0, by: $1 >> 24), PixelMath.scale($1, by: 255 - $0 >> 24)) }
    case .destinationAtop: { sum(PixelMath.scale($1, by: $0 >> 24), PixelMath.scale($0, by: 255 - $1 >> 24)) }
    case .xor: { sum(PixelMath.scale($0, by: 255 - $1 >> 24), PixelMath.scale($1, by: 255 - $0 >> 24)) }
    case .plusLighter: { sum($0, $1) }
    case .multiply:
      { source, destination in
        separable(source, destination) { s, d, sa, da in s * d + s * (255 - da) + d * (255 - sa) }
      }
    case .screen: { source, destination in separable(source, destination) { s, d, _, _ in (s + d) * 255 - s * d } }
    case .darken:
      { source, destination in
        separable(source, destination) { s, d, sa, da in min(s * da, d * sa) + s * (255 - da) + d * (255 - sa) }
      }
    case .lighten:
      { source, destination in
        separable(source, destination) { s, d, sa, da in max(s * da, d * sa) + s * (255 - da) + d * (255 - sa) }
      }
    case .overlay: { layered($0, $1) { s, d in hardLight(d, s) } }
    case .hardLight: { layered($0, $1, hardLight) }
    case .softLight: { layered($0, $1, softLight) }
    case .colorDodge: { layered($0, $1) { s, d in d == 0 ? 0 : (s >= 1 ? 1 : min(1, d / (1 - s))) } }
    case .colorBurn: { layered($0, $1) { s, d in d >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - d) / s)) } }
    case .difference: { layered($0, $1) { s, d in (s - d).magnitude } }
    case .exclusion: { layered($0, $1) { s, d in s + d - 2 * s * d } }
    case .hue: { mixed($0, $1) { s, d in s.withSaturation(d.saturation).withBrightness(d.brightness) } }
    case .saturation: { mixed($0, $1) { s, d in d.withSaturation(s.saturation).withBrightness(d.brightness) } }
    case .color: { mixed($0, $1) { s, d in s.withBrightness(d.brightness) } }
    case .luminosity: { mixed($0, $1) { s, d in d.withBrightness(s.brightness) } }
    case .plusDarker: { plusDarker($0, $1) }
    }
  }

  /// Interpolates two pixels; coverage 255 gives the second.
  package static func mix(_ from: UInt32, _ to: UInt32, coverage: UInt8) -> UInt32 {
    if coverage == 255 { return to }
    return sum(PixelMath.scale(from, by: 255 - UInt32(coverage)), PixelMath.scale(to, by: UInt32(coverage)))
  }

  /// Adds two pixels, each channel at most 255.
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      result |= min(255, (a >> shift & 255) + (b >> shift & 255)) << shift
    }
    return result
  }

  /// A separable mode; the body returns 255 times the result from premultiplied channels and alphas.
  private static func separable(
    _ source: UInt32, _ destination: UInt32, _ body: (UInt32, UInt32, UInt32, UInt32) -> UInt32
  ) -> UInt32 {
    let (sa, da) = (source >> 24, destination >> 24)
    let alpha = sa + da - PixelMath.multiply(sa, da)
    var result = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
      let value = (body(source >> shift & 255, destination >> shift & 255, sa, da) + 127) / 255
      result |= min(value, alpha) << shift
    }
    return result
  }
}

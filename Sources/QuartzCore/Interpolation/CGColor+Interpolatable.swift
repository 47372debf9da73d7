import CoreGraphics

extension CGColor {
  /// Each component by itself, opacity too (C-22).
  package static func interpolate(_ from: CGColor, _ to: CGColor, _ fraction: Double) -> CGColor {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(.interpolate(a, b, fraction), 0), 1) }
    return CGColor(
      srgbRed: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      alpha: mix(from.alpha, to.alpha))
  }

  /// The same colour with another opacity.
  package func withAlpha(_ alpha: CGFloat) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// The sum of each component, at most 1.
  package func adding(_ other: CGColor) -> CGColor {
    CGColor(
      srgbRed: min(red + other.red, 1), green: min(green + other.green, 1), blue: min(blue + other.blue, 1),
      alpha: min(alpha + other.alpha, 1))
  }
}

import Foundation

/// A colour in sRGB, not premultiplied.
public final class CGColor: Hashable, Sendable, Codable {
  /// Red, green and blue in 0…1.
  package let red, green, blue: CGFloat
  /// Opacity in 0…1.
  public let alpha: CGFloat

  /// A colour from sRGB components in 0…1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Whether two colours have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

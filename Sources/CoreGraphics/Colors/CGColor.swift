import Foundation

/// A colour in sRGB, not premultiplied: grey with alpha, or red, green and blue with alpha.
public final class CGColor: Hashable, Sendable, Codable {
  /// Red, green and blue in 0…1; all three the same for a grey.
  package let red, green, blue: CGFloat
  /// Opacity in 0…1.
  public let alpha: CGFloat
  /// Whether the colour has one grey component in place of three.
  package let isGray: Bool

  /// A colour from sRGB components in 0…1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  /// A colour from components in 0…1; sRGB is the only red-green-blue space here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from its brightness and its opacity, in 0…1.
  public init(gray: CGFloat, alpha: CGFloat) {
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
    isGray = true
  }

  /// A grey from its brightness and its opacity, in 0…1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Opaque black, a grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, a grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, a grey.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components in order, alpha last.
  public var components: [CGFloat]? {
    isGray ? [red, alpha] : [red, green, blue, alpha]
  }

  /// How many components there are, alpha among them: two for a grey, else four.
  public var numberOfComponents: Int {
    isGray ? 2 : 4
  }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    isGray ? CGColor(gray: red, alpha: alpha) : CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour.
  public func copy() -> CGColor? {
    self
  }

  /// Whether two colours have the same space and the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
        && lhs.isGray == rhs.isGray)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

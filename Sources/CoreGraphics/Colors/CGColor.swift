import Foundation

/// A colour in sRGB, not premultiplied: grey with alpha, or red, green and blue with alpha.
public final class CGColor: Hashable, Sendable, Codable {
  /// Red, green and blue in 0…1; all three the same for a grey.
  package let red, green, blue: CGFloat
  /// Opacity in 0…1.
  public let alpha: CGFloat
  /// Whether the colour has one grey component in place of three.
  package let isGray: Bool

  /// Creates a colour from sRGB components in 0…1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  /// Creates a colour from components in 0…1; sRGB is the only RGB space here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components in Display P3, in 0…1, given in sRGB; those outside of its gamut are below 0 or
  /// above 1, and are drawn as the nearest.
  ///
  /// Both spaces have the same white and the same tone curve; the matrix between their linear light follows from their
  /// primaries (SMPTE EG 432-1, ITU-R BT.709-6).
  package convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = (Self.light(of: red), Self.light(of: green), Self.light(of: blue))
    self.init(
      srgbRed: Self.component(of: 1.2249401763 * red - 0.2249401763 * green),
      green: Self.component(of: 1.0420569547 * green - 0.0420569547 * red),
      blue: Self.component(of: 1.0982736001 * blue - 0.0196375546 * red - 0.0786360456 * green), alpha: alpha)
  }

  /// Returns the linear light of a component; sRGB's curve (IEC 61966-2-1), mirrored below 0.
  private static func light(of value: CGFloat) -> Double {
    let size = abs(Double(value))
    let light = size <= 0.04045 ? size / 12.92 : EngineMath.pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// Returns the component of linear light; the inverse of ``light(of:)``.
  private static func component(of light: Double) -> CGFloat {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * EngineMath.pow(size, 1 / 2.4) - 0.055
    return CGFloat(light < 0 ? -value : value)
  }

  /// Creates a grey from its brightness and its opacity, in 0…1.
  public init(gray: CGFloat, alpha: CGFloat) {
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
    isGray = true
  }

  /// Creates a grey from its brightness and its opacity, in 0…1.
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

  /// The number of components including alpha: two for a grey, else four.
  public var numberOfComponents: Int {
    isGray ? 2 : 4
  }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    isGray ? CGColor(gray: red, alpha: alpha) : CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the colour itself.
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

extension CGColor {
  /// The colour's space.
  public var colorSpace: CGColorSpace? {
    isGray ? .gray : .rgb
  }

  /// Creates a colour from a space and its components, alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .rgb: self.init(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    }
  }
}

extension CGColor {
  /// The colour as one premultiplied BGRA pixel.
  ///
  /// Components are clamped to 0…1 first (NaN counts as 0). Alpha is `floor(alpha · 255 + ½)`, each colour channel
  /// `floor(channel · alpha · 255 + ½)`, so that no channel exceeds alpha.
  package var premultipliedBGRA: UInt32 {
    premultipliedBGRA(alpha: 1)
  }

  /// The colour as one premultiplied BGRA pixel, its opacity multiplied by a factor in 0…1 first.
  package func premultipliedBGRA(alpha factor: CGFloat) -> UInt32 {
    let opacity = Self.clamped(alpha) * Self.clamped(factor)
    func channel(_ value: CGFloat) -> UInt32 {
      UInt32((Self.clamped(value) * opacity * 255 + 0.5).rounded(.down))
    }
    let a = UInt32((opacity * 255 + 0.5).rounded(.down))
    return a << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }

  /// Whether the colour is opaque.
  package var isOpaque: Bool {
    premultipliedBGRA >> 24 == 255
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    value > 0 ? Swift.min(value, 1) : 0
  }
}

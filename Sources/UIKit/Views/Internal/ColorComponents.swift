import CoreGraphics

/// Hue, saturation and brightness of a colour, in 0…1 for colours inside sRGB.
struct HueComponents {
  private(set) var hue: CGFloat = 0
  private(set) var saturation: CGFloat = 0
  let brightness: CGFloat

  init(_ color: CGColor) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    guard spread > 0 else { return }
    if brightness > 0 { saturation = spread / brightness }
    let sector: CGFloat
    if brightness == red {
      sector = (green - blue) / spread
    } else if brightness == green {
      sector = 2 + (blue - red) / spread
    } else {
      sector = 4 + (red - green) / spread
    }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }
}

/// The luminance of colours by the weights and the transfer function of sRGB (IEC 61966-2-1).
enum Luminance {
  /// Returns the component of the grey that is as light as a colour.
  static func grey(of color: CGColor) -> CGFloat {
    let (red, green, blue) = (color.red, color.green, color.blue)
    if red == green, green == blue { return red }
    return encoded(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
  }

  private static func linear(_ component: CGFloat) -> Double {
    let value = abs(Double(component))
    let result = value <= 0.04045 ? value / 12.92 : EngineMath.pow((value + 0.055) / 1.055, 2.4)
    return component < 0 ? -result : result
  }

  private static func encoded(_ light: Double) -> CGFloat {
    let value = abs(light)
    let result = value <= 0.0031308 ? value * 12.92 : 1.055 * EngineMath.pow(value, 1 / 2.4) - 0.055
    return CGFloat(light < 0 ? -result : result)
  }
}

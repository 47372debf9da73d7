import CoreGraphics

/// The parameters of a blur effect.
struct BlurParameters {
  /// The standard deviation of the blur, in points.
  var radius: CGFloat
  /// The saturation; 1 leaves the colours as they are.
  var saturation: CGFloat
  /// The brightness of the colour over the blur, in 0…1.
  var white: CGFloat
  /// The opacity of the colour over the blur, in 0…1.
  var opacity: CGFloat

  /// No effect.
  static let none = BlurParameters(radius: 0, saturation: 1, white: 1, opacity: 0)

  /// The colour over the blur without the blur, for a user who reduces transparency.
  var opaque: BlurParameters { BlurParameters(radius: 0, saturation: 1, white: white, opacity: 1) }

  /// Whether content over the blur is light.
  var isDark: Bool { white < 0.5 }
}

extension UIBlurEffect {
  /// Returns the parameters of the style: light, extra light and dark as Apple has published them, and the materials
  /// between them.
  ///
  /// - Parameter isDark: whether the appearance is dark, for the styles that follow it.
  func parameters(isDark: Bool) -> BlurParameters {
    switch isDark ? style.darkStyle : style {
    case .light: BlurParameters(radius: 30, saturation: 1.8, white: 1, opacity: 0.3)
    case .extraLight: BlurParameters(radius: 20, saturation: 1.8, white: 0.97, opacity: 0.82)
    case .dark: BlurParameters(radius: 20, saturation: 1.8, white: 0.11, opacity: 0.73)
    case .regular: BlurParameters(radius: 30, saturation: 1.8, white: 0.97, opacity: 0.5)
    case .prominent: BlurParameters(radius: 30, saturation: 1.8, white: 0.97, opacity: 0.7)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: .material(white: 0.97, opacity: 0.3)
    case .systemThinMaterial, .systemThinMaterialLight: .material(white: 0.97, opacity: 0.45)
    case .systemMaterial, .systemMaterialLight: .material(white: 0.97, opacity: 0.6)
    case .systemThickMaterial, .systemThickMaterialLight: .material(white: 0.97, opacity: 0.75)
    case .systemChromeMaterial, .systemChromeMaterialLight: .material(white: 0.98, opacity: 0.8)
    case .systemUltraThinMaterialDark: .material(white: 0.14, opacity: 0.4)
    case .systemThinMaterialDark: .material(white: 0.14, opacity: 0.55)
    case .systemMaterialDark: .material(white: 0.14, opacity: 0.68)
    case .systemThickMaterialDark: .material(white: 0.14, opacity: 0.8)
    case .systemChromeMaterialDark: .material(white: 0.11, opacity: 0.78)
    }
  }
}

extension UIBlurEffect.Style {
  /// The style that replaces this one in dark appearance.
  fileprivate var darkStyle: UIBlurEffect.Style {
    switch self {
    case .regular, .prominent: .dark
    case .systemUltraThinMaterial: .systemUltraThinMaterialDark
    case .systemThinMaterial: .systemThinMaterialDark
    case .systemMaterial: .systemMaterialDark
    case .systemThickMaterial: .systemThickMaterialDark
    case .systemChromeMaterial: .systemChromeMaterialDark
    default: self
    }
  }
}

extension BlurParameters {
  fileprivate static func material(white: CGFloat, opacity: CGFloat) -> BlurParameters {
    BlurParameters(radius: 30, saturation: 1.8, white: white, opacity: opacity)
  }
}

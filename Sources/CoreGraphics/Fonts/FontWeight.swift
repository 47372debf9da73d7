import Foundation

/// The weight of a font, on OpenType's scale.
package enum FontWeight: Int, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// The value in `UIFont.Weight`.
  package var uiKitValue: CGFloat {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight two steps heavier, up to the heaviest.
  package var heavier: FontWeight { FontWeight(rawValue: min(rawValue + 200, Self.black.rawValue)) ?? .black }

  /// The weight nearest to a value of `UIFont.Weight`; regular for NaN.
  package init(nearestTo value: CGFloat) {
    var best = FontWeight.regular
    for weight in Self.allCases where abs(weight.uiKitValue - value) < abs(best.uiKitValue - value) { best = weight }
    self = best
  }

  /// The weight's name in Inter's file names.
  var interName: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}

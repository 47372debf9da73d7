import CoreGraphics

/// Blurs what lies behind a visual effect view, and tints it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur; the raw values are Apple's.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``extraLight`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(
        rawValue,
        among: [
          .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial,
          .systemMaterial, .systemThickMaterial, .systemChromeMaterial, .systemUltraThinMaterialLight,
          .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
          .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
          .systemChromeMaterialDark,
        ])
    }
  }

  let style: Style

  /// Creates an effect; a style without light or dark in its name follows the appearance.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Blends the content of a visual effect view with the colours of the blur behind it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect

  /// Creates an effect for content over a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    super.init()
  }
}

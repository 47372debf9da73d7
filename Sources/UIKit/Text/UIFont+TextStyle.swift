import Foundation

extension UIFont {
  /// The use of a text, from which its font follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String

    /// Creates a style from Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Large titles: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headlines: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headlines of the second level: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Captions of the second level: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes in points, from the smallest category to the largest, as Apple's design guide lists them.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// Returns the size of the style in a category, in points; an unknown style is text.
    func size(in category: UIContentSizeCategory) -> CGFloat {
      let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
      return sizes.indices.contains(category.index) ? sizes[category.index] : UIFont.labelFontSize
    }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// Returns the font of a style at the size that the user prefers.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a style at the size of some traits; nil for the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.effective(traitCollection)
    let scaling = FontScaling(style: style, baseSize: style.size(in: .large), maximum: nil)
    return UIFont(
      size: style.size(in: category), weight: style.weight, isItalic: false, scaling: scaling,
      legibility: .effective(traitCollection))
  }

  /// Returns the font that scales with the user's preference at the size of some traits, and in their weight; nil
  /// where it does not scale, or has both.
  func adapted(to traits: UITraitCollection) -> UIFont? {
    guard let scaling else { return nil }
    let size = scaling.size(in: .effective(traits))
    let adapted = withScaling(scaling, size: size, .effective(traits))
    return adapted == self ? nil : adapted
  }
}

/// How a font's size follows the user's preference.
struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The size in the category ``UIContentSizeCategory/large``, in points.
  var baseSize: CGFloat
  /// The largest size, in points; nil for no limit.
  var maximum: CGFloat?

  /// Returns a length in a category: it grows as the style's text does, to whole points for fonts.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let reference = style.size(in: .large)
    if baseSize == reference, maximum == nil { return style.size(in: category) }
    let scaled = (baseSize * style.size(in: category) / reference).rounded()
    return min(scaled, maximum ?? .infinity)
  }
}

extension UIContentSizeCategory {
  /// The category of traits; where they specify none, that of the current ones, and then the application's.
  static func effective(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    for collection in [traits, .current].compactMap(\.self) {
      let category = collection.preferredContentSizeCategory
      if category != .unspecified { return category }
    }
    guard DispatchQueue.isMain else { return .large }
    return MainActor.assumeIsolated { UIEnvironment.active.contentSizeCategory }
  }
}

extension UILegibilityWeight {
  /// The weight of text of traits; where they specify none, that of the current ones, and then the user's.
  static func effective(_ traits: UITraitCollection?) -> UILegibilityWeight {
    for collection in [traits, .scoped].compactMap(\.self) where collection.legibilityWeight != .unspecified {
      return collection.legibilityWeight
    }
    guard DispatchQueue.isMain else { return .regular }
    return MainActor.assumeIsolated { UIEnvironment.active.accessibility.contains(.boldText) ? .bold : .regular }
  }
}

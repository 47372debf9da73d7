import CoreGraphics
import Foundation

extension UIFontDescriptor {
  /// The names of a font's attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a name from Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, such as "Inter": a text.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name: a text.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in its family, such as "Bold Italic": a text.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name for the user: a text.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A dictionary of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries of ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style: a text.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The keys of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a key from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``: a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, as a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from −1 to 1: a number; no installed face has another than 0.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from −1 to 1: a number; a positive one stands for italic letters.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of a typographic feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a key from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature's type, in the registry of Apple Advanced Typography.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the feature's selector.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of ``featureIdentifier`` since iOS 15.
    public static let type = featureIdentifier
    /// The name of ``typeIdentifier`` since iOS 15.
    public static let selector = typeIdentifier
  }

  /// The attributes that describe the font: name, family, size and traits.
  public var fontAttributes: [AttributeName: Any] {
    let keys: [AttributeName] = [.name, .family, .size, .traits]
    return Dictionary(uniqueKeysWithValues: keys.compactMap { key in object(forKey: key).map { (key, $0) } })
  }

  /// Returns an attribute of the font; nil for one that it does not have.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: font.fontName
    case .family: font.familyName
    case .size: font.pointSize
    case .visibleName: font.fontName
    case .traits:
      [TraitKey.symbolic: symbolicTraits.rawValue, .weight: (font.systemWeight ?? .regular).rawValue] as [TraitKey: Any]
    default: nil
    }
  }

  /// Returns the descriptor of the font with other attributes; where no installed face has them, the font stays as it
  /// is.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(DescribedFont(font).adding(attributes))
  }

  /// Returns the descriptor of another face of the family, such as "Bold"; the same where there is none.
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the descriptor of another family; the same where it is not installed.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
}

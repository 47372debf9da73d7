import CoreGraphics
import Foundation

/// A font that takes the attributes of descriptors.
struct DescribedFont {
  private let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// Returns the font with attributes, in the order from the face to the features.
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    var font = font
    if let style = attributes[.textStyle] as? UIFont.TextStyle { font = .preferredFont(forTextStyle: style) }
    let size = Self.number(attributes[.size]).flatMap { $0 > 0 ? $0 : nil } ?? font.pointSize
    if size != font.pointSize { font = font.withSize(size) }
    if let family = attributes[.family] as? String, let found = Self.font(of: family, like: font) { font = found }
    if let face = attributes[.face] as? String, let found = Self.font(named: face, of: font) { font = found }
    if let name = attributes[.name] as? String, let found = UIFont(name: name, size: size) { font = found }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { font = Self.font(font, with: traits) }
    let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
    let features = settings.compactMap(Self.feature)
    return features.isEmpty ? font : font.adding(features)
  }

  /// The face of a family with the traits of a font, or any.
  private static func font(of family: String, like font: UIFont) -> UIFont? {
    guard let first = UIFont.fontNames(forFamilyName: family).first else { return nil }
    let any = UIFont(name: first, size: font.pointSize)
    return any?.with(font.symbolicTraits) ?? any
  }

  private static func font(named face: String, of font: UIFont) -> UIFont? {
    let words = face.filter { $0 != " " }.lowercased()
    let names = UIFont.fontNames(forFamilyName: font.familyName)
    let found = names.first { $0.lowercased().hasSuffix("-" + words) }
    return found.flatMap { UIFont(name: $0, size: font.pointSize) }
  }

  private static func font(_ font: UIFont, with traits: [UIFontDescriptor.TraitKey: Any]) -> UIFont {
    var font = font
    let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? number(traits[.weight])
    if let weight {
      font = font.withWeight(UIFont.Weight(rawValue: weight))
    }
    if let slant = number(traits[.slant]), slant > 0 {
      font = font.with(font.symbolicTraits.union(.traitItalic)) ?? font
    }
    if let bits = number(traits[.symbolic]), bits >= 0, bits < 4_294_967_296 {
      font = font.with(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))) ?? font
    }
    return font
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// The OpenType feature of a type and a selector; nil for one without a counterpart.
  ///
  /// Source: Apple's font feature registry, and the features of OpenType that it names.
  private static func feature(_ setting: [UIFontDescriptor.FeatureKey: Any]) -> String? {
    guard let type = number(setting[.featureIdentifier]), let selector = number(setting[.typeIdentifier]) else {
      return nil
    }
    let stylisticSets = 35
    if Int(type) == stylisticSets, selector >= 2, selector <= 40, Int(selector).isMultiple(of: 2) {
      let number = Int(selector) / 2
      return number < 10 ? "ss0\(number)" : "ss\(number)"
    }
    return features[[Int(type), Int(selector)]]
  }

  private static let features: [[Int]: String] = [
    [6, 0]: "tnum", [6, 1]: "pnum",
    [10, 1]: "sups", [10, 2]: "subs", [10, 3]: "ordn", [10, 4]: "sinf",
    [11, 1]: "afrc", [11, 2]: "frac",
    [14, 4]: "zero",
    [21, 0]: "onum", [21, 1]: "lnum",
    [33, 0]: "case",
    [36, 0]: "calt", [36, 2]: "swsh",
    [37, 1]: "smcp", [37, 2]: "pcap",
    [38, 1]: "c2sc", [38, 2]: "c2pc",
  ]
}

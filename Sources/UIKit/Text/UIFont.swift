import CoreGraphics
import QuartzCore

/// A typeface at a size; Inter replaces the system font, and installed fonts have their names.
///
/// It is not an `NSObject`, because attributed strings contain fonts, and Foundation on Linux traps when it compares
/// objects in them.
open class UIFont: Hashable, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// Apple's number, in −0.8…0.62.
    public let rawValue: CGFloat

    /// Creates a weight from a number; the typeface's nearest weight is used.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold, the weight of bars' titles.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The face and its metrics; nil where the typeface is not installed.
  package let textFont: TextFont?
  /// The reason why there is no face.
  package let failure: String?
  let typeface: Typeface
  /// How the size follows the user's preference; nil for a size that does not.
  let scaling: FontScaling?
  /// Bold where a system font is drawn heavier than its weight says, because the user prefers bold text.
  let legibility: UILegibilityWeight

  /// The weight of a system font; nil for an installed one.
  var systemWeight: Weight? {
    if case .system(let weight, _, _) = typeface { weight } else { nil }
  }

  /// The source of the face at each size.
  enum Typeface: Hashable {
    case system(Weight, isItalic: Bool, features: [String])
    case named(FontFace, features: [String])
  }

  /// Creates the system font at size 0; fonts come from the methods of the class.
  public convenience init() {
    self.init(size: 0, weight: .regular, isItalic: false)
  }

  init(
    size: CGFloat, weight: Weight, isItalic: Bool, features: [String] = [], scaling: FontScaling? = nil,
    legibility: UILegibilityWeight = .effective(nil)
  ) {
    pointSize = Self.usable(size)
    typeface = .system(weight, isItalic: isItalic, features: features)
    self.scaling = scaling
    self.legibility = legibility
    let nominal = FontWeight(nearestTo: weight.rawValue)
    do {
      textFont = try TextFont.system(
        size: pointSize, weight: legibility == .bold ? nominal.heavier : nominal, italic: isItalic, features: features)
      failure = nil
    } catch {
      textFont = nil
      failure = String(describing: error)
    }
  }

  init(_ face: FontFace, size: CGFloat, features: [String] = [], scaling: FontScaling? = nil) {
    pointSize = Self.usable(size)
    typeface = .named(face, features: features)
    self.scaling = scaling
    legibility = .regular
    textFont = TextFont(face: face, size: pointSize, features: features)
    failure = nil
  }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : 0
  }

  /// Creates an installed font at a size in points, from its PostScript name or from family and style; nil where there
  /// is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontLibrary.standard.face(named: fontName) else { return nil }
    self.init(face, size: fontSize)
  }

  /// The installed families, in alphabetical order.
  open class var familyNames: [String] { FontLibrary.standard.families.keys.sorted() }

  /// Returns the PostScript names of a family's fonts, in alphabetical order; empty for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.standard.families[familyName] ?? []
  }

  /// Returns the system font at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: false)
  }

  /// Returns the system font at a size in points and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: false)
  }

  /// Returns the bold system font at a size in points: semibold, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold, isItalic: false)
  }

  /// Returns the italic system font at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  /// The font size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The default font size: 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The small font size: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { with(size: fontSize, scaling: nil) }

  /// Returns the font with a size that follows the user's preference.
  func withScaling(_ scaling: FontScaling) -> UIFont { with(size: pointSize, scaling: scaling) }

  /// Returns the font with a size that follows the user's preference, in the weight that the user prefers.
  func withScaling(_ scaling: FontScaling, size: CGFloat, _ legibility: UILegibilityWeight) -> UIFont {
    with(size: size, scaling: scaling, legibility: legibility)
  }

  private func with(size: CGFloat, scaling: FontScaling?, legibility: UILegibilityWeight? = nil) -> UIFont {
    switch typeface {
    case .system(let weight, let isItalic, let features):
      UIFont(
        size: size, weight: weight, isItalic: isItalic, features: features, scaling: scaling,
        legibility: legibility ?? self.legibility)
    case .named(let face, let features): UIFont(face, size: size, features: features, scaling: scaling)
    }
  }

  /// The family's name.
  open var familyName: String { textFont?.face.familyName ?? "" }
  /// The face's PostScript name.
  open var fontName: String { textFont?.face.postScriptName ?? "" }
  /// The height of the tallest glyphs above the baseline, in points.
  open var ascender: CGFloat { textFont?.metrics.ascender ?? 0 }
  /// The depth of the deepest glyphs below the baseline, in points; negative.
  open var descender: CGFloat { -abs(textFont?.metrics.descender ?? 0) }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { textFont?.metrics.capHeight ?? 0 }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { textFont?.metrics.xHeight ?? 0 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { textFont?.metrics.lineHeight ?? 0 }
  /// The space between lines, in points.
  open var leading: CGFloat { textFont?.metrics.leading ?? 0 }

  /// Whether two fonts have the same face and size.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.textFont == rhs.textFont && lhs.pointSize == rhs.pointSize && lhs.typeface == rhs.typeface
      && lhs.scaling == rhs.scaling
  }

  /// Whether an object is an equal font.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont) == self
  }

  /// Hashes size and typeface.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(typeface)
  }

  /// A hash that equal fonts share.
  open var hash: Int { hashValue }
}

/// A `CATextLayer` draws with a `UIFont`'s face, at its own font size.
extension UIFont: TextFontSource {
  /// Returns the font's face at a size, in points; nil where it is not installed.
  package func textFont(size: CGFloat) -> TextFont? {
    withSize(size).textFont
  }

  /// The font at its own size.
  package var attributeFont: AttributeFont {
    textFont.map(AttributeFont.sized) ?? .missing(size: pointSize, failure: failure ?? "there is no such font")
  }
}

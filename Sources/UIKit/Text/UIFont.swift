import CoreGraphics

/// A typeface at a size; Inter stands in for the system's, and others that are installed have their names.
///
/// No `NSObject` here: attributed strings hold fonts, and Foundation on Linux traps when it compares objects in them.
public final class UIFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// Apple's number, −0.8…0.62.
    public let rawValue: CGFloat

    /// A weight from its number; the nearest one that the typeface has is used.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The usual one.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold; bars' titles.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The face and its measures; nil where the typeface is not installed.
  package let textFont: TextFont?
  /// Why there is no face.
  package let failure: String?
  private let typeface: Typeface

  /// What gives the face at each size.
  private enum Typeface: Hashable {
    case system(Weight, isItalic: Bool)
    case named(FontFace)
  }

  init(size: CGFloat, weight: Weight, isItalic: Bool) {
    pointSize = Self.usable(size)
    typeface = .system(weight, isItalic: isItalic)
    do {
      textFont = try TextFont.system(size: pointSize, weight: FontWeight(nearestTo: weight.rawValue), italic: isItalic)
      failure = nil
    } catch {
      textFont = nil
      failure = String(describing: error)
    }
  }

  private init(_ face: FontFace, size: CGFloat) {
    pointSize = Self.usable(size)
    typeface = .named(face)
    textFont = TextFont(face: face, size: pointSize)
    failure = nil
  }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : 0
  }

  /// An installed font at a size in points, by its name for programs or by those of its family and style; nil where there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontLibrary.standard.face(named: fontName) else { return nil }
    self.init(face, size: fontSize)
  }

  /// The families that are installed, in alphabetical order.
  public class var familyNames: [String] { FontLibrary.standard.families.keys.sorted() }

  /// The names for programs of a family's fonts, in alphabetical order; none for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.standard.families[familyName] ?? []
  }

  /// The system's font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: false)
  }

  /// The system's font at a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: false)
  }

  /// The system's bold font at a size in points: semibold, as on iOS.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold, isItalic: false)
  }

  /// The system's italic font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The usual size: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The small size: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    switch typeface {
    case .system(let weight, let isItalic): UIFont(size: fontSize, weight: weight, isItalic: isItalic)
    case .named(let face): UIFont(face, size: fontSize)
    }
  }

  /// The family's name.
  public var familyName: String { textFont?.face.familyName ?? "" }
  /// The face's PostScript name.
  public var fontName: String { textFont?.face.postScriptName ?? "" }
  /// Height of the tallest letters over the baseline, in points.
  public var ascender: CGFloat { textFont?.metrics.ascender ?? 0 }
  /// Depth of the deepest letters under the baseline, in points, negative.
  public var descender: CGFloat { -abs(textFont?.metrics.descender ?? 0) }
  /// Height of capitals, in points.
  public var capHeight: CGFloat { textFont?.metrics.capHeight ?? 0 }
  /// Height of the letter x, in points.
  public var xHeight: CGFloat { textFont?.metrics.xHeight ?? 0 }
  /// Height of a line, in points.
  public var lineHeight: CGFloat { textFont?.metrics.lineHeight ?? 0 }
  /// Space between lines, in points.
  public var leading: CGFloat { textFont?.metrics.leading ?? 0 }

  /// Whether two fonts have the same face and size.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.textFont == rhs.textFont && lhs.pointSize == rhs.pointSize && lhs.typeface == rhs.typeface
  }

  /// Whether something is an equal font.
  public func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont) == self
  }

  /// Hashes size and typeface.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(typeface)
  }

  /// The same for equal fonts.
  public var hash: Int { hashValue }
}

import CoreGraphics
import Foundation

/// The properties of a font, from which others are derived.
public final class UIFontDescriptor: Hashable, Sendable {
  /// Properties of a typeface that text is marked by.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt32

    /// Creates traits from Apple's bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters; no installed face is said to have them.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters; no installed face is said to have them.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters for vertical text; no installed face is said to have them.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// A face for the system's own screens; no installed face is said to be one.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less space between lines; no installed face is said to have it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines; no installed face is said to have it.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system's typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String

    /// Creates a design from Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters of one width; drawn in DejaVu Sans Mono, where it is installed.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Rounded letters; no installed typeface stands in for it.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs; no installed typeface stands in for it.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
  }

  /// Creates the descriptor of an installed font by its name, or of the system's where there is none, at a size in
  /// points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Creates the descriptor of the font that attributes describe: the system's at 12 points with what they change.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(DescribedFont(.systemFont(ofSize: 12)).adding(attributes))
  }

  /// Returns the descriptor of a style's font at the size that the user prefers.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The face's PostScript name.
  public var postscriptName: String { font.fontName }
  /// Whether the letters are bold, italic, or of one width.
  public var symbolicTraits: SymbolicTraits { font.symbolicTraits }

  /// Returns the descriptor of another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

  /// Returns the descriptor of the face with some traits; nil where no installed face has them.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    font.with(symbolicTraits).map(UIFontDescriptor.init)
  }

  /// Returns the descriptor of another design; nil where no installed typeface stands in for it.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: self
    case .monospaced: font.with(symbolicTraits.union(.traitMonoSpace)).map(UIFontDescriptor.init)
    default: nil
    }
  }

  /// Whether two descriptors are of the same font.
  public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool { lhs.font == rhs.font }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
  /// Creates the font of a descriptor, at a size in points; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Returns the system font with digits of one width, at a size in points and a weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: false, features: ["tnum"])
  }

  /// Returns a font with letters of one width, at a size in points and a weight: DejaVu Sans Mono, or the system font
  /// where it is not installed.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: weight.rawValue >= Weight.semibold.rawValue ? "DejaVuSansMono-Bold" : "DejaVuSansMono", size: fontSize)
      ?? .systemFont(ofSize: fontSize, weight: weight)
  }
}

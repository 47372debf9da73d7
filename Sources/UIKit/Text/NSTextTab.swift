import CoreGraphics
import Foundation

/// A tab stop, in points from the leading edge of a paragraph.
public final class NSTextTab: Hashable {
  /// The key of a tab stop's option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a key from Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `CharacterSet`: the aligned text ends before one of these characters, as a number before its decimal point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text up to the next tab that is at the location: its beginning, center or end.
  public let alignment: NSTextAlignment
  /// The location.
  public let location: CGFloat
  /// The options: the characters that end a column.
  public let options: [OptionKey: Any]
  private let terminators: CharacterSet?

  /// Creates a tab stop; a location that is not finite is 0.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.options) = (alignment, options)
    location = loc.isFinite ? loc : 0
    terminators = options[.columnTerminators] as? CharacterSet
  }

  /// The tab stop for a layout.
  var textTab: TextTab {
    let kind: TextTab.Alignment =
      switch alignment {
      case .center: .center
      case .left: .left
      case .right: .right
      case .justified, .natural: .leading
      }
    return TextTab(location: location, alignment: kind, terminators: terminators)
  }

  /// Whether two tab stops have the same location and alignment.
  public static func == (lhs: NSTextTab, rhs: NSTextTab) -> Bool {
    lhs.alignment == rhs.alignment && lhs.location == rhs.location && lhs.terminators == rhs.terminators
  }

  /// Hashes location and alignment.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(location)
  }
}

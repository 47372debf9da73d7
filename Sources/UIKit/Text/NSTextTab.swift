import CoreGraphics
import Foundation

/// Where a tab leads, in points from the edge at which a paragraph's lines begin.
public final class NSTextTab: Hashable {
  /// What an option says.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// A key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `CharacterSet`: the text that a tab aligns ends before one of these, as numbers do before their decimal point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// What stands at the place of the text up to the next tab: its beginning, middle or end.
  public let alignment: NSTextAlignment
  /// The place.
  public let location: CGFloat
  /// What else is said: the letters that end a column.
  public let options: [OptionKey: Any]
  private let terminators: CharacterSet?

  /// A tab from its parts; a place that is not finite is 0.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.options) = (alignment, options)
    location = loc.isFinite ? loc : 0
    terminators = options[.columnTerminators] as? CharacterSet
  }

  /// The tab in a layout.
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

  /// Whether two tabs lead to the same place in the same way.
  public static func == (lhs: NSTextTab, rhs: NSTextTab) -> Bool {
    lhs.alignment == rhs.alignment && lhs.location == rhs.location && lhs.terminators == rhs.terminators
  }

  /// Hashes place and alignment.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(location)
  }
}

import Foundation
import QuartzCore

extension NSLayoutConstraint {
  /// How views of a visual format are aligned across its axis, and in which direction it reads (L-109).
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits: those of alignments are 1 shifted by the attribute.
    public let rawValue: UInt

    /// Creates options from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have the same horizontal middle.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same vertical middle.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// A row reads from its leading edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row reads from the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row reads from the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    /// Gaps are from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Gaps of a column are from the last baseline to the first one of the next view.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the gaps.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints of a format; none, and a report, for one that cannot be read.
  static func parsed(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    do throws(VisualFormatFault) {
      let parsed = try parser.parse()
      return try VisualFormatBuilder(parsed, options).constraints()
    } catch {
      UIEnvironment.active.report(.visualFormat(format, error))
      return []
    }
  }
}

import CoreGraphics
import QuartzCore

/// How the lines of a paragraph stand, as an attribute of a text; lengths are in points.
///
/// No `NSObject` here: Foundation on Linux traps when it compares objects in attributed strings.
public class NSParagraphStyle: Hashable, TextParagraphSource {
  final var values = ParagraphValues()

  /// The usual style.
  public init() {}

  /// The usual style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand.
  public var alignment: NSTextAlignment { values.alignment }
  /// What becomes of text that does not fit; a label takes that of its text's beginning.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How the paragraph runs.
  public var baseWritingDirection: NSWritingDirection { values.direction }
  /// Space between lines.
  public var lineSpacing: CGFloat { values.lengths.lineSpacing }
  /// What line heights are multiplied by; 0 for 1.
  public var lineHeightMultiple: CGFloat { values.lengths.lineHeightMultiple }
  /// The least height of a line.
  public var minimumLineHeight: CGFloat { values.lengths.minimumLineHeight }
  /// The greatest height of a line; 0 for none.
  public var maximumLineHeight: CGFloat { values.lengths.maximumLineHeight }
  /// Space after the paragraph, if another follows.
  public var paragraphSpacing: CGFloat { values.lengths.spacing }
  /// Space before the paragraph, if it is not the first.
  public var paragraphSpacingBefore: CGFloat { values.lengths.spacingBefore }
  /// How far the first line begins from where lines begin.
  public var firstLineHeadIndent: CGFloat { values.lengths.firstLineIndent }
  /// How far the other lines do.
  public var headIndent: CGFloat { values.lengths.headIndent }
  /// Where lines end: from where they begin if positive, else from the end of their room.
  public var tailIndent: CGFloat { values.lengths.tailIndent }
  /// Where tabs lead, in order; twelve, 28 points apart, unless set.
  public var tabStops: [NSTextTab]! {
    values.tabStops ?? (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
  }
  /// How far apart tabs lead after the last of ``tabStops``; 0 is 28 points.
  public var defaultTabInterval: CGFloat { values.lengths.tabInterval }

  /// A style with the same values.
  public func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values, which can be changed.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// The style in a layout.
  package var textParagraphStyle: TextParagraphStyle { values.layoutStyle }

  /// Whether two styles have the same values.
  public static func == (lhs: NSParagraphStyle, rhs: NSParagraphStyle) -> Bool {
    lhs.values == rhs.values
  }

  /// Whether something is an equal style.
  public func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle) == self
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

import CoreGraphics
import QuartzCore

/// The style of a paragraph, as an attribute of a text; lengths are in points.
///
/// It is not an `NSObject`, because Foundation on Linux traps when it compares objects in attributed strings.
public class NSParagraphStyle: Hashable, TextParagraphSource {
  final var values = ParagraphValues()

  /// Creates the default style.
  public init() {}

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  public var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that does not fit; a label uses that of its text's first character.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The base direction of the paragraph.
  public var baseWritingDirection: NSWritingDirection { values.direction }
  /// The space between lines.
  public var lineSpacing: CGFloat { values.lengths.lineSpacing }
  /// The factor of line heights; 0 stands for 1.
  public var lineHeightMultiple: CGFloat { values.lengths.lineHeightMultiple }
  /// The minimum height of a line.
  public var minimumLineHeight: CGFloat { values.lengths.minimumLineHeight }
  /// The maximum height of a line; 0 for no limit.
  public var maximumLineHeight: CGFloat { values.lengths.maximumLineHeight }
  /// The space after the paragraph, if another one follows.
  public var paragraphSpacing: CGFloat { values.lengths.spacing }
  /// The space before the paragraph, if it is not the first.
  public var paragraphSpacingBefore: CGFloat { values.lengths.spacingBefore }
  /// The indent of the first line, from the leading edge.
  public var firstLineHeadIndent: CGFloat { values.lengths.firstLineIndent }
  /// The indent of the other lines, from the leading edge.
  public var headIndent: CGFloat { values.lengths.headIndent }
  /// The end of the lines: from the leading edge if positive, else from the trailing edge.
  public var tailIndent: CGFloat { values.lengths.tailIndent }
  /// The tab stops in order; by default twelve, 28 points apart.
  public var tabStops: [NSTextTab]! {
    values.tabStops ?? (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
  }
  /// The distance of tab stops after the last of ``tabStops``; 0 stands for 28 points.
  public var defaultTabInterval: CGFloat { values.lengths.tabInterval }

  /// How readily words are hyphenated, from 0, which is never; text here is not hyphenated, which a label reports.
  public var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether letters move together before a line is truncated; they do not here, which a label reports.
  public var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// Changes of where lines break; there are none here, which a label reports for all but the standard.
  public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Changes of where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates a strategy from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No last line of one short word.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// No breaks inside Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// That of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values that ask for what is not here.
  package var unsupportedParagraphNames: [String] {
    var names: [String] = []
    if values.hyphenationFactor > 0 { names.append("hyphenationFactor") }
    if values.allowsTightening { names.append("allowsDefaultTighteningForTruncation") }
    if !values.lineBreakStrategy.isEmpty, values.lineBreakStrategy != .standard { names.append("lineBreakStrategy") }
    return names
  }

  /// Returns a style with the same values.
  public func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable style with the same values.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// The style for a layout.
  package var textParagraphStyle: TextParagraphStyle { values.layoutStyle }

  /// Whether two styles have the same values.
  public static func == (lhs: NSParagraphStyle, rhs: NSParagraphStyle) -> Bool {
    lhs.values == rhs.values
  }

  /// Whether an object is an equal style.
  public func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle) == self
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

/// The values of a paragraph style.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var direction = NSWritingDirection.natural
  var lengths = TextParagraphStyle()
  var tabStops: [NSTextTab]?
  var hyphenationFactor: Float = 0
  var allowsTightening = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// The style for a layout; natural alignment is at the paragraph's leading edge.
  var layoutStyle: TextParagraphStyle {
    var style = lengths
    style.alignment = alignment == .natural ? .natural : alignment.layoutAlignment(isRightToLeft: false)
    style.isRightToLeft = direction == .natural ? nil : direction == .rightToLeft
    style.tabs = tabStops?.map(\.textTab).sorted { $0.location < $1.location }
    return style
  }

  /// Sets a length; one that is not finite, or negative where that is invalid, changes nothing.
  mutating func set(
    _ length: WritableKeyPath<TextParagraphStyle, CGFloat>, _ value: CGFloat, mayBeNegative: Bool = false
  ) {
    if value.isFinite, value >= 0 || mayBeNegative { lengths[keyPath: length] = value }
  }
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``left`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.left, .center, .right, .justified, .natural])
  }

  /// Returns the alignment for a layout; natural follows the layout direction, as in labels on iOS.
  func layoutAlignment(isRightToLeft: Bool) -> TextAlignment {
    switch self {
    case .left: .left
    case .justified: .justified
    case .natural: isRightToLeft ? .right : .left
    case .center: .center
    case .right: .right
    }
  }
}

/// The treatment of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``byWordWrapping``
  /// (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(
      rawValue,
      among: [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle])
  }

  var layoutMode: TextLineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character that has one.
  case natural = -1
  case leftToRight, rightToLeft

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``leftToRight`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.leftToRight, .natural, .rightToLeft])
  }
}

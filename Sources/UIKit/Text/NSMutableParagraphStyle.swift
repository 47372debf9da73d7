import CoreGraphics

/// A paragraph style that can be changed, before it is set on a text: texts keep the object itself.
///
/// A length that is not finite, or negative where that is invalid, changes nothing.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The treatment of text that does not fit; a label uses that of its text's first character.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The base direction of the paragraph.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// How readily words are hyphenated, from 0, which is never; text here is not hyphenated, which a label reports.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether letters move together before a line is truncated; they do not here, which a label reports.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }
  /// Changes of where lines break; there are none here, which a label reports for all but the standard.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The space between lines.
  public override var lineSpacing: CGFloat {
    get { values.lengths.lineSpacing }
    set { values.set(\.lineSpacing, newValue) }
  }
  /// The factor of line heights; 0 stands for 1.
  public override var lineHeightMultiple: CGFloat {
    get { values.lengths.lineHeightMultiple }
    set { values.set(\.lineHeightMultiple, newValue) }
  }
  /// The minimum height of a line.
  public override var minimumLineHeight: CGFloat {
    get { values.lengths.minimumLineHeight }
    set { values.set(\.minimumLineHeight, newValue) }
  }
  /// The maximum height of a line; 0 for no limit.
  public override var maximumLineHeight: CGFloat {
    get { values.lengths.maximumLineHeight }
    set { values.set(\.maximumLineHeight, newValue) }
  }
  /// The space after the paragraph, if another one follows.
  public override var paragraphSpacing: CGFloat {
    get { values.lengths.spacing }
    set { values.set(\.spacing, newValue) }
  }
  /// The space before the paragraph, if it is not the first.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.lengths.spacingBefore }
    set { values.set(\.spacingBefore, newValue) }
  }
  /// The indent of the first line, from the leading edge.
  public override var firstLineHeadIndent: CGFloat {
    get { values.lengths.firstLineIndent }
    set { values.set(\.firstLineIndent, newValue) }
  }
  /// The indent of the other lines, from the leading edge.
  public override var headIndent: CGFloat {
    get { values.lengths.headIndent }
    set { values.set(\.headIndent, newValue) }
  }
  /// The end of the lines: from the leading edge if positive, else from the trailing edge.
  public override var tailIndent: CGFloat {
    get { values.lengths.tailIndent }
    set { values.set(\.tailIndent, newValue, mayBeNegative: true) }
  }
  /// The tab stops; nil for the default ones.
  public override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue }
  }
  /// The distance of tab stops after the last of ``tabStops``; 0 stands for 28 points.
  public override var defaultTabInterval: CGFloat {
    get { values.lengths.tabInterval }
    set { values.set(\.tabInterval, newValue) }
  }

  /// Adds a tab stop.
  public func addTabStop(_ tab: NSTextTab) {
    values.tabStops = (tabStops + [tab]).sorted { $0.location < $1.location }
  }

  /// Removes a tab stop.
  public func removeTabStop(_ tab: NSTextTab) {
    values.tabStops = tabStops.filter { $0 != tab }
  }

  /// Copies another style's values.
  public func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}

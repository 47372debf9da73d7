import CoreGraphics

/// A paragraph style that can be changed, best before a text takes it: texts keep the object itself.
///
/// Lengths that are not finite, or negative where none may be, are left as they were.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What becomes of text that does not fit; a label takes that of its text's beginning.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// How the paragraph runs.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// Space between lines.
  public override var lineSpacing: CGFloat {
    get { values.lengths.lineSpacing }
    set { values.set(\.lineSpacing, newValue) }
  }
  /// What line heights are multiplied by; 0 for 1.
  public override var lineHeightMultiple: CGFloat {
    get { values.lengths.lineHeightMultiple }
    set { values.set(\.lineHeightMultiple, newValue) }
  }
  /// The least height of a line.
  public override var minimumLineHeight: CGFloat {
    get { values.lengths.minimumLineHeight }
    set { values.set(\.minimumLineHeight, newValue) }
  }
  /// The greatest height of a line; 0 for none.
  public override var maximumLineHeight: CGFloat {
    get { values.lengths.maximumLineHeight }
    set { values.set(\.maximumLineHeight, newValue) }
  }
  /// Space after the paragraph, if another follows.
  public override var paragraphSpacing: CGFloat {
    get { values.lengths.spacing }
    set { values.set(\.spacing, newValue) }
  }
  /// Space before the paragraph, if it is not the first.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.lengths.spacingBefore }
    set { values.set(\.spacingBefore, newValue) }
  }
  /// How far the first line begins from where lines begin.
  public override var firstLineHeadIndent: CGFloat {
    get { values.lengths.firstLineIndent }
    set { values.set(\.firstLineIndent, newValue) }
  }
  /// How far the other lines do.
  public override var headIndent: CGFloat {
    get { values.lengths.headIndent }
    set { values.set(\.headIndent, newValue) }
  }
  /// Where lines end: from where they begin if positive, else from the end of their room.
  public override var tailIndent: CGFloat {
    get { values.lengths.tailIndent }
    set { values.set(\.tailIndent, newValue, mayBeNegative: true) }
  }
  /// Where tabs lead; nil is the usual.
  public override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue }
  }
  /// How far apart tabs lead after the last of ``tabStops``; 0 is 28 points.
  public override var defaultTabInterval: CGFloat {
    get { values.lengths.tabInterval }
    set { values.set(\.tabInterval, newValue) }
  }

  /// Adds a place to which a tab leads.
  public func addTabStop(_ tab: NSTextTab) {
    values.tabStops = (tabStops + [tab]).sorted { $0.location < $1.location }
  }

  /// Takes a place away to which a tab leads.
  public func removeTabStop(_ tab: NSTextTab) {
    values.tabStops = tabStops.filter { $0 != tab }
  }

  /// Takes over another style's values.
  public func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}

import Foundation

/// How the lines of a paragraph stand; lengths are in points.
package struct TextParagraphStyle: Hashable, Sendable {
  /// Where lines stand in their room; nil for where the layout says.
  package var alignment: TextAlignment?
  /// Whether the paragraph runs from right to left; nil for as its first letter that has a direction does.
  package var isRightToLeft: Bool?
  /// Space between lines.
  package var lineSpacing: CGFloat = 0
  /// What line heights are multiplied by; 0 for 1.
  package var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  package var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for none.
  package var maximumLineHeight: CGFloat = 0
  /// Space after the paragraph, if another follows.
  package var spacing: CGFloat = 0
  /// Space before the paragraph, if it is not the first.
  package var spacingBefore: CGFloat = 0
  /// How far the first line begins from where lines begin.
  package var firstLineIndent: CGFloat = 0
  /// How far the other lines do.
  package var headIndent: CGFloat = 0
  /// Where lines end: from where they begin if positive, else from the end of the room.
  package var tailIndent: CGFloat = 0
  /// The tabs, in order; nil for one every 28 points.
  package var tabs: [TextTab]?
  /// How far apart tabs lie after the last one; 0 for 28 points.
  package var tabInterval: CGFloat = 0

  /// The usual style.
  package init() {}

  /// The tab that leads on from a place.
  func tab(after place: CGFloat) -> TextTab {
    let tabs = tabs ?? []
    if let next = tabs.first(where: { $0.location > place }) { return next }
    let interval = tabInterval > 0 ? tabInterval : 28
    return TextTab(location: ((place / interval).rounded(.down) + 1) * interval)
  }

  /// Heights of a line as the style has them: what is added lies above the letters.
  func adjusted(_ heights: LineHeights) -> LineHeights {
    var heights = heights
    var height = heights.height
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    if height != heights.height { heights.ascent += height - heights.height }
    heights.leading += lineSpacing
    return heights
  }

  /// The indents of the first line or of another.
  func indents(isFirst: Bool) -> LineIndents {
    LineIndents(head: max(0, isFirst ? firstLineIndent : headIndent), tail: tailIndent)
  }
}

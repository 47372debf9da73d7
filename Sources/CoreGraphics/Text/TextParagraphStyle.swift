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

/// Where lines stand in their width.
package enum TextAlignment: Hashable, Sendable, Codable, CaseIterable {
  case left, center, right
  /// Where the lines' paragraph begins: at the left, or at the right where it runs from right to left.
  case natural
  /// As ``natural``, and lines whose paragraph goes on fill their room by wider spaces.
  case justified
}

/// Where a tab leads, in points from where a paragraph's lines begin in the layout.
package struct TextTab: Hashable, Sendable {
  /// Which part of the text after a tab stands at its place.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
    /// The part on a side of the screen, whichever way the line runs.
    case left, right
  }

  /// The place.
  package var location: CGFloat
  /// What stands there of the text up to the next tab.
  package var alignment: Alignment
  /// Letters before which that text ends already.
  package var terminators: CharacterSet?

  /// A tab from its parts.
  package init(location: CGFloat, alignment: Alignment = .leading, terminators: CharacterSet? = nil) {
    (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
  }
}

/// How much narrower a line's room is than the layout, in points.
package struct LineIndents: Hashable, Sendable {
  /// From where lines begin.
  package var head: CGFloat = 0
  /// Where the room ends: from where lines begin if positive, else from the layout's end.
  package var tail: CGFloat = 0

  /// How wide the room is in a layout of a width.
  func room(in width: CGFloat) -> CGFloat {
    max(0, (tail > 0 ? min(tail, width) : width + tail) - head)
  }

  /// How wide a layout has to be for a line of a width.
  func extent(of width: CGFloat) -> CGFloat {
    head + width - min(tail, 0)
  }
}

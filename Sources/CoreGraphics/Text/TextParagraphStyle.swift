import Foundation

/// The style of a paragraph; lengths are in points.
package struct TextParagraphStyle: Hashable, Sendable {
  /// The alignment; nil for the layout's.
  package var alignment: TextAlignment?
  /// The writing direction; nil for that of the first letter with a direction.
  package var isRightToLeft: Bool?
  /// Space between lines.
  package var lineSpacing: CGFloat = 0
  /// The factor of line heights; 0 for 1.
  package var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  package var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for none.
  package var maximumLineHeight: CGFloat = 0
  /// Space after the paragraph, if another follows.
  package var spacing: CGFloat = 0
  /// Space before the paragraph, if it is not the first.
  package var spacingBefore: CGFloat = 0
  /// The first line's indent from the leading edge.
  package var firstLineIndent: CGFloat = 0
  /// The other lines' indent.
  package var headIndent: CGFloat = 0
  /// The end of lines: from the leading edge if positive, else from the trailing edge.
  package var tailIndent: CGFloat = 0
  /// The tab stops, in order; nil for one every 28 points.
  package var tabs: [TextTab]?
  /// The interval of tab stops after the last one; 0 for 28 points.
  package var tabInterval: CGFloat = 0

  /// Creates the default style.
  package init() {}

  /// Returns the next tab stop after a location.
  func tab(after position: CGFloat) -> TextTab {
    let tabs = tabs ?? []
    if let next = tabs.first(where: { $0.location > position }) { return next }
    let interval = tabInterval > 0 ? tabInterval : 28
    return TextTab(location: ((position / interval).rounded(.down) + 1) * interval)
  }

  /// Returns a line's heights adjusted by the style; extra height lies above the letters.
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

  /// Returns the indents of the first line or of another.
  func indents(isFirst: Bool) -> LineIndents {
    LineIndents(head: max(0, isFirst ? firstLineIndent : headIndent), tail: tailIndent)
  }

  /// Whether the first line begins where the others do.
  package var hasEvenIndents: Bool { indents(isFirst: true) == indents(isFirst: false) }
}

/// The alignment of lines.
package enum TextAlignment: Hashable, Sendable, Codable, CaseIterable {
  case left, center, right
  /// The paragraph's leading side: left, or right in a right-to-left paragraph.
  case natural
  /// As ``natural``; all but a paragraph's last line fill the width with wider spaces.
  case justified
}

/// A tab stop, in points from the leading edge of a paragraph's lines.
package struct TextTab: Hashable, Sendable {
  /// The part of the text after a tab that is aligned with the stop.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
    /// The part at a side of the screen, independent of the writing direction.
    case left, right
  }

  /// The location.
  package var location: CGFloat
  /// The alignment of the text up to the next tab.
  package var alignment: Alignment
  /// Characters that end the aligned text.
  package var terminators: CharacterSet?

  /// Creates a tab stop.
  package init(location: CGFloat, alignment: Alignment = .leading, terminators: CharacterSet? = nil) {
    (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
  }
}

/// The indents of a line, in points.
package struct LineIndents: Hashable, Sendable {
  /// The indent at the leading edge.
  package var head: CGFloat = 0
  /// The end of the line: from the leading edge if positive, else from the trailing edge.
  package var tail: CGFloat = 0

  /// Returns the available width in a layout of a width.
  func room(in width: CGFloat) -> CGFloat {
    max(0, (tail > 0 ? min(tail, width) : width + tail) - head)
  }

  /// Returns the layout's width for a line of a width.
  func extent(of width: CGFloat) -> CGFloat {
    head + width - min(tail, 0)
  }
}

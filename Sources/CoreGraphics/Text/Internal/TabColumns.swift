import Foundation

/// Computes the widths of a line's items.
///
/// Tabs have the direction of their paragraph (rule L1 of annex 9), so text between two tabs takes the same width in
/// either direction, and a line is measured from its leading edge.
///
/// - Parameters:
///   - isRightToLeft: the line's direction.
///   - indent: the line's indent from the paragraph's leading edge, in points.
struct TabColumns {
  /// The width of each item in points, including tabs, in text order.
  private(set) var widths: [CGFloat]

  /// The widths of a line's items.
  ///
  /// Tabs have the direction of their paragraph (rule L1 of annex 9), so what stands between two of them takes the same
  /// room whichever way it runs, and a line of either direction is measured from where it begins.
  ///
  /// - Parameters:
  ///   - isRightToLeft: which way the line runs.
  ///   - indent: how far the line begins from where lines of the paragraph begin in the layout, in points.
  init(
    _ items: [TextItem], of text: StyledText, style: TextParagraphStyle, isRightToLeft: Bool, indent: CGFloat
  ) {
    widths = items.map { $0.width() }
    var pen = indent
    for (index, item) in items.enumerated() {
      if item.isTab {
        let tab = style.tab(after: pen)
        let column = Self.column(after: index, items, widths, of: text, until: tab.terminators)
        let part: CGFloat =
          switch tab.alignment {
          case .leading: 0
          case .center: column / 2
          case .trailing: column
          case .left: isRightToLeft ? column : 0
          case .right: isRightToLeft ? 0 : column
          }
        widths[index] = max(0, tab.location - pen - part)
      }
      pen += widths[index]
    }
  }

  /// Returns the width of the text up to the next tab or terminator.
  private static func column(
    after tab: Int, _ items: [TextItem], _ widths: [CGFloat], of text: StyledText, until terminators: CharacterSet?
  ) -> CGFloat {
    var width: CGFloat = 0
    for index in items.indices[(tab + 1)...] {
      if items[index].isTab { break }
      if let terminators {
        let scalars = text.substring(items[index].range).unicodeScalars
        if let end = scalars.firstIndex(where: terminators.contains) {
          return width + items[index].width(before: text.offset(end))
        }
      }
      width += widths[index]
    }
    return width
  }
}

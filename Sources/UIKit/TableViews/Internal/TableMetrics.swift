import QuartzCore

/// The lengths of a table's look, in points (F-15…F-17).
enum TableMetrics {
  /// The height of a row of one line, and the estimate of automatic heights.
  static let rowHeight: CGFloat = 44
  /// The distance above and below the labels of a row, together.
  static let rowPadding: CGFloat = 23.5
  /// The distance above a header in a plain table (V-89).
  static let headerPadding: CGFloat = 22
  /// The height of a plain table's header with a title of one line.
  static let plainHeaderHeight: CGFloat = 28
  /// The height of a grouped header with a title of one line.
  static let groupedHeaderHeight: CGFloat = 38
  /// The height of a grouped footer with a title of one line.
  static let groupedFooterHeight: CGFloat = 30
  /// The height between sections without titles, half of which is the footer of the upper one.
  static let groupedGap: CGFloat = 17.5
  /// The height above the first section without a title.
  static let firstGroupedGap: CGFloat = 35
  /// The corner radius of inset sections.
  static let cornerRadius: CGFloat = 10
  /// The distance of accessories from the cell's edge, and between them and the content.
  static let accessoryMargin: CGFloat = 16
  /// The width of the area that holds a deletion, insertion or selection control in editing.
  static let editControlWidth: CGFloat = 38
  /// The width of the area of a reorder control.
  static let reorderControlWidth: CGFloat = 44
  /// The distance between a cell's image and its text.
  static let imageSpacing: CGFloat = 16
  /// The duration of editing, swipes and updates, in seconds.
  static let duration: TimeInterval = 0.3
}

extension UITableView {
  /// The distance of text and separators from the sides: 16 points, 20 in regular width (V-91), or what is beside the
  /// readable width.
  var sideMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return systemMargin }
    return max(systemMargin, (bounds.width - SystemLayoutGuide.readableWidth) / 2 - sectionMargin)
  }
  private var systemMargin: CGFloat { traitCollection.horizontalSizeClass == .regular ? 20 : 16 }
  /// The distance of sections from the sides (V-93).
  var sectionMargin: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return systemMargin + max(safeAreaInsets.left, safeAreaInsets.right)
  }
  /// The width of rows in a plain table.
  var contentWidth: CGFloat {
    let insets = adjustedContentInset
    return max(0, bounds.width - insets.left - insets.right)
  }
  /// The part of the bounds that no inset covers, for pinned headers.
  var visibleContent: CGRect { visibleContent(at: bounds.origin) }

  func visibleContent(at offset: CGPoint) -> CGRect {
    CGRect(origin: offset, size: bounds.size).inset(by: adjustedContentInset)
  }
}

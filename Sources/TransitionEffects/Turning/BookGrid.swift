import UIKit

/// The layout of a closed book's pages under its cover (E-52).
struct BookGrid {
  let area: CGRect
  let columns: Int
  let gap: CGFloat
  let page: CGSize

  init(area: CGRect, columns: Int, gap: CGFloat, page: CGSize) {
    self.area = area
    self.columns = min(max(1, columns), 100)
    // The pages have at least half of a small cover.
    self.gap = gap.usable(in: 0...max(0, area.width / CGFloat(2 * self.columns)), else: 0)
    self.page = page
  }

  /// The width of a page under the cover, in points.
  private var width: CGFloat { max(1, (area.width - CGFloat(columns - 1) * gap) / CGFloat(columns)) }

  /// The scale of a page.
  var scale: CGFloat { page.width > 0 ? width / page.width : 1 }

  private var height: CGFloat { max(1, page.height * scale) }

  /// The number of rows that fit, at least one.
  var rows: Int { max(1, Int(((area.height + gap) / (height + gap)).rounded(.down))) }

  /// The row of a page; pages beyond the last row begin again with the first.
  func row(of index: Int) -> Int { index / columns % rows }

  /// The centre of a page.
  func center(of index: Int) -> CGPoint {
    CGPoint(
      x: area.minX + width / 2 + CGFloat(index % columns) * (width + gap),
      y: area.minY + height / 2 + CGFloat(row(of: index)) * (height + gap))
  }
}

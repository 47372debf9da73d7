import UIKit

/// How a closed book's pages lie under its cover (E-52).
struct BookGrid {
  let area: CGRect
  let columns: Int
  let gap: CGFloat
  let page: CGSize

  init(area: CGRect, columns: Int, gap: CGFloat, page: CGSize) {
    self.area = area
    self.columns = min(max(1, columns), 100)
    // On a small cover the pages have at least half of it.
    self.gap = gap.usable(in: 0...max(0, area.width / CGFloat(2 * self.columns)), else: 0)
    self.page = page
  }

  /// How wide a page is under the cover, in points.
  private var width: CGFloat { max(1, (area.width - CGFloat(columns - 1) * gap) / CGFloat(columns)) }

  /// How small a page is.
  var scale: CGFloat { page.width > 0 ? width / page.width : 1 }

  private var height: CGFloat { max(1, page.height * scale) }

  /// How many rows there are room for, at least one.
  var rows: Int { max(1, Int(((area.height + gap) / (height + gap)).rounded(.down))) }

  /// In which row a page lies; what finds no room lies on the first rows again.
  func row(of index: Int) -> Int { index / columns % rows }

  /// Where a page's middle lies.
  func center(of index: Int) -> CGPoint {
    CGPoint(
      x: area.minX + width / 2 + CGFloat(index % columns) * (width + gap),
      y: area.minY + height / 2 + CGFloat(row(of: index)) * (height + gap))
  }
}

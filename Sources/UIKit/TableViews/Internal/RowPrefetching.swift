import ListLayout
import QuartzCore

/// Notifies a table's prefetching data source of the rows that come next in the direction of the last scroll (V-9).
@MainActor final class RowPrefetching {
  private unowned let table: UITableView
  private var items = PrefetchedItems()
  private var lastOffset: CGFloat?

  init(_ table: UITableView) { self.table = table }

  func forgetAll() {
    items = PrefetchedItems()
    lastOffset = nil
  }

  /// Moves the rows with their batch.
  func follow(_ map: UpdateMap) { items.follow(map) }

  /// Called after a layout pass.
  func update() {
    guard table.isPrefetchingEnabled, let prefetchDataSource = table.prefetchDataSource else { return }
    let source = table.uiEnvironment.optionalMethods.complete(prefetchDataSource)
    let (bounds, offset) = (table.bounds, table.contentOffset.y)
    let movement = lastOffset.map { offset - $0 } ?? 1
    guard movement != 0 else { return }
    lastOffset = offset
    let isBackwards = movement < 0
    let ahead = bounds.offsetBy(dx: 0, dy: isBackwards ? -bounds.height : bounds.height)
    let found = table.layout.elements(in: ahead, visible: ahead).compactMap {
      $0.element.category == .cell && table.views[$0.element] == nil ? $0.element.path : nil
    }
    let near = isBackwards ? Array(found.reversed()) : found
    let (new, cancelled) = items.replace(by: near) { table.views[.cell($0)] != nil }
    if !cancelled.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: cancelled.map { IndexPath($0) }) }
    if !new.isEmpty { source.tableView(table, prefetchRowsAt: new.map { IndexPath($0) }) }
  }
}

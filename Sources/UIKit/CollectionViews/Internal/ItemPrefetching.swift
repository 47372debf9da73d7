import ListLayout
import QuartzCore

/// Names the items that come next in the direction of the last scroll to the prefetching data source (V-9).
@MainActor final class ItemPrefetching {
  private unowned let list: UICollectionView
  private var items = PrefetchedItems()
  private var lastOffset: CGPoint?

  init(_ list: UICollectionView) { self.list = list }

  func forgetAll() {
    items = PrefetchedItems()
    lastOffset = nil
  }

  /// Moves the items with their batch.
  func follow(_ map: UpdateMap) { items.follow(map) }

  /// Called after a layout pass.
  func update() {
    guard list.isPrefetchingEnabled, let prefetchDataSource = list.prefetchDataSource else { return }
    let source = list.uiEnvironment.optionalMethods.complete(prefetchDataSource)
    let (bounds, offset) = (list.bounds, list.contentOffset)
    let movement = lastOffset.map { CGVector(dx: offset.x - $0.x, dy: offset.y - $0.y) } ?? CGVector(dx: 0, dy: 1)
    guard lastOffset == nil || movement != CGVector(dx: 0, dy: 0) else { return }
    lastOffset = offset
    let isVertical = movement.dy.magnitude >= movement.dx.magnitude
    let ahead =
      isVertical
      ? bounds.offsetBy(dx: 0, dy: movement.dy < 0 ? -bounds.height : bounds.height)
      : bounds.offsetBy(dx: movement.dx < 0 ? -bounds.width : bounds.width, dy: 0)
    let found = list.visibleAttributes(in: ahead).filter { $0.value.element.category == .cell }
    let near = found.sorted {
      let (first, second) = ($0.center.distance(to: bounds.middle), $1.center.distance(to: bounds.middle))
      return first == second ? $0.value.element < $1.value.element : first < second
    }.map(\.value.element.path).filter { list.views[.cell($0)] == nil }
    let (new, cancelled) = items.replace(by: near) { list.views[.cell($0)] != nil }
    if !cancelled.isEmpty { source.collectionView(list, cancelPrefetchingForItemsAt: cancelled.map { IndexPath($0) }) }
    if !new.isEmpty { source.collectionView(list, prefetchItemsAt: new.map { IndexPath($0) }) }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

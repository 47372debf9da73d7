import ListLayout
import QuartzCore

/// A batch of updates that is being described (V-14).
struct UpdateBatch {
  /// The numbers of items before the batch.
  let before: ListCounts
  /// The elements in and around the bounds before the batch, so that those that come into sight slide in.
  let nearby: [ListElement: ElementAttributes]
  /// The nesting of `performBatchUpdates`.
  var depth = 0
  var updates: [ListUpdate] = []
  var reconfigured: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
  /// Whether everything is loaded anew, so that the updates do not count.
  var isReloaded = false
}

extension UICollectionView {
  /// Begins a batch with what is known of the list before it.
  ///
  /// An app may have changed its data already. Then a layout of its own is asked for single items that are still there,
  /// because it may ask the app about each of them.
  func beginBatch() -> UpdateBatch {
    // Where the layout is out of date, the numbers are asked for here (V-15).
    let before = loadedCounts
    let unknown = UpdateBatch(before: before, nearby: [:])
    guard window != nil, !layoutPass.needsReload else { return unknown }
    let present = askCounts()
    let hasAllItems = present.contains(allOf: before)
    // A scroll may have invalidated the layout, and no pass has followed yet.
    if hasAllItems, let last = layoutPass.lastBounds, last != bounds { prepareLayout() }
    guard currentLayout.isPrepared else { return unknown }
    let surroundings = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let nearby =
      hasAllItems || currentLayout.isUIKits
      ? visibleAttributes(in: surroundings)
      : shownCells.neighbors(in: present).filter(before.contains).compactMap { attributes(of: .cell($0)) }
    return UpdateBatch(
      before: before,
      nearby: Dictionary(nearby.filter(\.isFinite).map { ($0.value.element, $0.value) }) { first, _ in first })
  }

  private var shownCells: [ItemPath] { views.shownElements.filter { $0.category == .cell }.map(\.path) }
}

extension ListCounts {
  /// Whether there are all sections and items of other counts.
  fileprivate func contains(allOf other: ListCounts) -> Bool {
    items.count >= other.items.count && zip(items, other.items).allSatisfy { $0 >= $1 }
  }
}

extension [ItemPath] {
  /// The items of a list before and after these, as many as these.
  fileprivate func neighbors(in counts: ListCounts) -> [ItemPath] {
    guard let first = self.min(), let last = self.max() else { return [] }
    let sections = counts.items.indices.filter { (first.section - 1...last.section + 1).contains($0) }
    let paths = sections.flatMap { section in (0..<counts.items[section]).map { ItemPath(section: section, item: $0) } }
    return paths.filter { $0 < first }.suffix(count) + paths.filter { $0 > last }.prefix(count)
  }
}

extension UICollectionViewLayout {
  /// Whether the class is UIKit's, which has attributes without asking the app once it is prepared.
  fileprivate var isUIKits: Bool {
    type(of: self) == UICollectionViewFlowLayout.self || type(of: self) == UICollectionViewCompositionalLayout.self
  }
}

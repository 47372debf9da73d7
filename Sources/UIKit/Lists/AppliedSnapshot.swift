import Foundation
import ListLayout

/// The snapshot that a data source shows, for any thread.
final class AppliedSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var snapshot = ListSnapshot<Section, Item>()
  private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// Whether snapshots come from the main thread; nil before the first.
  private var usesMainThread: Bool?

  var value: ListSnapshot<Section, Item> {
    get { lock.withLock { snapshot } }
    set { lock.withLock { snapshot = newValue } }
  }

  /// The items of a section as a tree; the items of the snapshot as roots if they are no visible part of a tree.
  subscript(section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    get {
      let (tree, items) = lock.withLock { (trees[section], snapshot.items(in: section) ?? []) }
      if let tree, tree.visibleItems == items { return tree }
      return NSDiffableDataSourceSectionSnapshot(flat: items)
    }
    set { lock.withLock { trees[section] = newValue } }
  }

  /// Notes the thread of a snapshot.
  ///
  /// - Returns: Whether earlier ones have come from the same thread, as far as it is the main one (V-75).
  func comesFromSameQueue() -> Bool {
    let isMain = MainThread.isCurrent
    return lock.withLock {
      let isSame = usesMainThread ?? isMain == isMain
      usesMainThread = isMain
      return isSame
    }
  }
}

extension ListSnapshot {
  /// The snapshot without marks to reload or reconfigure.
  var withoutMarks: ListSnapshot {
    var copy = self
    copy.removeMarks()
    return copy
  }

  /// The paths of items of another snapshot in this one, in the order of the other's paths.
  func paths(of paths: [ItemPath], in other: ListSnapshot) -> [ItemPath] {
    let items = paths.compactMap { other.item(at: $0) }
    // One by one, an item takes a search in its section.
    guard items.count > 16 else { return items.compactMap { path(of: $0) } }
    let all = self.paths()
    return items.compactMap { all[$0] }
  }
}

import ListLayout

/// The items of a section as a tree, of which collapsed parts are not shown (V-72).
///
/// A value of any thread. A call that cannot be made is reported, and changes nothing (V-73).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { flattened { _ in true } }
  /// The items whose parents are all expanded, in order.
  public var visibleItems: [ItemIdentifierType] { flattened { expanded.contains($0) } }

  /// Returns whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Returns whether an item's children are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns the parent of an item; nil for root items and items that are not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns the index of an item among all items; nil for an item that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns whether an item is there and all its parents are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy { expanded.contains($0) }
  }

  /// Returns the number of an item's parents.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// Returns the tree below an item, with the item as its root or without it.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var snapshot = NSDiffableDataSourceSectionSnapshot()
    guard check([parent], "get the snapshot of") else { return snapshot }
    if includingParent {
      snapshot.add([parent], to: nil, at: 0)
      snapshot.copyChildren(of: parent, from: self, to: parent)
    } else {
      snapshot.copyChildren(of: parent, from: self, to: nil)
    }
    return snapshot
  }

  // MARK: Changes

  /// Adds items at the end of a parent's children, or of the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard isNew(items), check(parent.map { [$0] } ?? [], "append items to") else { return }
    add(items, to: parent, at: siblings(of: parent).count)
  }

  /// Adds items before another one, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, besides: item, 0)
  }

  /// Adds items after another one, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, besides: item, 1)
  }

  /// Removes items with their children; items that are not there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      delete(children[item] ?? [])
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      (children[item], parents[item]) = (nil, nil)
      known.remove(item)
      expanded.remove(item)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    if check(items, "expand") { expanded.formUnion(items) }
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    if check(items, "collapse") { expanded.subtract(items) }
  }

  /// Replaces the children of an item by the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard check([parent], "replace the children of") else { return }
    var copy = self
    copy.delete(children[parent] ?? [])
    guard copy.isNew(snapshot.items) else { return }
    copy.copyItems(snapshot.rootItems, from: snapshot, to: parent)
    self = copy
  }

  // MARK: Parts

  private func flattened(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var rest = Array(rootItems.reversed())
    while let item = rest.popLast() {
      found.append(item)
      if isOpen(item) { rest.append(contentsOf: (children[item] ?? []).reversed()) }
    }
    return found
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private func siblings(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func insert(_ items: [ItemIdentifierType], besides item: ItemIdentifierType, _ distance: Int) {
    guard isNew(items), check([item], "insert items at") else { return }
    let parent = parents[item]
    let index = siblings(of: parent).firstIndex(of: item) ?? 0
    add(items, to: parent, at: index + distance)
  }

  private mutating func add(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at index: Int) {
    known.formUnion(items)
    guard let parent else { return rootItems.insert(contentsOf: items, at: index) }
    children[parent, default: []].insert(contentsOf: items, at: index)
    for item in items { parents[item] = parent }
  }

  private mutating func copyChildren(
    of item: ItemIdentifierType, from other: NSDiffableDataSourceSectionSnapshot, to parent: ItemIdentifierType?
  ) {
    if other.expanded.contains(item), parent != nil { expanded.insert(item) }
    copyItems(other.children[item] ?? [], from: other, to: parent)
  }

  private mutating func copyItems(
    _ items: [ItemIdentifierType], from other: NSDiffableDataSourceSectionSnapshot, to parent: ItemIdentifierType?
  ) {
    add(items, to: parent, at: siblings(of: parent).count)
    for item in items { copyChildren(of: item, from: other, to: item) }
  }

  /// Whether items are there neither yet nor twice; reports others.
  private func isNew(_ items: [ItemIdentifierType]) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    let duplicates = items.filter { known.contains($0) || !seen.insert($0).inserted }
    guard !duplicates.isEmpty else { return true }
    SnapshotReport.send(.invalidSnapshot(.duplicateItems(duplicates.map { "\($0)" })))
    return false
  }

  /// Whether items are there; reports the first that is not.
  private func check(_ items: [ItemIdentifierType], _ action: String) -> Bool {
    guard let missing = items.first(where: { !known.contains($0) }) else { return true }
    SnapshotReport.send(.invalidSnapshot(.missingItem(action, "\(missing)")))
    return false
  }
}

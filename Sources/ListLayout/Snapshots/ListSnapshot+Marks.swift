extension ListSnapshot {
  /// The items whose cells are to be replaced, in the order of the calls.
  public var reloadedItemIdentifiers: [Item] { itemsToReload.list }

  /// The items whose cells are to be configured anew, in the order of the calls.
  public var reconfiguredItemIdentifiers: [Item] { itemsToReconfigure.list }

  /// The sections whose views are to be replaced, in the order of the calls.
  public var reloadedSectionIdentifiers: [Section] { sectionsToReload.list }

  /// Marks items whose cells are to be replaced (V-76).
  ///
  /// - Throws: `missingItem` if one does not exist.
  public mutating func reloadItems(_ items: [Item]) throws(SnapshotError) {
    for item in items where !contains(item) { throw .missingItem("reload", "\(item)") }
    for item in items { itemsToReload.insert(item) }
  }

  /// Marks items whose cells stay and are to be configured anew (V-76).
  ///
  /// - Throws: `missingItem` if one does not exist.
  public mutating func reconfigureItems(_ items: [Item]) throws(SnapshotError) {
    for item in items where !contains(item) { throw .missingItem("reconfigure", "\(item)") }
    for item in items { itemsToReconfigure.insert(item) }
  }

  /// Marks sections whose views are to be replaced.
  ///
  /// - Throws: `missingSection` if one does not exist.
  public mutating func reloadSections(_ sections: [Section]) throws(SnapshotError) {
    for section in sections { _ = try sectionIndex(section) }
    for section in sections { sectionsToReload.insert(section) }
  }

  /// Takes the marks off, as after the snapshot is applied.
  public mutating func removeMarks() {
    (itemsToReload, itemsToReconfigure, sectionsToReload) = (.init(), .init(), .init())
  }

  mutating func removeMarks(of items: Set<Item>) {
    itemsToReload.remove(items)
    itemsToReconfigure.remove(items)
  }
}

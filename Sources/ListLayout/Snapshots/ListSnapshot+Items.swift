extension ListSnapshot {
  /// Adds items at the end of a section, or of the last one.
  ///
  /// - Returns: The items that were in the snapshot already: they are moved, which UIKit logs (V-73).
  /// - Throws: `duplicateItems`, `missingSection` or `noSection`.
  @discardableResult
  public mutating func appendItems(_ new: [Item], to section: Section? = nil) throws(SnapshotError) -> [Item] {
    let index: Int
    if let section { index = try sectionIndex(section) } else { index = sectionCount - 1 }
    guard index >= 0 else { throw .noSection }
    try checkUnique(new)
    let moved = remove(new)
    insert(new, in: index, at: items[index].count)
    return moved
  }

  /// Adds items before or after another one.
  ///
  /// - Returns: The items that were in the snapshot already: they are moved, which UIKit logs (V-73).
  /// - Throws: `duplicateItems`, or `missingItem` if the other one does not exist or is among the new ones.
  @discardableResult
  public mutating func insertItems(
    _ new: [Item], _ side: InsertionSide, _ other: Item
  ) throws(SnapshotError) -> [Item] {
    try checkUnique(new)
    guard contains(other), !new.contains(other) else { throw .missingItem("insert items at", "\(other)") }
    let moved = remove(new)
    try insert(new, side, other)
    return moved
  }

  /// Removes items; items that do not exist are passed over.
  public mutating func deleteItems(_ leaving: [Item]) { removeMarks(of: Set(remove(leaving))) }

  /// Moves an item before or after another one, possibly in another section; before or after itself it stays.
  ///
  /// - Throws: `missingItem` if one of the two does not exist.
  public mutating func moveItem(_ item: Item, _ side: InsertionSide, _ other: Item) throws(SnapshotError) {
    guard contains(item) else { throw .missingItem("move", "\(item)") }
    guard contains(other) else { throw .missingItem("move an item to", "\(other)") }
    guard item != other else { return }
    remove([item])
    try insert([item], side, other)
  }

  private func checkUnique(_ new: [Item]) throws(SnapshotError) {
    let duplicates = new.duplicates()
    guard duplicates.isEmpty else { throw .duplicateItems(duplicates.map { "\($0)" }) }
  }

  private mutating func insert(_ new: [Item], _ side: InsertionSide, _ other: Item) throws(SnapshotError) {
    guard let path = path(of: other) else { throw .missingItem("insert items at", "\(other)") }
    insert(new, in: path.section, at: side.index(besides: path.item))
  }

  private mutating func insert(_ new: [Item], in section: Int, at index: Int) {
    items[section].insert(contentsOf: new, at: index)
    for item in new { sectionKeys[item] = keys[section] }
  }

  /// Removes those of the items that exist, and returns them.
  @discardableResult
  private mutating func remove(_ leaving: [Item]) -> [Item] {
    var (removed, sections) = ([Item](), Set<Int>())
    for item in leaving {
      guard let key = sectionKeys.removeValue(forKey: item) else { continue }
      removed.append(item)
      sections.insert(indicesByKey[key])
    }
    if removed.count == 1, let section = sections.first {
      if let index = items[section].firstIndex(of: removed[0]) { items[section].remove(at: index) }
    } else if !removed.isEmpty {
      let all = Set(removed)
      for section in sections { items[section].removeAll { all.contains($0) } }
    }
    return removed
  }
}

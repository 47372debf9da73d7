/// Where each section and item of a list is before and after a batch of updates.
///
/// Making a map takes O(updates × log updates + sections), a lookup O(log updates); both are independent of the number
/// of items.
public struct UpdateMap: Sendable {
  /// The numbers of items before the batch.
  public let before: ListCounts
  /// The numbers of items after the batch.
  public let after: ListCounts
  let changes: BatchChanges
  private let sections: SectionMap
  /// By index before the batch; sections without changed items have none.
  private let itemSlots: [Int: SlotMap]

  /// Makes the map of a batch.
  ///
  /// - Parameters:
  ///   - updates: The updates, in any order.
  ///   - before: The numbers of items before the batch.
  ///   - after: The numbers of items that the data source has after the batch.
  /// - Throws: The first update that names something that does not exist or that contradicts another one, else the
  ///   first count that is not what the updates lead to (V-15).
  public init(_ updates: [ListUpdate], before: ListCounts, after: ListCounts) throws(UpdateError) {
    self.before = before
    self.after = after
    changes = try BatchChanges(updates, before: before, after: after)
    let (deleted, inserted) = (changes.deletedSections.count, changes.insertedSections.count)
    guard after.sectionCount == before.sectionCount - deleted + inserted else {
      throw .sectionCount(
        before: before.sectionCount, after: after.sectionCount, inserted: inserted, deleted: deleted)
    }
    sections = SectionMap(changes)
    let tallies = ItemTallies(changes, sections)
    itemSlots = tallies.slots
    try tallies.check(before: before, after: after, sections)
  }

  /// The index after the batch of a section, or nil if it is deleted or did not exist.
  public func newSection(of old: Int) -> Int? { before.contains(section: old) ? sections.newIndex(of: old) : nil }

  /// The index before the batch of a section, or nil if it is inserted or does not exist.
  public func oldSection(of new: Int) -> Int? { after.contains(section: new) ? sections.oldIndex(of: new) : nil }

  /// The path after the batch of an item, or nil if it is deleted or did not exist.
  ///
  /// A reloaded item has a path; an item of a reloaded section has none.
  public func newPath(of old: ItemPath) -> ItemPath? {
    guard before.contains(old) else { return nil }
    if let destination = changes.itemMoves.destination(of: old) { return destination }
    guard !changes.reloadedSections.contains(old.section), let section = newSection(of: old.section) else { return nil }
    guard let slots = itemSlots[old.section] else { return ItemPath(section: section, item: old.item) }
    return slots.newIndex(of: old.item).map { ItemPath(section: section, item: $0) }
  }

  /// The path before the batch of an item, or nil if it is inserted or does not exist.
  public func oldPath(of new: ItemPath) -> ItemPath? {
    guard after.contains(new) else { return nil }
    if let origin = changes.itemMoves.origin(of: new) { return origin }
    guard let section = oldSection(of: new.section), !changes.reloadedSections.contains(section) else { return nil }
    guard let slots = itemSlots[section] else { return ItemPath(section: section, item: new.item) }
    return slots.oldIndex(of: new.item).map { ItemPath(section: section, item: $0) }
  }

  /// Whether the section at this index before the batch is reloaded.
  public func isReloaded(section old: Int) -> Bool { changes.reloadedSections.contains(old) }

  /// Whether the item at this path before the batch is reloaded by itself.
  public func isReloaded(_ old: ItemPath) -> Bool { changes.reloadedItems.contains(old) }

  /// Whether the section at this index before the batch is moved by an update of its own.
  public func isMoved(section old: Int) -> Bool { changes.sectionMoves.destination(of: old) != nil }

  /// Whether the item at this path before the batch is moved by an update of its own.
  public func isMoved(_ old: ItemPath) -> Bool { changes.itemMoves.destination(of: old) != nil }
}

/// The sections' part of an update map.
struct SectionMap: Sendable {
  private let slots: SlotMap
  private let moves: MoveTable<Int>

  init(_ changes: BatchChanges) {
    moves = changes.sectionMoves
    slots = SlotMap(
      removed: (changes.deletedSections + moves.origins).sorted(),
      taken: (changes.insertedSections + moves.destinations).sorted())
  }

  func newIndex(of old: Int) -> Int? { moves.destination(of: old) ?? slots.newIndex(of: old) }

  func oldIndex(of new: Int) -> Int? { moves.origin(of: new) ?? slots.oldIndex(of: new) }
}

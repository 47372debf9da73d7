/// The item changes of each section that exists before and after a batch and is not reloaded.
struct ItemTallies {
  private var tallies: [Int: Tally] = [:]
  private let reloaded: Set<Int>

  private struct Tally {
    var removed: [Int] = []
    var taken: [Int] = []
    var changes = UpdateError.ItemChanges()
  }

  init(_ changes: BatchChanges, _ sections: SectionMap) {
    reloaded = changes.reloadedSections
    func stays(_ section: Int) -> Bool {
      !changes.reloadedSections.contains(section) && sections.newIndex(of: section) != nil
    }
    for path in changes.deletedItems where stays(path.section) {
      tallies[path.section, default: Tally()].removed.append(path.item)
      tallies[path.section, default: Tally()].changes.deleted += 1
    }
    for path in changes.itemMoves.origins where stays(path.section) {
      tallies[path.section, default: Tally()].removed.append(path.item)
      tallies[path.section, default: Tally()].changes.movedOut += 1
    }
    for path in changes.insertedItems {
      guard let section = sections.oldIndex(of: path.section), stays(section) else { continue }
      tallies[section, default: Tally()].taken.append(path.item)
      tallies[section, default: Tally()].changes.inserted += 1
    }
    for path in changes.itemMoves.destinations {
      guard let section = sections.oldIndex(of: path.section), stays(section) else { continue }
      tallies[section, default: Tally()].taken.append(path.item)
      tallies[section, default: Tally()].changes.movedIn += 1
    }
  }

  /// The renumbering of each changed section, by its index before the batch.
  var slots: [Int: SlotMap] {
    tallies.mapValues { SlotMap(removed: $0.removed.sorted(), taken: $0.taken.sorted()) }
  }

  /// Throws the first section whose number of items is not what the updates lead to (V-15).
  func check(before: ListCounts, after: ListCounts, _ sections: SectionMap) throws(UpdateError) {
    for (new, count) in after.items.enumerated() {
      guard let old = sections.oldIndex(of: new), !reloaded.contains(old) else { continue }
      let changes = tallies[old]?.changes ?? UpdateError.ItemChanges()
      let expected = before.items[old] + changes.inserted - changes.deleted + changes.movedIn - changes.movedOut
      guard count == expected else {
        throw .itemCount(section: new, before: before.items[old], after: count, changes: changes)
      }
    }
  }
}

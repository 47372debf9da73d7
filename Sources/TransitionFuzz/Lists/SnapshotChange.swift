import SeededRandom
import UIKit

/// A random change of sections as a snapshot, with marks to reload and to configure anew.
@MainActor struct SnapshotChange {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  let snapshot: Snapshot
  let sections: [ListData.Section]
  /// The numbers whose cells are made or configured anew.
  let changed: [Int]
  /// The numbers that a difference may delete and insert, so that their selection may end (V-20).
  let reloaded: Set<Int>

  init(_ dice: inout XorshiftRandom, _ data: ListData) {
    let old = data.sections
    var new = SectionsChange(&dice, data).sections
    if dice.once(in: 4) { Self.shuffle(&new, &dice) }
    if dice.once(in: 12) { new = [] }
    if new.isEmpty, dice.once(in: 2) { new = [data.newSection(dice.roll(20))] }
    var snapshot = Snapshot()
    snapshot.appendSections(new.map(\.id))
    for section in new { snapshot.appendItems(section.items, toSection: section.id) }
    let known = Set(old.flatMap(\.items))
    let surviving = new.flatMap(\.items).filter { known.contains($0) }
    let marked = surviving.filter { _ in dice.once(in: 8) }
    let (reloaded, reconfigured) = (marked.filter { $0 % 2 == 0 }, marked.filter { $0 % 2 == 1 })
    snapshot.reloadItems(reloaded)
    snapshot.reconfigureItems(reconfigured)
    let ids = Dictionary(uniqueKeysWithValues: old.map { ($0.id, Set($0.items)) })
    let sectionsToReload = new.filter { ids[$0.id] != nil && dice.once(in: 10) }
    snapshot.reloadSections(sectionsToReload.map(\.id))
    let inReloadedSections = sectionsToReload.flatMap(\.items)
    self.snapshot = snapshot
    sections = new
    // Items that come from other sections keep their cells.
    changed =
      marked + sectionsToReload.flatMap { section in section.items.filter { ids[section.id]?.contains($0) == true } }
    let before = old.filter { section in sectionsToReload.contains { $0.id == section.id } }.flatMap(\.items)
    self.reloaded = Set(reloaded + inReloadedSections + before)
  }

  /// Distributes all items and sections anew.
  private static func shuffle(_ sections: inout [ListData.Section], _ dice: inout XorshiftRandom) {
    var items = sections.flatMap(\.items)
    items.shuffle(using: &dice)
    for index in sections.indices {
      let count = index == sections.count - 1 ? items.count : dice.roll(items.count + 1)
      sections[index].items = Array(items.prefix(count))
      items.removeFirst(count)
    }
    sections.shuffle(using: &dice)
  }

  /// Stores the change in the data.
  func store(in data: ListData) {
    data.change(changed)
    data.store(sections)
  }
}

import ListLayout
import SeededRandom

/// A random snapshot and one that random changes have made of it.
struct SnapshotWorld {
  private(set) var old = ListSnapshot<String, Int>()
  private(set) var new = ListSnapshot<String, Int>()
  private var random: SeededRandom
  private var nextNumber = 0

  init(seed: Int, steps: Int = 12) throws {
    random = SeededRandom(seed: seed)
    for _ in 0..<random.roll(5) { try new.appendSections([newSection()]) }
    for section in new.sectionIdentifiers { try new.appendItems(newItems(random.roll(9)), to: section) }
    old = new
    for _ in 0..<random.roll(steps) { try change() }
  }

  private mutating func newSection() -> String {
    nextNumber += 1
    return "section \(nextNumber)"
  }

  private mutating func newItems(_ count: Int) -> [Int] {
    nextNumber += count
    return Array(nextNumber - count..<nextNumber)
  }

  private mutating func change() throws {
    let section = random.pick(new.sectionIdentifiers)
    let (item, other) = (random.pick(new.itemIdentifiers), random.pick(new.itemIdentifiers))
    let side: InsertionSide = random.once(in: 2) ? .before : .after
    switch (random.roll(9), section, item, other) {
    case (0, let section?, _, _): try new.insertSections([newSection()], side, section)
    case (0, nil, _, _): try new.appendSections([newSection()])
    case (1, let section?, _, _) where random.once(in: 2): new.deleteSections([section])
    case (2, let section?, _, _): try new.moveSection(section, side, random.pick(new.sectionIdentifiers) ?? section)
    case (3, let section?, _, _) where random.once(in: 2): try new.reloadSections([section])
    case (4, let section?, _, _): try new.appendItems(newItems(random.roll(4)), to: section)
    case (5, _, let item?, _): new.deleteItems([item])
    case (6, _, let item?, let other?): try new.moveItem(item, side, other)
    case (7, _, let item?, _): try new.reloadItems([item])
    case (8, _, let item?, _): try new.reconfigureItems([item])
    default: break
    }
  }
}

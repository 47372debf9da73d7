import SeededRandom
import UIKit

/// A random change of sections and their items, as the updates of a batch.
@MainActor struct SectionsChange {
  typealias Section = ListData.Section

  /// The sections after the change.
  private(set) var sections: [Section] = []
  /// The numbers whose cells are to be made anew, those of reloaded sections included.
  private(set) var changed: [Int] = []
  /// The numbers of reloaded sections, which are not selected any more.
  private(set) var dropped: Set<Int> = []

  private(set) var deletedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var sectionMoves: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var itemMoves: [(from: IndexPath, to: IndexPath)] = []

  private let old: [Section]
  /// The sections whose items change one by one, by index before the change.
  private var remaining: [Int] = []
  private var newNumbers: Set<Int> = []
  private var movedNumbers: Set<Int> = []

  init(_ dice: inout XorshiftRandom, _ data: ListData) {
    old = data.sections
    decideSections(&dice)
    var changes: [Int: [Int]] = [:]
    for index in remaining { changes[index] = changeItems(&dice, of: index, data) }
    moveItem(&dice, &changes)
    arrangeSections(&dice, changes, data)
    findPaths()
  }

  // MARK: Making

  private mutating func decideSections(_ dice: inout XorshiftRandom) {
    for index in old.indices {
      switch dice.roll(14) {
      case 0 where old.count - deletedSections.count > 1: deletedSections.insert(index)
      case 1: reloadedSections.insert(index)
      default: remaining.append(index)
      }
    }
  }

  /// Deletes, reloads and inserts items; returns the section's items.
  private mutating func changeItems(_ dice: inout XorshiftRandom, of index: Int, _ data: ListData) -> [Int] {
    guard !dice.once(in: 3) else { return old[index].items }
    var items: [Int] = []
    for (item, number) in old[index].items.enumerated() {
      let path = IndexPath(item: item, section: index)
      switch dice.roll(10) {
      case 0:
        deletedItems.append(path)
        continue
      case 1:
        reloadedItems.append(path)
        changed.append(number)
      default: break
      }
      items.append(number)
    }
    for number in data.newItems(dice.roll(4)) {
      newNumbers.insert(number)
      items.insert(number, at: dice.roll(items.count + 1))
    }
    return items
  }

  /// Moves an item to another position, which may be in another section.
  private mutating func moveItem(_ dice: inout XorshiftRandom, _ changes: inout [Int: [Int]]) {
    guard dice.once(in: 2), let from = dice.pick(remaining), let to = dice.pick(remaining),
      let number = dice.pick(changes[from] ?? []), !newNumbers.contains(number), !changed.contains(number)
    else { return }
    changes[from]?.removeAll { $0 == number }
    let position = dice.roll((changes[to]?.count ?? 0) + 1)
    changes[to]?.insert(number, at: position)
    movedNumbers.insert(number)
  }

  private mutating func arrangeSections(_ dice: inout XorshiftRandom, _ changes: [Int: [Int]], _ data: ListData) {
    for index in old.indices where !deletedSections.contains(index) {
      var section = old[index]
      if reloadedSections.contains(index) {
        dropped.formUnion(section.items)
        changed += section.items
        section.items = section.items.filter { _ in !dice.once(in: 4) } + data.newItems(dice.roll(3))
      } else {
        section.items = changes[index] ?? section.items
      }
      sections.append(section)
    }
    if dice.once(in: 8) {
      let section = data.newSection(dice.roll(12))
      sections.insert(section, at: dice.roll(sections.count + 1))
    }
    let reloaded = Set(reloadedItems.map(\.section))
    guard dice.once(in: 6), let index = dice.pick(remaining), !reloaded.contains(index),
      let position = sections.firstIndex(where: { $0.id == old[index].id })
    else { return }
    let section = sections.remove(at: position)
    let target = dice.roll(sections.count + 1)
    sections.insert(section, at: target)
    sectionMoves = [(index, target)]
  }

  /// Finds the positions after the change.
  private mutating func findPaths() {
    let known = Set(old.map(\.id))
    var origins: [Int: IndexPath] = [:]
    for index in remaining {
      for (item, number) in old[index].items.enumerated() where movedNumbers.contains(number) {
        origins[number] = IndexPath(item: item, section: index)
      }
    }
    for (index, section) in sections.enumerated() {
      guard known.contains(section.id) else {
        insertedSections.insert(index)
        continue
      }
      for (item, number) in section.items.enumerated() {
        let path = IndexPath(item: item, section: index)
        if newNumbers.contains(number) { insertedItems.append(path) }
        if let origin = origins[number] { itemMoves.append((origin, path)) }
      }
    }
  }

  // MARK: Doing

  /// Stores the change in the data.
  func store(in data: ListData) {
    data.change(changed)
    data.selected.subtract(dropped)
    data.store(sections)
  }

  /// Returns the calls of a batch in an order of their own, which does not matter (V-14).
  func calls(in list: UICollectionView, _ dice: inout XorshiftRandom) -> [() -> Void] {
    var calls: [() -> Void] = [
      { list.deleteItems(at: deletedItems) }, { list.reloadItems(at: reloadedItems) },
      { list.insertItems(at: insertedItems) }, { list.deleteSections(deletedSections) },
      { list.reloadSections(reloadedSections) }, { list.insertSections(insertedSections) },
    ]
    calls += itemMoves.map { move in { list.moveItem(at: move.from, to: move.to) } }
    calls += sectionMoves.map { move in { list.moveSection(move.from, toSection: move.to) } }
    calls.shuffle(using: &dice)
    return calls
  }

  /// Returns the calls of a batch in an order of their own, with random animations.
  func calls(in table: UITableView, _ dice: inout XorshiftRandom) -> [() -> Void] {
    func animation() -> UITableView.RowAnimation { UITableView.RowAnimation.any(&dice) }
    let animations = (0..<6).map { _ in animation() }
    var calls: [() -> Void] = [
      { table.deleteRows(at: deletedItems, with: animations[0]) },
      { table.reloadRows(at: reloadedItems, with: animations[1]) },
      { table.insertRows(at: insertedItems, with: animations[2]) },
      { table.deleteSections(deletedSections, with: animations[3]) },
      { table.reloadSections(reloadedSections, with: animations[4]) },
      { table.insertSections(insertedSections, with: animations[5]) },
    ]
    calls += itemMoves.map { move in { table.moveRow(at: move.from, to: move.to) } }
    calls += sectionMoves.map { move in { table.moveSection(move.from, toSection: move.to) } }
    calls.shuffle(using: &dice)
    return calls
  }
}

extension UITableView.RowAnimation {
  static func any(_ dice: inout XorshiftRandom) -> UITableView.RowAnimation {
    dice.pick([.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]) ?? .automatic
  }
}

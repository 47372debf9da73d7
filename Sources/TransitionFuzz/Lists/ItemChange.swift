import SeededRandom
import UIKit

/// A random change of a section: what is deleted, moved, reloaded and inserted, and the items after it.
struct ItemChange {
  private var deleted: [Int] = []
  private var reloaded: [Int] = []
  private var moves: [(from: Int, to: Int)] = []
  private var inserted: [Int] = []
  private var items: [Int] = []

  /// Makes a change of some items; `new` returns numbers for the inserted ones.
  init(_ dice: inout XorshiftRandom, _ old: [Int], new: (Int) -> [Int]) {
    var remaining: [Int] = []
    for index in old.indices {
      switch dice.roll(8) {
      case 0: deleted.append(index)
      case 1:
        reloaded.append(index)
        remaining.append(index)
      default: remaining.append(index)
      }
    }
    items = remaining.map { old[$0] }
    for number in new(dice.roll(4)) {
      let index = dice.roll(items.count + 1)
      items.insert(number, at: index)
    }
    if !remaining.isEmpty, dice.once(in: 2) {
      let moved = remaining[dice.roll(remaining.count)]
      if !reloaded.contains(moved), let index = items.firstIndex(of: old[moved]) {
        items.remove(at: index)
        items.insert(old[moved], at: dice.roll(items.count + 1))
        if let target = items.firstIndex(of: old[moved]) { moves = [(moved, target)] }
      }
    }
    let isOld = Set(old)
    inserted = items.indices.filter { !isOld.contains(items[$0]) }
  }

  /// Does the change in a list, inside a batch.
  @MainActor func apply(to list: UICollectionView, _ section: Int, store: ([Int]) -> Void) {
    func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: section) } }
    store(items)
    list.deleteItems(at: paths(deleted))
    list.reloadItems(at: paths(reloaded))
    list.insertItems(at: paths(inserted))
    for move in moves {
      list.moveItem(
        at: IndexPath(item: move.from, section: section), to: IndexPath(item: move.to, section: section))
    }
  }
}

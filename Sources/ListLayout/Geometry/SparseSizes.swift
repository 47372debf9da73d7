import CoreGraphics

/// Sizes of a few items, such as those that were measured; found in O(log n).
struct SparseSizes: Sendable {
  /// The items' indices, ascending.
  private(set) var items: [Int] = []
  /// The sizes, in the order of the items.
  private(set) var sizes: [CGSize] = []

  subscript(item: Int) -> CGSize? {
    let position = items.partitionPoint { $0 < item }
    return position < items.count && items[position] == item ? sizes[position] : nil
  }

  /// The first item with a size from an item on.
  func next(from item: Int) -> Int? {
    let position = items.partitionPoint { $0 < item }
    return position < items.count ? items[position] : nil
  }

  mutating func set(_ item: Int, _ size: CGSize) { merge([(item, size)]) }

  /// Stores sizes of different items, given in ascending order, in the time of those stored behind the first.
  mutating func merge(_ new: [(item: Int, size: CGSize)]) {
    guard let first = new.first else { return }
    let start = items.partitionPoint { $0 < first.item }
    let (laterItems, laterSizes) = (Array(items[start...]), Array(sizes[start...]))
    items.removeSubrange(start...)
    sizes.removeSubrange(start...)
    var next = 0
    for (item, size) in new {
      while next < laterItems.count, laterItems[next] < item {
        append(laterItems[next], laterSizes[next])
        next += 1
      }
      if next < laterItems.count, laterItems[next] == item { next += 1 }
      append(item, size)
    }
    items += laterItems[next...]
    sizes += laterSizes[next...]
  }

  private mutating func append(_ item: Int, _ size: CGSize) {
    items.append(item)
    sizes.append(size)
  }
}

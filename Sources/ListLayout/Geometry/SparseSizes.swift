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

  /// Stores measured sizes of different items, made valid.
  ///
  /// - Parameters:
  ///   - count: The number of items; those that do not exist are passed over.
  ///   - unmeasured: The size that an item has until it is measured.
  /// - Returns: The items whose size is another one now, ascending.
  mutating func measure(
    _ new: [(item: Int, size: CGSize)], count: Int, unmeasured: (Int) -> CGSize?
  ) -> [Int] {
    let changed = new.map { (item: $0.item, size: $0.size.validSize) }
      .filter { $0.item >= 0 && $0.item < count && (self[$0.item] ?? unmeasured($0.item)) != $0.size }.sorted {
        $0.item < $1.item
      }
    merge(changed)
    return changed.map(\.item)
  }

  /// Stores sizes of different items, given in ascending order, in the time of those stored behind the first.
  private mutating func merge(_ new: [(item: Int, size: CGSize)]) {
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

  /// Ranges of ascending items that lie close together, so that the items between those far apart are not packed anew.
  static func ranges(_ items: [Int]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for item in items {
      if let last = ranges.last, item - last.upperBound < 64 {
        ranges[ranges.count - 1] = last.lowerBound...item
      } else {
        ranges.append(item...item)
      }
    }
    return ranges
  }

  private mutating func append(_ item: Int, _ size: CGSize) {
    items.append(item)
    sizes.append(size)
  }
}

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

  mutating func set(_ item: Int, _ size: CGSize) {
    let position = items.partitionPoint { $0 < item }
    if position < items.count, items[position] == item {
      sizes[position] = size
    } else {
      items.insert(item, at: position)
      sizes.insert(size, at: position)
    }
  }
}

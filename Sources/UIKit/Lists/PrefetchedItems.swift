import ListLayout

/// The items that a prefetching data source was asked for, and which are not visible yet (V-9).
struct PrefetchedItems {
  private var requested: Set<ItemPath> = []

  /// Moves the items with their batch.
  mutating func follow(_ map: UpdateMap) { requested = Set(requested.compactMap { map.newPath(of: $0) }) }

  /// Replaces the items by those that come next.
  ///
  /// - Parameters:
  ///   - near: The items that come next, the nearest first.
  ///   - isShown: Whether an item is visible.
  /// - Returns: The items to ask for, and those to cancel, in order.
  mutating func replace(
    by near: [ItemPath], isShown: (ItemPath) -> Bool
  ) -> (new: [ItemPath], cancelled: [ItemPath]) {
    let isNear = Set(near)
    let new = near.filter { !requested.contains($0) }
    let cancelled = requested.filter { !isNear.contains($0) && !isShown($0) }.sorted()
    requested = isNear
    return (new, cancelled)
  }
}

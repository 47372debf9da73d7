import ListLayout

/// The selected items of a list, in order.
struct SelectedItems {
  private(set) var paths: [ItemPath] = []

  func contains(_ path: ItemPath) -> Bool {
    let index = index(of: path)
    return index < paths.count && paths[index] == path
  }

  /// Adds an item; false if it was there.
  @discardableResult
  mutating func insert(_ path: ItemPath) -> Bool {
    guard !contains(path) else { return false }
    paths.insert(path, at: index(of: path))
    return true
  }

  /// Removes an item; false if it was not there.
  @discardableResult
  mutating func remove(_ path: ItemPath) -> Bool {
    guard contains(path) else { return false }
    paths.remove(at: index(of: path))
    return true
  }

  /// Moves the items with their batch.
  mutating func follow(_ map: UpdateMap) {
    paths = paths.compactMap { map.newPath(of: $0) }.sorted()
  }

  private func index(of path: ItemPath) -> Int { paths.partitionPoint { $0 < path } }
}

import CoreGraphics

extension FlowGeometry {
  /// Takes over measured sizes, and packs anew the lines that change (V-58).
  ///
  /// Lines are packed until they begin with the same items as before; what follows moves along the axis. Items that do
  /// not exist are passed over.
  ///
  /// - Returns: The main offset from which something has changed, or nil if nothing has.
  @discardableResult
  public mutating func measure(_ sizes: [ItemPath: CGSize]) -> CGFloat? {
    var changed: [Int: [Int]] = [:]
    for (path, size) in sizes where sections.indices.contains(path.section) {
      if sections[path.section].packer.section.sizes.measure(path.item, size) {
        changed[path.section, default: []].append(path.item)
      }
    }
    let indices = changed.keys.sorted()
    guard let first = indices.first else { return nil }
    var change: CGFloat?
    for index in indices {
      for items in Self.ranges(changed[index] ?? []) {
        let packed = sections[index].lines.update(sections[index].packer, changed: items)
        guard change == nil, !packed.isEmpty else { continue }
        change = sections[index].linesStart + sections[index].lines.line(of: packed.lowerBound).offset
      }
    }
    placeSections(from: first)
    return change
  }

  /// The sizes that were measured, for a geometry of the same items.
  public var measuredSizes: [ItemPath: CGSize] {
    var measured: [ItemPath: CGSize] = [:]
    for (index, section) in sections.enumerated() {
      let measuredSizes = section.packer.section.sizes.measured
      for (item, size) in zip(measuredSizes.items, measuredSizes.sizes) {
        measured[ItemPath(section: index, item: item)] = size
      }
    }
    return measured
  }

  /// Ranges of items that lie close together, so that items far apart are not packed for it.
  private static func ranges(_ items: [Int]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for item in items.sorted() {
      if let last = ranges.last, item - last.upperBound < 64 {
        ranges[ranges.count - 1] = last.lowerBound...item
      } else {
        ranges.append(item...item)
      }
    }
    return ranges
  }
}

extension [ItemPath: CGSize] {
  /// The sizes at the paths that their items have after a batch; those of deleted and reloaded items are left out.
  public func mapped(by map: UpdateMap) -> [ItemPath: CGSize] {
    var mapped: [ItemPath: CGSize] = [:]
    for (path, size) in self where !map.isReloaded(path) {
      if let new = map.newPath(of: path) { mapped[new] = size }
    }
    return mapped
  }
}

/// The items' part of a difference.
struct ItemDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var deletions: [ListUpdate] = []
  private(set) var reloads: [ListUpdate] = []
  private(set) var moves: [ListUpdate] = []
  private(set) var insertions: [ListUpdate] = []
  private(set) var reconfigured: [ItemPath] = []

  private let old: ListSnapshot<Section, Item>
  private let new: ListSnapshot<Section, Item>
  private let sections: SectionDifference
  /// The indices that are neither in an unchanged prefix nor in an unchanged suffix of a section.
  private var oldRanges: [Range<Int>]
  private var newRanges: [Range<Int>]
  private var oldPaths: [Item: ItemPath] = [:]
  /// Whether the items of `oldRanges` are in the second snapshot, by section.
  private var isFound: [[Bool]] = []

  init(from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>, _ sections: SectionDifference) {
    (self.old, self.new, self.sections) = (old, new, sections)
    oldRanges = old.items.map(\.indices)
    newRanges = new.items.map(\.indices)
  }

  mutating func compare() {
    for case (let index, .retained(let source, _)) in sections.origins.enumerated() { trim(source, index) }
    indexOldItems()
    for index in new.items.indices { compareSection(index) }
    deleteMissingItems()
  }

  /// Takes the unchanged prefix and suffix off a section's ranges.
  private mutating func trim(_ source: Int, _ index: Int) {
    let (before, after) = (old.items[source], new.items[index])
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
      suffix += 1
    }
    oldRanges[source] = prefix..<before.count - suffix
    newRanges[index] = prefix..<after.count - suffix
  }

  private mutating func indexOldItems() {
    oldPaths.reserveCapacity(oldRanges.reduce(0) { $0 + $1.count })
    isFound = oldRanges.map { Array(repeating: false, count: $0.count) }
    guard newRanges.contains(where: { !$0.isEmpty }) else { return }
    for (section, range) in oldRanges.enumerated() {
      for index in range { oldPaths[old.items[section][index]] = ItemPath(section: section, item: index) }
    }
  }

  private mutating func compareSection(_ index: Int) {
    let origin = sections.origins[index]
    let changed = newRanges[index]
    if case .retained(let source, let isMoved) = origin { markUnchanged(source, index, isMoved) }
    var (candidates, sources) = ([Int](), [Int]())
    for item in changed {
      let path = ItemPath(section: index, item: item)
      guard let oldPath = oldPaths[new.items[index][item]] else {
        if case .retained = origin { insertions.append(.insertItem(path)) }
        continue
      }
      isFound[oldPath.section][oldPath.item - oldRanges[oldPath.section].lowerBound] = true
      switch origin {
      case .retained(oldPath.section, _):
        candidates.append(item)
        sources.append(oldPath.item)
      case .reloaded(oldPath.section): continue
      default: move(oldPath, to: path)
      }
    }
    guard case .retained(let source, let isMoved) = origin else { return }
    var staying = longestIncreasingSubsequence(sources)[...]
    for (position, item) in candidates.enumerated() {
      let (from, to) = (ItemPath(section: source, item: sources[position]), ItemPath(section: index, item: item))
      if staying.first == position {
        staying.removeFirst()
        stay(from, at: to, isMoved)
      } else {
        move(from, to: to)
      }
    }
  }

  /// Looks for marks in an unchanged prefix and suffix.
  private mutating func markUnchanged(_ source: Int, _ index: Int, _ isMoved: Bool) {
    guard !new.itemsToReload.set.isEmpty || !new.itemsToReconfigure.set.isEmpty else { return }
    let shift = old.items[source].count - new.items[index].count
    for item in 0..<newRanges[index].lowerBound {
      stay(ItemPath(section: source, item: item), at: ItemPath(section: index, item: item), isMoved)
    }
    for item in newRanges[index].upperBound..<new.items[index].count {
      stay(ItemPath(section: source, item: item + shift), at: ItemPath(section: index, item: item), isMoved)
    }
  }

  private mutating func stay(_ old: ItemPath, at new: ItemPath, _ sectionMoves: Bool) {
    let item = self.new.items[new.section][new.item]
    if self.new.itemsToReload.set.contains(item) {
      if sectionMoves { replace(old, at: new) } else { reloads.append(.reloadItem(old)) }
    } else if self.new.itemsToReconfigure.set.contains(item) {
      reconfigured.append(new)
    }
  }

  private mutating func move(_ old: ItemPath, to new: ItemPath) {
    let item = self.new.items[new.section][new.item]
    if self.new.itemsToReload.set.contains(item) {
      replace(old, at: new)
    } else {
      moves.append(.moveItem(from: old, to: new))
      if self.new.itemsToReconfigure.set.contains(item) { reconfigured.append(new) }
    }
  }

  private mutating func replace(_ old: ItemPath, at new: ItemPath) {
    if sections.isRetained[old.section] { deletions.append(.deleteItem(old)) }
    if case .retained = sections.origins[new.section] { insertions.append(.insertItem(new)) }
  }

  private mutating func deleteMissingItems() {
    for (section, range) in oldRanges.enumerated() where sections.isRetained[section] {
      for index in range where !isFound[section][index - range.lowerBound] {
        deletions.append(.deleteItem(ItemPath(section: section, item: index)))
      }
    }
  }
}

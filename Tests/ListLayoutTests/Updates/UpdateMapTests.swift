import ListLayout
import Testing

@Suite struct UpdateMapTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  @Test("Deletions name positions before a batch and insertions positions after it, in any order (V-14)")
  func positions() throws {
    let updates: [ListUpdate] = [.insertItem(path(0, 0)), .deleteItem(path(0, 1)), .deleteItem(path(0, 3))]
    for updates in [updates, updates.reversed()] {
      let map = try UpdateMap(updates, before: ListCounts([4]), after: ListCounts([3]))
      #expect((0..<4).map { map.newPath(of: path(0, $0))?.item } == [1, nil, 2, nil])
      #expect((0..<3).map { map.oldPath(of: path(0, $0))?.item } == [nil, 0, 2])
      #expect(map.orderedUpdates == [.deleteItem(path(0, 3)), .deleteItem(path(0, 1)), .insertItem(path(0, 0))])
    }
  }

  @Test("A move goes from a position before the batch to one after it (V-14)")
  func moves() throws {
    let map = try UpdateMap(
      [.moveItem(from: path(0, 0), to: path(1, 1)), .deleteItem(path(1, 0))], before: ListCounts([2, 2]),
      after: ListCounts([1, 2]))
    #expect(map.newPath(of: path(0, 0)) == path(1, 1))
    #expect(map.newPath(of: path(0, 1)) == path(0, 0))
    #expect(map.newPath(of: path(1, 1)) == path(1, 0))
    #expect(map.oldPath(of: path(1, 1)) == path(0, 0))
    #expect(map.isMoved(path(0, 0)) && !map.isMoved(path(0, 1)))
  }

  @Test("A reloaded item keeps its identity, and the items of a reloaded section are replaced (V-14)")
  func reloads() throws {
    let map = try UpdateMap(
      [.reloadItem(path(0, 1)), .reloadSection(1), .insertItem(path(0, 0)), .deleteItem(path(1, 0))],
      before: ListCounts([2, 3]), after: ListCounts([3, 1]))
    #expect(map.newPath(of: path(0, 1)) == path(0, 2))
    #expect(map.isReloaded(path(0, 1)) && map.isReloaded(section: 1))
    #expect(map.newSection(of: 1) == 1)
    #expect(map.newPath(of: path(1, 0)) == nil && map.oldPath(of: path(1, 0)) == nil)
    #expect(map.orderedUpdates == [.reloadItem(path(0, 1)), .reloadSection(1), .insertItem(path(0, 0))])
  }

  @Test("Items follow a moved section, and leave a deleted one when they are moved out of it (V-14)")
  func sections() throws {
    let map = try UpdateMap(
      [
        .moveSection(from: 2, to: 0), .deleteSection(0), .insertSection(1), .moveItem(from: path(0, 1), to: path(1, 0)),
      ],
      before: ListCounts([2, 1, 3]), after: ListCounts([3, 1, 1]))
    #expect((0..<3).map(map.newSection(of:)) == [nil, 2, 0])
    #expect((0..<3).map(map.oldSection(of:)) == [2, nil, 1])
    #expect(map.newPath(of: path(2, 2)) == path(0, 2))
    #expect(map.newPath(of: path(0, 0)) == nil)
    #expect(map.newPath(of: path(0, 1)) == path(1, 0))
    #expect(map.isMoved(section: 2) && !map.isMoved(section: 1))
  }

  @Test("An item may be reloaded in a section that moves, and a difference deletes and inserts it instead (V-20)")
  func reloadsInMovedSections() throws {
    let map = try UpdateMap(
      [.moveSection(from: 1, to: 0), .reloadItem(path(1, 1))], before: ListCounts([1, 2]), after: ListCounts([2, 1]))
    #expect(map.newPath(of: path(1, 1)) == path(0, 1) && map.isReloaded(path(1, 1)))
    var old = ListSnapshot<String, Int>()
    try old.appendSections(["a", "b"])
    try old.appendItems([1], to: "b")
    var new = old
    try new.moveSection("b", .before, "a")
    try new.reloadItems([1])
    let updates = ListDifference(from: old, to: new).updates
    #expect(Set(updates) == [.moveSection(from: 1, to: 0), .deleteItem(path(1, 0)), .insertItem(path(0, 0))])
  }

  @Test("Random batches map each item to its own position, in both directions (V-14)")
  func randomBatches() throws {
    for seed in 1...2000 {
      let world = ListWorld(seed: seed)
      let map = try UpdateMap(world.updates, before: world.before, after: world.after)
      let faults = faults(of: map, world)
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
      if !faults.isEmpty { return }
    }
  }

  @Test("A batch with one update less than the data source's change is invalid (V-15)")
  func missingUpdates() {
    for seed in 1...1000 {
      let world = ListWorld(seed: seed)
      for (index, update) in world.updates.enumerated() {
        switch update {
        case .insertItem(let path):
          if world.origins[path.section].map(world.reloadedSections.contains) ?? true { continue }
        case .insertSection, .deleteSection: break
        default: continue
        }
        var updates = world.updates
        updates.remove(at: index)
        #expect(throws: UpdateError.self, "seed \(seed), without \(update)") {
          try UpdateMap(updates, before: world.before, after: world.after)
        }
      }
    }
  }

  private func faults(of map: UpdateMap, _ world: ListWorld) -> [String] {
    var faults: [String] = []
    var newPaths: [Int: ItemPath] = [:]
    for (section, items) in world.new.enumerated() {
      if map.oldSection(of: section) != world.origins[section] { faults.append("section \(section)") }
      if let old = world.origins[section], map.newSection(of: old) != section { faults.append("old section \(old)") }
      for (index, item) in items.enumerated() { newPaths[item] = path(section, index) }
    }
    for (section, items) in world.old.enumerated() {
      for (index, item) in items.enumerated() {
        let old = path(section, index)
        if map.newPath(of: old) != newPaths[item] { faults.append("old item \(old)") }
        if let new = newPaths.removeValue(forKey: item), map.oldPath(of: new) != old { faults.append("item \(new)") }
      }
    }
    for new in newPaths.values where map.oldPath(of: new) != nil { faults.append("new item \(new)") }
    return faults
  }
}

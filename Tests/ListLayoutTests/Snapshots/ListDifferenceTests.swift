import ListLayout
import SeededRandom
import Testing

@Suite struct ListDifferenceTests {
  private func snapshot(_ sections: [(String, [Int])]) throws -> ListSnapshot<String, Int> {
    var snapshot = ListSnapshot<String, Int>()
    try snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { try snapshot.appendItems(items, to: section) }
    return snapshot
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  @Test("A difference is the least updates: items in order stay, the others move (V-74)")
  func leastUpdates() throws {
    let old = try snapshot([("a", [1, 2, 3, 4]), ("b", [5])])
    let new = try snapshot([("a", [2, 3, 1, 6]), ("b", [4, 5])])
    let difference = ListDifference(from: old, to: new)
    #expect(
      Set(difference.updates) == [
        .moveItem(from: path(0, 0), to: path(0, 2)), .insertItem(path(0, 3)),
        .moveItem(from: path(0, 3), to: path(1, 0)),
      ])
    #expect(ListDifference(from: old, to: old).isEmpty)
  }

  @Test("Sections that are new or gone imply their items, except those that come from elsewhere (V-74)")
  func sections() throws {
    let old = try snapshot([("a", [1, 2]), ("b", [3])])
    let new = try snapshot([("c", [4, 2]), ("b", [3])])
    #expect(
      Set(ListDifference(from: old, to: new).updates) == [
        .deleteSection(0), .insertSection(0), .moveItem(from: path(0, 1), to: path(0, 1)),
      ])
    let swapped = try snapshot([("b", [3]), ("a", [1, 2])])
    #expect(ListDifference(from: old, to: swapped).updates.count == 1)
  }

  @Test("A reloaded item that moves is deleted and inserted, and a reconfigured one keeps its cell (V-20, V-76)")
  func marks() throws {
    let old = try snapshot([("a", [1, 2, 3])])
    var new = try snapshot([("a", [2, 3, 1, 4])])
    try new.reloadItems([1, 2, 4])
    try new.reconfigureItems([3])
    let difference = ListDifference(from: old, to: new)
    #expect(
      Set(difference.updates) == [
        .deleteItem(path(0, 0)), .insertItem(path(0, 2)), .reloadItem(path(0, 1)), .insertItem(path(0, 3)),
      ])
    #expect(difference.reconfigured == [path(0, 1)])
  }

  @Test("A reloaded section replaces its items; one that moves is deleted and inserted (V-20, V-74)")
  func reloadedSections() throws {
    let old = try snapshot([("a", [1, 2]), ("b", [3]), ("c", [4])])
    var new = try snapshot([("b", [3]), ("c", [5, 6]), ("a", [2, 1])])
    try new.reloadSections(["a", "c"])
    #expect(
      Set(ListDifference(from: old, to: new).updates) == [.deleteSection(0), .insertSection(2), .reloadSection(2)])
  }

  @Test("The difference of random snapshots leads from one to the other as a batch of updates (V-74)")
  func randomSnapshots() throws {
    for seed in 1...3000 {
      let world = try SnapshotWorld(seed: seed)
      let difference = ListDifference(from: world.old, to: world.new)
      let map = try UpdateMap(difference.updates, before: difference.before, after: difference.after)
      let faults = faults(of: map, difference, world)
      #expect(faults.isEmpty, "seed \(seed): \(faults), \(difference.updates)")
      if !faults.isEmpty { return }
    }
  }

  @Test("An order of random numbers needs as many moves as its longest increasing subsequence leaves (V-74)")
  func fewestMoves() throws {
    for seed in 1...200 {
      var random = SeededRandom(seed: seed)
      let numbers = Array(0..<random.roll(9)).shuffled(using: &random)
      let difference = ListDifference(
        from: try snapshot([("a", numbers.sorted())]), to: try snapshot([("a", numbers)]))
      var longest = Array(repeating: 1, count: numbers.count)
      for end in numbers.indices {
        for start in 0..<end where numbers[start] < numbers[end] {
          longest[end] = max(longest[end], longest[start] + 1)
        }
      }
      #expect(difference.updates.count == numbers.count - (longest.max() ?? 0), "\(numbers)")
    }
  }

  private func faults(of map: UpdateMap, _ difference: ListDifference, _ world: SnapshotWorld) -> [String] {
    var faults: [String] = []
    let (oldPaths, newPaths) = (world.old.paths(), world.new.paths())
    let reloaded = Set(world.new.reloadedItemIdentifiers)
    for (item, old) in oldPaths {
      let (new, mapped) = (newPaths[item], map.newPath(of: old))
      let isReplaced = mapped == nil && new != nil
      if mapped != new, !isReplaced { faults.append("item \(item): \(String(describing: mapped))") }
      if let mapped, map.oldPath(of: mapped) != old { faults.append("item \(item) has no way back") }
      guard isReplaced, let new else { continue }
      let section = world.new.sectionIdentifiers[new.section]
      let isInReloaded =
        world.new.reloadedSectionIdentifiers.contains(section) && world.old.section(of: item) == section
      if !reloaded.contains(item), !isInReloaded { faults.append("item \(item) is replaced") }
    }
    for (item, new) in newPaths where oldPaths[item] == nil && map.oldPath(of: new) != nil {
      faults.append("item \(item) is not new")
    }
    let shown = Set(difference.reconfigured.compactMap(world.new.item(at:)))
    let expected = Set(world.new.reconfiguredItemIdentifiers).subtracting(reloaded).filter { item in
      newPaths[item].flatMap(map.oldPath(of:)) != nil
    }
    if shown != expected { faults.append("reconfigured \(shown), not \(expected)") }
    return faults
  }
}

import ListLayout
import Testing

@Suite struct ListSnapshotTests {
  private func snapshot() throws -> ListSnapshot<String, Int> {
    var snapshot = ListSnapshot<String, Int>()
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendItems([1, 2, 3], to: "a")
    try snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("A snapshot is a value with its sections and items in order (V-72)")
  func order() throws {
    let first = try snapshot()
    var second = first
    try second.insertItems([6, 7], .after, 1)
    try second.moveItem(5, .before, 1)
    try second.insertSections(["c"], .before, "b")
    try second.moveSection("a", .after, "b")
    #expect(first.sectionIdentifiers == ["a", "b"] && first.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(second.sectionIdentifiers == ["c", "b", "a"])
    #expect(second.items(in: "a") == [5, 1, 6, 7, 2, 3] && second.items(in: "c") == [])
    #expect(second.path(of: 6) == ItemPath(section: 2, item: 2))
    #expect(second.index(of: 6) == 3 && second.index(of: "a") == 2)
    #expect(second.section(of: 4) == "b" && second.item(at: ItemPath(section: 1, item: 0)) == 4)
    #expect(second.counts == ListCounts([0, 1, 6]))
  }

  @Test("Deleted sections take their items along, and unknown identifiers are passed over (V-72)")
  func deletion() throws {
    var snapshot = try snapshot()
    try snapshot.reloadItems([1, 4])
    snapshot.deleteSections(["a", "x"])
    snapshot.deleteItems([5, 99])
    #expect(snapshot.sectionIdentifiers == ["b"] && snapshot.itemIdentifiers == [4])
    #expect(!snapshot.contains(1) && snapshot.section(of: 1) == nil)
    #expect(snapshot.reloadedItemIdentifiers == [4])
    try snapshot.appendItems([1])
    #expect(snapshot.items(in: "b") == [4, 1])
    snapshot.deleteAllItems()
    #expect(snapshot.sectionCount == 0 && snapshot.itemCount == 0)
  }

  @Test("A section and an item may have equal identifiers (V-72)")
  func equalIdentifiers() throws {
    var snapshot = ListSnapshot<Int, Int>()
    try snapshot.appendSections([1])
    try snapshot.appendItems([1], to: 1)
    #expect(snapshot.section(of: 1) == 1)
  }

  @Test("Identifiers that are given twice are an error in UIKit's words (V-73)")
  func duplicates() throws {
    var snapshot = try snapshot()
    #expect {
      try snapshot.appendItems([6, 7, 6, 7, 6])
    } throws: {
      "\($0)" == "supplied item identifiers are not unique. Duplicate identifiers: {(\n    6,\n    7\n)}"
    }
    #expect(throws: SnapshotError.duplicateSections(["a"])) { try snapshot.appendSections(["c", "a"]) }
    #expect(snapshot.itemCount == 5 && snapshot.sectionCount == 2)
  }

  @Test("Items that are there already are moved, and returned for the log (V-73)")
  func movedItems() throws {
    var snapshot = try snapshot()
    #expect(try snapshot.appendItems([2, 6], to: "b") == [2])
    #expect(snapshot.items(in: "a") == [1, 3] && snapshot.items(in: "b") == [4, 5, 2, 6])
    #expect(try snapshot.insertItems([6, 1], .before, 4) == [6, 1])
    #expect(snapshot.items(in: "b") == [6, 1, 4, 5, 2])
  }

  @Test("An identifier that does not exist is an error that names it, and changes nothing (V-72)")
  func missing() throws {
    var snapshot = try snapshot()
    #expect(throws: SnapshotError.missingSection("x")) { try snapshot.appendItems([1], to: "x") }
    #expect(throws: SnapshotError.missingItem("reload", "9")) { try snapshot.reloadItems([1, 9]) }
    #expect(throws: SnapshotError.missingItem("move an item to", "9")) { try snapshot.moveItem(1, .before, 9) }
    #expect(throws: SnapshotError.missingItem("insert items at", "1")) { try snapshot.insertItems([1, 2], .before, 1) }
    #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    var empty = ListSnapshot<Int, Int>()
    #expect(throws: SnapshotError.noSection) { try empty.appendItems([1]) }
  }

  @Test("Every item of a random snapshot is found where it is (V-72)")
  func randomSnapshots() throws {
    for seed in 1...1000 {
      let snapshot = try SnapshotWorld(seed: seed, steps: 30).new
      #expect(snapshot.itemIdentifiers.count == snapshot.itemCount, "seed \(seed)")
      for (item, path) in snapshot.paths() {
        let isRight =
          snapshot.path(of: item) == path && snapshot.item(at: path) == item
          && snapshot.section(of: item) == snapshot.sectionIdentifiers[path.section]
        #expect(isRight, "seed \(seed), item \(item)")
      }
    }
  }
}

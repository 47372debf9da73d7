import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Snapshots of diffable data sources") @MainActor struct DiffableSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    return snapshot
  }

  @Test("A snapshot is a value of sections and items in order (V-72)")
  func reading() {
    let snapshot = snapshot()
    var other = snapshot
    other.deleteAllItems()
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2 && other.numberOfSections == 0)
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3] && snapshot.numberOfItems(inSection: "b") == 1)
    #expect(
      snapshot.sectionIdentifier(containingItem: 4) == "b" && snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
  }

  @Test("Items and sections are inserted, moved and deleted beside others (V-72)")
  func changes() {
    var snapshot = snapshot()
    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([11], afterItem: 1)
    snapshot.moveItem(3, beforeItem: 10)
    snapshot.moveItem(2, afterItem: 4)
    #expect(snapshot.itemIdentifiers == [3, 10, 1, 11, 4, 2])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    snapshot.moveSection("d", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["d", "c", "a", "b"])
    snapshot.deleteSections(["a"])
    snapshot.deleteItems([2, 99])
    #expect(snapshot.itemIdentifiers == [4])
    snapshot.reloadItems([4])
    snapshot.reconfigureItems([4])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [4] && snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test("Identifiers that are given twice are reported in UIKit's words, and the call does nothing (V-73)")
  func duplicates() throws {
    try withStage { stage in
      var snapshot = snapshot()
      snapshot.appendItems([7, 7])
      let diagnostic = try stage.expectDiagnostic("invalid-snapshot")
      #expect(
        diagnostic.happened == "supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}")
      snapshot.appendSections(["a"])
      snapshot.appendItems([8], toSection: "z")
      _ = snapshot.numberOfItems(inSection: "z")
      for _ in 0..<3 { try stage.expectDiagnostic("invalid-snapshot") }
      #expect(snapshot == self.snapshot())
    }
  }

  @Test("Items that are appended although they are there are moved, which is said (V-73)")
  func existing() throws {
    try withStage { stage in
      var snapshot = snapshot()
      snapshot.appendItems([1, 5], toSection: "b")
      #expect(snapshot.itemIdentifiers == [2, 3, 4, 1, 5])
      #expect(
        stage.hints.allSatisfy { $0.identifier == "existing-snapshot-items" }
          && stage.hints.map(\.happened) == [
            "Diffable data source detected an attempt to insert or append 1 item identifiers that already exist in the "
              + "snapshot."
          ])
    }
  }
}

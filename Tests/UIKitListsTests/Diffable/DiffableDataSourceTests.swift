import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Diffable data sources of collection views") @MainActor struct DiffableDataSourceTests {
  private func rows() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .rows(.absolute(100)))
  }

  @Test("A snapshot is shown by its difference: cells that stay are the same, and move in an animation (V-74)")
  func animated() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0, 1, 2]], layout: rows())
      let last = try #require(scene.cell(2))
      var isDone = false
      var snapshot = scene.source.snapshot()
      snapshot.deleteItems([0])
      snapshot.moveItem(2, beforeItem: 1)
      snapshot.appendItems([7])
      scene.source.apply(snapshot) { isDone = true }
      #expect(scene.numbers == [2, 1, 7] && scene.cell(0) === last && !isDone)
      stage.advance(by: 0.15)
      #expect(abs((last.layer.presentation()?.position.y ?? 0) - 150) < 1)
      try stage.settle()
      #expect(isDone && last.frame.minY == 0)
      #expect(scene.source.snapshot().itemIdentifiers == [2, 1, 7])
    }
  }

  @Test("An item that the reordering handlers let move is moved in the snapshot, and they get the change")
  func reordering() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0, 1, 2], [3]], layout: rows())
      let source = try #require(scene.source)
      #expect(!scene.list.beginInteractiveMovementForItem(at: scene.path(0)))
      var transactions: [NSDiffableDataSourceTransaction<Int, Int>] = []
      source.reorderingHandlers.canReorderItem = { $0 != 1 }
      source.reorderingHandlers.willReorder = { _ in #expect(source.snapshot().itemIdentifiers == [0, 1, 2, 3]) }
      source.reorderingHandlers.didReorder = { transactions.append($0) }
      #expect(!scene.list.beginInteractiveMovementForItem(at: scene.path(1)))
      #expect(scene.list.beginInteractiveMovementForItem(at: scene.path(0)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
      #expect(scene.numbers == [1, 2, 0, 3])
      scene.list.endInteractiveMovement()
      try stage.settle()
      #expect(source.snapshot().itemIdentifiers == [1, 2, 0, 3] && scene.numbers == [1, 2, 0, 3])
      let transaction = try #require(transactions.first)
      #expect(transaction.initialSnapshot.itemIdentifiers == [0, 1, 2, 3] && transactions.count == 1)
      #expect([0, 1, 2, 3].applying(transaction.difference) == [1, 2, 0, 3])
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0])
      #expect(transaction.sectionTransactions[0].finalSnapshot.items == [1, 2, 0])
    }
  }

  @Test("Without animation the difference is taken too, and the completion comes (V-74)")
  func notAnimated() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0, 1, 2]], layout: rows())
      let last = try #require(scene.cell(2))
      var isDone = false
      var snapshot = scene.source.snapshot()
      snapshot.deleteItems([0])
      scene.source.apply(snapshot, animatingDifferences: false) { isDone = true }
      try stage.settle()
      #expect(isDone && scene.cell(1) === last && last.layer.presentation()?.position.y == 150)
      #expect(scene.takeConfigured() == [0, 1, 2])
    }
  }

  @Test("applySnapshotUsingReloadData takes no difference: all cells are configured again (V-74)")
  func reloadData() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0, 1]], layout: rows())
      _ = scene.takeConfigured()
      var isDone = false
      scene.source.applySnapshotUsingReloadData(TileScene.snapshot([[1, 2]])) { isDone = true }
      scene.list.layoutIfNeeded()
      #expect(isDone && scene.numbers == [1, 2] && scene.takeConfigured() == [1, 2])
    }
  }

  @Test("A reloaded item gets another cell, a reconfigured one keeps its cell (V-76)")
  func reloadAndReconfigure() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0, 1, 2]], layout: rows())
      let cells = (0..<3).map { scene.cell($0) }
      _ = scene.takeConfigured()
      scene.change {
        $0.reloadItems([0])
        $0.reconfigureItems([2])
        $0.deleteItems([1])
      }
      #expect(scene.source.snapshot().reloadedItemIdentifiers == [])
      try stage.settle()
      #expect(scene.cell(0) !== cells[0] && scene.cell(1) === cells[2])
      #expect(scene.takeConfigured() == [2, 0])
    }
  }

  @Test("Sections and items are found by index and by identifier (V-72)")
  func identifiers() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[5, 6], [7]], layout: rows())
      let source = try #require(scene.source)
      #expect(source.itemIdentifier(for: scene.path(1)) == 6 && source.itemIdentifier(for: scene.path(2)) == nil)
      #expect(source.indexPath(for: 7) == scene.path(0, 1) && source.indexPath(for: 9) == nil)
      #expect(source.sectionIdentifier(for: 1) == 1 && source.sectionIdentifier(for: 2) == nil)
      #expect(source.index(for: 1) == 1 && source.index(for: 2) == nil)
      #expect(scene.list.numberOfSections == 2 && scene.list.numberOfItems(inSection: 0) == 2)
    }
  }

  @Test("Inserted, moved and deleted sections are shown with their items (V-74)")
  func sections() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0], [1], [2]], layout: rows())
      let cell = try #require(scene.cell(0, 2))
      scene.change {
        $0.deleteSections([0])
        $0.moveSection(2, beforeSection: 1)
        $0.insertSections([9], afterSection: 2)
        $0.appendItems([90, 91], toSection: 9)
      }
      try stage.settle()
      #expect(scene.numbers == [2, 90, 91, 1] && scene.cell(0) === cell)
    }
  }

  @Test("The selection stays with its items (V-74)")
  func selection() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0, 1, 2]], layout: rows())
      scene.list.selectItem(at: scene.path(2), animated: false, scrollPosition: [])
      scene.change { $0.insertItems([8, 9], beforeItem: 0) }
      try stage.settle()
      #expect(scene.list.indexPathsForSelectedItems == [scene.path(4)])
    }
  }

  @Test("The asynchronous calls return when the snapshot is shown (V-74)")
  func asynchronous() async throws {
    try await withStage { stage in
      let scene = TileScene(stage, [[0, 1]], layout: rows())
      await scene.source.applySnapshotUsingReloadData(TileScene.snapshot([[3]]))
      scene.list.layoutIfNeeded()
      let task = Task {
        await scene.source.apply(TileScene.snapshot([[3, 4]]))
        return scene.numbers
      }
      while scene.source.snapshot().numberOfItems == 1 { await Task.yield() }
      try stage.settle()
      #expect(await task.value == [3, 4])
    }
  }

  @Test("Snapshots from another queue are shown on the main one; from two queues they are reported (V-75)")
  func queues() async throws {
    try await withStage { stage in
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: rows())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, _ in
        list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let snapshot = TileScene.snapshot([[1, 2]])
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { source.apply(snapshot) { continuation.resume() } }
      }
      #expect(list.numberOfItems(inSection: 0) == 2 && stage.diagnostics.isEmpty)
      await source.apply(TileScene.snapshot([[1]]), animatingDifferences: false)
      try stage.expectDiagnostic("snapshots-on-two-queues")
    }
  }

  @Test("A cell provider that returns nil is reported, and an empty cell shown (V-76)")
  func missingCell() throws {
    try withStage { stage in
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: rows())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in nil }
      source.apply(TileScene.snapshot([[1]]))
      list.layoutIfNeeded()
      #expect(list.visibleCells.count == 1)
      try stage.expectDiagnostic("missing-cell")
    }
  }

  @Test("Two hundred snapshots in a row show what the last one says (V-74)")
  func many() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[]], layout: rows())
      for round in 0..<200 {
        let items = (0..<7).map { ($0 * (round % 5 + 1) + round) % 11 }
        var seen: Set<Int> = []
        scene.source.apply(
          TileScene.snapshot([items.filter { seen.insert($0).inserted }]), animatingDifferences: round % 3 > 0)
        if round % 7 == 0 { stage.advance(frames: 3) }
      }
      try stage.settle()
      #expect(scene.numbers == Array(scene.source.snapshot().itemIdentifiers.prefix(scene.numbers.count)))
      #expect(scene.list.subviews.count { $0 is TileCell } == scene.numbers.count)
    }
  }
}

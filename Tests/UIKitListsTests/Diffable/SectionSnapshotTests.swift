import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Snapshots of sections") @MainActor struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  private func tree() -> Snapshot {
    var tree = Snapshot()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    tree.append([100], to: 10)
    return tree
  }

  @Test("Items have parents and levels, and are visible where all parents are expanded (V-72)")
  func levels() {
    var tree = tree()
    #expect(tree.items == [1, 10, 100, 11, 2] && tree.rootItems == [1, 2] && tree.visibleItems == [1, 2])
    tree.expand([10])
    #expect(!tree.isVisible(100) && tree.isExpanded(10))
    tree.expand([1])
    #expect(tree.visibleItems == [1, 10, 100, 11, 2] && tree.isVisible(100))
    tree.collapse([10])
    #expect(tree.visibleItems == [1, 10, 11, 2])
    #expect(tree.level(of: 100) == 2 && tree.parent(of: 100) == 10 && tree.parent(of: 1) == nil)
    #expect(tree.index(of: 11) == 3 && tree.index(of: 7) == nil && tree.contains(2))
  }

  @Test("Items are inserted beside others, deleted with their children, and replaced (V-72)")
  func changes() {
    var tree = tree()
    tree.insert([5], before: 2)
    tree.insert([12], after: 10)
    #expect(tree.items == [1, 10, 100, 12, 11, 5, 2])
    var other = Snapshot()
    other.append([7])
    other.append([8], to: 7)
    other.expand([7])
    tree.replace(childrenOf: 1, using: other)
    #expect(tree.items == [1, 7, 8, 5, 2] && tree.isExpanded(7))
    #expect(tree.snapshot(of: 1).items == [7, 8] && tree.snapshot(of: 1, includingParent: true).items == [1, 7, 8])
    tree.delete([1, 99])
    #expect(tree.items == [5, 2])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test("Items that are there already, and parents that are not, are reported (V-73)")
  func errors() throws {
    try withStage { stage in
      var tree = tree()
      tree.append([100])
      tree.append([5], to: 99)
      tree.expand([98])
      #expect(tree.items == self.tree().items)
      for _ in 0..<3 { try stage.expectDiagnostic("invalid-snapshot") }
    }
  }

  @Test("A data source shows the visible items of a section's tree, and updates them when it is expanded (V-74)")
  func applied() throws {
    try withStage { stage in
      let scene = TileScene(
        stage, [[]], layout: UICollectionViewCompositionalLayout(section: .rows(.absolute(50))))
      scene.source.apply(tree(), to: 0, animatingDifferences: false)
      #expect(scene.numbers == [1, 2])
      let cell = scene.cell(1)
      var tree = scene.source.snapshot(for: 0)
      tree.expand([1])
      scene.source.apply(tree, to: 0)
      try stage.settle()
      #expect(scene.numbers == [1, 10, 11, 2] && scene.cell(3) === cell)
      scene.source.apply(Snapshot(), to: 0)
      try stage.settle()
      #expect(scene.numbers == [] && scene.source.snapshot(for: 0).items == [])
    }
  }
}

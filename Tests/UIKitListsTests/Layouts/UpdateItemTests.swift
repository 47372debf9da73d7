import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The changes of a batch, as a layout gets them") @MainActor struct UpdateItemTests {
  /// Rows that keep the changes of the last batch.
  private final class Keeper: RowsLayout {
    var changes: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      changes = updateItems.map { item in
        "\(item.updateAction) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
      }
    }

    private func text(_ path: IndexPath?) -> String {
      guard let path else { return "nil" }
      return path.item == NSNotFound ? "section \(path.section)" : "\(path.section).\(path.item)"
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The changes that the layout of a scene gets with new data.
  private func changes(
    _ scene: ListScene, _ data: [[Int]], _ updates: @escaping @MainActor (UICollectionView) -> Void
  ) -> [String] {
    scene.list.performBatchUpdates {
      scene.data = data
      updates(scene.list)
    }
    return (scene.list.collectionViewLayout as? Keeper)?.changes ?? []
  }

  @Test("Each change has its action, and the index paths before and after it")
  func indexPaths() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2], [3], [4], [5]], layout: Keeper())
      let items = changes(scene, [[7, 2, 0], [3], [4], [5]]) {
        $0.deleteItems(at: [path(1)])
        $0.moveItem(at: path(0), to: path(2))
        $0.insertItems(at: [path(0)])
      }
      #expect(Set(items) == ["delete 0.1 nil", "move 0.0 0.2", "insert nil 0.0"])
      let reload = changes(scene, [[7, 2, 9], [3], [4], [5]]) { $0.reloadItems(at: [path(2)]) }
      #expect(reload == ["reload 0.2 0.2"])
      let sections = changes(scene, [[8], [4], [7, 2, 9]]) {
        $0.deleteSections([1, 3])
        $0.moveSection(0, toSection: 2)
        $0.insertSections([0])
      }
      #expect(
        Set(sections) == [
          "delete section 1 nil", "delete section 3 nil", "move section 0 section 2", "insert nil section 0",
        ])
    }
  }

  @Test("A test can make an item of its own by a subclass that overrides the properties")
  func subclass() {
    final class Mock: UICollectionViewUpdateItem {
      override var indexPathBeforeUpdate: IndexPath? { [1, 2] }
      override var indexPathAfterUpdate: IndexPath? { [3, 4] }
      override var updateAction: Action { .move }
    }
    let plain = UICollectionViewUpdateItem()
    #expect(plain.indexPathBeforeUpdate == nil && plain.indexPathAfterUpdate == nil && plain.updateAction == .none)
    let mock: UICollectionViewUpdateItem = Mock()
    #expect(mock.indexPathBeforeUpdate == [1, 2] && mock.indexPathAfterUpdate == [3, 4] && mock.updateAction == .move)
  }
}

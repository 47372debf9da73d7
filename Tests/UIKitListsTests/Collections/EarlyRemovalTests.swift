import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Items that the app removes before it updates the collection view") @MainActor struct EarlyRemovalTests {
  /// Rows that ask the data for each item when they are asked for attributes.
  private final class AskingLayout: RowsLayout {
    weak var scene: ListScene?
    var missing: [Int] = []

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      if let scene, !scene.data[0].indices.contains(indexPath.item) { missing.append(indexPath.item) }
      return super.layoutAttributesForItem(at: indexPath)
    }
  }

  @Test("The layout is not asked about removed items, whether a batch follows or a single deletion (V-14)")
  func removed() throws {
    for isBatch in [false, true] {
      for scrolls in [false, true] {
        try withStage { stage in
          let layout = AskingLayout()
          let scene = ListScene(stage, [Array(0..<8)], layout: layout)
          layout.scene = scene
          if scrolls { scene.list.contentOffset.y = 400 }
          scene.data[0].removeLast(2)
          let paths = [6, 7].map { IndexPath(item: $0, section: 0) }
          if isBatch {
            scene.list.performBatchUpdates { scene.list.deleteItems(at: paths) }
          } else {
            scene.list.deleteItems(at: paths)
          }
          try stage.settle()
          #expect(layout.missing == [])
          #expect(scene.numbers == (scrolls ? [2, 3, 4, 5] : [0, 1, 2, 3]))
        }
      }
    }
  }

  @Test("Rows of a flow layout slide into sight when items above are removed first (V-40)")
  func slides() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<20)])
      scene.size = { _ in CGSize(width: 300, height: 100) }
      scene.flow.minimumLineSpacing = 0
      try stage.settle()
      scene.data[0].removeFirst()
      scene.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.advance(by: 0.15)
      let cell = try #require(scene.cell(3)?.layer.presentation())
      #expect(cell.opacity == 1 && abs(cell.position.y - 400) < 1)
      try stage.settle()
    }
  }
}

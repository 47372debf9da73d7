import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Cells that a collection view measures again") @MainActor struct MeasuringTests {
  /// A list of rows that are estimated as 50 points high.
  private func scene(_ stage: Stage, heights: @escaping (Int) -> CGFloat) -> ListScene {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let scene = ListScene(stage, [[0, 1, 2]], layout: layout, shows: false)
    scene.height = heights
    stage.show(scene.root)
    return scene
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("An inserted cell has the height that it prefers when it appears, and the others make room for it (V-34)")
  func insertion() throws {
    try withStage { stage in
      let scene = scene(stage) { $0 == 7 ? 120 : 50 }
      let last = try #require(scene.cell(2))
      scene.data[0].insert(7, at: 1)
      scene.list.insertItems(at: [path(1)])
      let new = try #require(scene.cell(1))
      #expect(new.frame == CGRect(x: 0, y: 50, width: 300, height: 120) && last.frame.minY == 220)
      #expect(scene.made == 4)
      stage.advance(by: 0.15)
      #expect(abs((last.layer.presentation()?.frame.minY ?? 0) - 160) < 1)
      try stage.settle()
      #expect(scene.list.contentSize.height == 270 && scene.numbers == [0, 7, 1, 2])
    }
  }

  @Test("A cell that a batch configures again gets its new height in the batch's animation (V-22, V-34)")
  func reconfiguration() throws {
    try withStage { stage in
      var tall = false
      let scene = scene(stage) { $0 == 1 && tall ? 110 : 50 }
      let (cell, last) = (try #require(scene.cell(1)), try #require(scene.cell(2)))
      tall = true
      scene.list.performBatchUpdates { scene.list.reconfigureItems(at: [path(1)]) }
      #expect(scene.cell(1) === cell && cell.frame.height == 110 && last.frame.minY == 160)
      stage.advance(by: 0.15)
      #expect(abs((last.layer.presentation()?.frame.minY ?? 0) - 130) < 1)
      try stage.settle()
      #expect(scene.list.contentSize.height == 210)
    }
  }

  @Test("A cell that is configured again outside of a batch is measured in the next layout pass (V-22, V-34)")
  func alone() throws {
    try withStage { stage in
      var tall = false
      let scene = scene(stage) { $0 == 0 && tall ? 80 : 50 }
      tall = true
      scene.list.reconfigureItems(at: [path(0)])
      scene.list.layoutIfNeeded()
      #expect(scene.cell(0)?.frame.height == 80 && scene.cell(1)?.frame.minY == 80)
    }
  }

  @Test("A cell that a batch moves and configures again is asked for at its new index path, and measured there (V-22)")
  func moved() throws {
    try withStage { stage in
      var tall = false
      let scene = scene(stage) { $0 == 0 && tall ? 90 : 50 }
      let cell = try #require(scene.cell(0))
      scene.list.performBatchUpdates {
        tall = true
        scene.data[0] = [1, 2, 0]
        scene.list.moveItem(at: path(0), to: path(2))
        scene.list.reconfigureItems(at: [path(0)])
      }
      #expect(scene.cell(2) === cell && cell.number == 0)
      #expect(cell.frame == CGRect(x: 0, y: 100, width: 300, height: 90))
      try stage.settle()
      #expect(scene.numbers == [1, 2, 0])
    }
  }

  @Test("A context's change of the content size counts at once, until the layout gives its own size (V-33)")
  func contentSize() throws {
    try withStage { stage in
      let layout = RowsLayout()
      let scene = ListScene(stage, [Array(0..<10)], layout: layout)
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentSizeAdjustment = CGSize(width: 0, height: 100)
      layout.rowHeight = 110
      layout.invalidateLayout(with: context)
      #expect(scene.list.contentSize.height == 1100)
      let unfounded = UICollectionViewLayoutInvalidationContext()
      unfounded.contentSizeAdjustment = CGSize(width: CGFloat.nan, height: 50)
      layout.invalidateLayout(with: unfounded)
      #expect(scene.list.contentSize.height == 1100)
      layout.rowHeight = 120
      scene.list.layoutIfNeeded()
      #expect(scene.list.contentSize.height == 1200)
    }
  }
}

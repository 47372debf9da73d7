import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Batches of updates of a collection view") @MainActor struct UpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func y(_ cell: UIView?) -> CGFloat? { cell?.layer.presentation()?.position.y }

  @Test("An inserted item fades in where it is, while the others slide (V-40)")
  func insert() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      let last = try #require(scene.cell(2))
      var finished: Bool?
      scene.list.performBatchUpdates {
        scene.data[0].insert(7, at: 1)
        scene.list.insertItems(at: [path(1)])
      } completion: {
        finished = $0
      }
      let new = try #require(scene.cell(1))
      #expect(new.number == 7 && scene.cell(3) === last)
      stage.advance(by: 0.15)
      #expect(abs((y(last) ?? 0) - 300) < 1)
      #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
      #expect(y(new) == 150)
      try stage.settle()
      #expect(finished == true && last.frame.minY == 300 && new.alpha == 1)
      #expect(scene.numbers == [0, 7, 1, 2])
    }
  }

  @Test("A deleted item's cell fades out, and leaves when the animation ends (V-40, V-10)")
  func delete() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      let gone = try #require(scene.cell(0))
      scene.logsCells = true
      scene.data[0].removeFirst()
      scene.list.deleteItems(at: [path(0)])
      #expect(scene.numbers == [1, 2] && gone.superview === scene.list && gone.alpha == 0)
      #expect(scene.log.take() == "")
      try stage.settle()
      #expect(gone.superview == nil)
      #expect(scene.log.take() == "end0")
    }
  }

  @Test("The layout is prepared, gets the changes, and is finalized inside the animation (V-21)")
  func order() throws {
    final class Logged: RowsLayout {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls.append(
          "updates(" + updateItems.map { "\($0.updateAction) \($0.indexPathAfterUpdate?.item ?? -1)" }.joined() + ")")
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize \(UIView.inheritedAnimationDuration)")
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(itemIndexPath.item)")
        guard itemIndexPath.item == 1 else { return nil }
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.frame.origin.x = -300
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        calls.append("final \(itemIndexPath.item)")
        return nil
      }
    }
    try withStage { stage in
      let layout = Logged()
      let scene = ListScene(stage, [[0]], layout: layout)
      layout.calls = []
      scene.list.performBatchUpdates {
        scene.data[0].append(1)
        scene.list.insertItems(at: [path(1)])
      }
      #expect(layout.calls == ["prepare", "updates(insert 1)", "final 0", "initial 0", "initial 1", "finalize 0.3"])
      stage.advance(by: 0.15)
      let new = try #require(scene.cell(1))
      #expect(abs((new.layer.presentation()?.position.x ?? 0) - 0) < 1)
      try stage.settle()
      #expect(new.frame.minX == 0)
    }
  }

  @Test("Items that stay begin at their initial attributes, and end at their final ones off the screen (V-39)")
  func staying() throws {
    final class Turned: RowsLayout {
      func aside(_ path: IndexPath, by x: CGFloat) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: path)
        attributes?.frame.origin.x = x
        return attributes
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { aside(itemIndexPath, by: -300) }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { aside(itemIndexPath, by: 300) }
    }
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<4)], layout: Turned())
      let (first, last) = (try #require(scene.cell(0)), try #require(scene.cell(3)))
      scene.data[0].insert(7, at: 0)
      scene.list.insertItems(at: [path(0)])
      stage.advance(by: 0.15)
      let center = try #require(first.layer.presentation()?.position)
      #expect(abs(center.x - 0) < 1 && abs(center.y - 150) < 1)
      #expect(abs((last.layer.presentation()?.position.x ?? 0) - 300) < 1)
      try stage.settle()
      #expect(first.frame == CGRect(x: 0, y: 100, width: 300, height: 100) && last.superview == nil)
      #expect(scene.numbers == [7, 0, 1, 2])
    }
  }

  @Test("A moved item keeps its cell (V-14)")
  func move() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      let cell = try #require(scene.cell(0))
      scene.data[0] = [1, 2, 0]
      scene.list.moveItem(at: path(0), to: path(2))
      #expect(scene.cell(2) === cell)
      stage.advance(by: 0.15)
      #expect(abs((y(cell) ?? 0) - 150) < 1)
      try stage.settle()
      #expect(cell.frame.minY == 200 && scene.numbers == [1, 2, 0])
    }
  }

  @Test("A reloaded item gets another cell, which fades in over the old one (V-14)")
  func reload() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1]], layout: RowsLayout())
      let old = try #require(scene.cell(0))
      scene.data[0][0] = 9
      scene.list.reloadItems(at: [path(0)])
      #expect(scene.cell(0) !== old && scene.cell(0)?.number == 9)
      try stage.settle()
      #expect(old.superview == nil && scene.numbers == [9, 1])
    }
  }

  @Test("A reconfigured item keeps its cell, which is not prepared for reuse (V-22)")
  func reconfigure() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1]], layout: RowsLayout())
      let cell = try #require(scene.cell(1))
      scene.data[0][1] = 5
      scene.list.reconfigureItems(at: [path(1)])
      #expect(scene.cell(1) === cell && cell.number == 5)
    }
  }

  @Test("The selection goes with its item")
  func selection() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      scene.list.selectItem(at: path(2), animated: false, scrollPosition: [])
      scene.data[0].removeFirst()
      scene.list.deleteItems(at: [path(0)])
      #expect(scene.list.indexPathsForSelectedItems == [path(1)])
      try stage.settle()
    }
  }

  @Test("Numbers that do not agree are reported in UIKit's words, and the list is loaded anew (V-16)")
  func invalid() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1]], layout: RowsLayout())
      scene.data[0].append(2)
      scene.list.deleteItems(at: [path(0)])
      let diagnostic = try stage.expectDiagnostic("invalid-batch-update")
      #expect(diagnostic.happened.contains("Invalid update: invalid number of items in section 0."))
      stage.advance(frames: 1)
      #expect(scene.numbers == [0, 1, 2])
    }
  }

  @Test("Data that changed before the batch of a list that was never laid out counts as changed already (V-15)")
  func changedBefore() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]], layout: RowsLayout(), shows: false)
      scene.data[0].append(1)
      scene.list.insertItems(at: [path(1)])
      _ = try stage.expectDiagnostic("invalid-batch-update")
    }
  }

  @Test("Items that come into sight from below slide in with the others")
  func fromBelow() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<10)], layout: RowsLayout())
      scene.data[0].removeFirst(2)
      scene.list.deleteItems(at: [path(0), path(1)])
      let cell = try #require(scene.cell(3))
      #expect(cell.number == 5)
      stage.advance(by: 0.15)
      #expect(abs((y(cell) ?? 0) - 450) < 1)
      try stage.settle()
      #expect(cell.frame.minY == 300)
    }
  }

  @Test("A second batch during the first continues from what is shown")
  func second() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      let cell = try #require(scene.cell(2))
      scene.data[0].removeFirst()
      scene.list.deleteItems(at: [path(0)])
      stage.advance(by: 0.15)
      let before = try #require(y(cell))
      scene.data[0].removeFirst()
      scene.list.deleteItems(at: [path(0)])
      #expect(abs(try #require(y(cell)) - before) < 1)
      try stage.settle()
      #expect(cell.frame.minY == 0 && scene.numbers == [2])
    }
  }

  @Test("A batch without a window is not animated (V-21)")
  func noWindow() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]], layout: RowsLayout(), shows: false)
      scene.list.layoutIfNeeded()
      var finished: Bool?
      scene.list.performBatchUpdates {
        scene.data[0].append(1)
        scene.list.insertItems(at: [path(1)])
      } completion: {
        finished = $0
      }
      #expect(finished == true && scene.numbers == [0, 1])
    }
  }

  @Test("An empty batch of a list whose data changed without notice is reported")
  func silentChange() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]], layout: RowsLayout())
      scene.data[0].append(1)
      scene.list.performBatchUpdates(nil)
      _ = try stage.expectDiagnostic("invalid-batch-update")
    }
  }

  @Test("Content that gets shorter scrolls back within the animation")
  func shorter() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<10)], layout: RowsLayout())
      scene.list.contentOffset.y = 600
      scene.list.layoutIfNeeded()
      scene.data[0].removeLast(4)
      scene.list.deleteItems(at: (6..<10).map { path($0) })
      stage.advance(by: 0.15)
      #expect(abs((scene.list.layer.presentation()?.bounds.minY ?? 0) - 400) < 1)
      try stage.settle()
      #expect(scene.list.contentOffset.y == 200 && scene.numbers == [2, 3, 4, 5])
    }
  }

  @Test("A reconfigured item for which the data source makes another cell is reported (V-22)")
  func reconfiguredToOther() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]], layout: RowsLayout())
      scene.list.register(NumberCell.self, forCellWithReuseIdentifier: "other")
      scene.identifier = "other"
      let cell = scene.cell(0)
      scene.list.reconfigureItems(at: [path(0)])
      _ = try stage.expectDiagnostic("reconfigured-to-other-cell")
      #expect(scene.cell(0) === cell)
    }
  }

  @Test("A cell lays out its content in the animation of its size (V-84)")
  func content() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]])
      let cell = try #require(scene.cell(0))
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 150, height: 150)
      scene.list.setCollectionViewLayout(layout, animated: true)
      stage.advance(by: 0.15)
      #expect(abs((cell.contentView.layer.presentation()?.bounds.width ?? 0) - 100) < 1)
      try stage.settle()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 150, height: 150))
    }
  }
}

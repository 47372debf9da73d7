import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A table among mistakes and changes at bad moments") @MainActor struct TableRobustnessTests {
  /// A delegate that does something when a cell comes or goes.
  private final class Hooks: NSObject, UITableViewDelegate {
    var willDisplay: (UITableView) -> Void = { _ in }
    var didEnd: (UITableView) -> Void = { _ in }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      willDisplay(tableView)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      didEnd(tableView)
    }
  }

  @Test("A hundred thousand rows take no longer to show than a few: only visible ones are asked for (V-11)")
  func manyRows() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      let scene = TableScene(stage, rows: 100_000, delegate: delegate)
      #expect(scene.source.made == 10)
      scene.table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
      #expect(scene.words.last == "w99999" && scene.source.made < 30)
    }
  }

  @Test("A table whose data source is gone shows nothing after a reload (V-12)")
  func lostDataSource() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 3)
      scene.table.dataSource = nil
      scene.table.reloadData()
      stage.advance(frames: 1)
      #expect(scene.table.visibleCells.isEmpty && scene.table.numberOfSections == 0)
      #expect(scene.table.contentSize.height == 0 && scene.table.indexPathsForVisibleRows == nil)
    }
  }

  @Test("Reloading while cells come and go ends with what the data source says (V-13)")
  func reloadsInCallbacks() throws {
    try withStage { stage in
      let delegate = Hooks()
      let scene = TableScene(stage, rows: 30, delegate: delegate)
      var count = 0
      delegate.didEnd = { table in
        guard count < 3 else { return }
        count += 1
        scene.source.data = [["x\(count)", "y"]]
        table.reloadData()
      }
      scene.table.contentOffset.y = 300
      stage.advance(frames: 5)
      #expect(count == 3 && scene.words == ["x3", "y"])
    }
  }

  @Test("A batch begun while a cell is about to be displayed is shown in the end (V-14)")
  func updatesInCallbacks() throws {
    try withStage { stage in
      let delegate = Hooks()
      var isDone = false
      let source = WordSource([["a", "b"]])
      delegate.willDisplay = { table in
        guard !isDone else { return }
        isDone = true
        source.data = [["a", "b", "c"]]
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      }
      let scene = TableScene(stage, source, delegate: delegate)
      try stage.settle()
      #expect(scene.words == ["a", "b", "c"])
    }
  }

  @Test("A table without a width keeps its rows below each other (V-86)")
  func noWidth() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 5) { $0.frame.size.width = 0 }
      #expect(scene.table.contentSize.height == 220)
      scene.table.frame.size.width = 300
      stage.advance(frames: 1)
      #expect(scene.words.count == 5 && scene.cell(4)?.frame == CGRect(x: 0, y: 176, width: 300, height: 44))
    }
  }

  @Test("An update during a drag of a row ends the drag, and all rows are at their positions (V-94)")
  func updatesDuringDrag() throws {
    try withStage { stage in
      let source = EditableSource([["a", "b", "c", "d"]])
      let scene = TableScene(stage, source)
      for cell in scene.table.visibleCells { cell.showsReorderControl = true }
      scene.table.setEditing(true, animated: false)
      stage.advance(frames: 1)
      let finger = stage.touchDown(at: CGPoint(x: 278, y: scene.middle(0).y))
      stage.advance(frames: 1)
      finger.move(by: CGVector(dx: 0, dy: 60))
      stage.advance(frames: 3)
      source.data[0].removeLast()
      scene.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
      finger.move(by: CGVector(dx: 0, dy: 30))
      stage.advance(frames: 3)
      finger.lift()
      try stage.settle()
      #expect(scene.words == ["a", "b", "c"] && source.log.take() == "")
      #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    }
  }

  @Test("Reloading closes a row's actions (V-95)")
  func reloadsDuringSwipe() throws {
    try withStage { stage in
      let scene = TableScene(stage, EditableSource([["a", "b", "c"]]))
      let y = scene.middle(1).y
      let finger = stage.touchDown(at: CGPoint(x: 250, y: y))
      for _ in 0..<6 {
        finger.move(by: CGVector(dx: -15, dy: 0))
        stage.advance(frames: 1)
      }
      #expect(scene.cell(1)?.frame.minX ?? 0 < 0)
      scene.source.data = [["x"]]
      scene.table.reloadData()
      stage.advance(frames: 1)
      finger.move(by: CGVector(dx: -15, dy: 0))
      stage.advance(frames: 1)
      finger.lift()
      try stage.settle()
      #expect(scene.words == ["x"] && scene.cell(0)?.frame.minX == 0 && scene.table.subviews.count < 8)
    }
  }
}

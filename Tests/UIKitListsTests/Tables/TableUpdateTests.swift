import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Batches of updates of a table") @MainActor struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test(
    "Inserted rows fade in while the others make room, and all rows are where the layout has them at the end (V-14, V-23)"
  )
  func inserts() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a", "b", "c"]]))
      var finished: Bool?
      scene.table.performBatchUpdates {
        scene.source.data[0].insert("x", at: 1)
        scene.table.insertRows(at: [path(1)], with: .fade)
      } completion: {
        finished = $0
      }
      #expect(scene.words == ["a", "x", "b", "c"])
      stage.advance(by: 0.15)
      let shown = try #require(scene.cell(2)?.layer.presentation()?.frame.minY)
      #expect(shown > 44 && shown < 88)
      #expect(try #require(scene.cell(1)).shownAlpha < 1)
      try stage.settle()
      #expect(finished == true)
      #expect(scene.cell(1)?.alpha == 1 && scene.cell(3)?.frame.minY == 132)
      #expect(scene.table.contentSize.height == 176)
    }
  }

  @Test("Deleted rows leave, their cells wait for reuse, and the others move up (V-14)")
  func deletes() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a", "b", "c", "d"]]))
      let leaving = try #require(scene.cell(1))
      scene.table.beginUpdates()
      scene.source.data[0].remove(at: 1)
      scene.table.deleteRows(at: [path(1)], with: .automatic)
      scene.table.endUpdates()
      #expect(scene.words == ["a", "c", "d"] && leaving.superview === scene.table)
      try stage.settle()
      #expect(leaving.superview == nil && scene.cell(1)?.frame.minY == 44)
      let reused = scene.table.dequeueReusableCell(withIdentifier: "word")
      #expect(reused === leaving)
    }
  }

  @Test(
    "A row moves in from where its animation says (V-23)",
    arguments: [
      (UITableView.RowAnimation.right, CGPoint(x: 300, y: 44)), (.left, CGPoint(x: -300, y: 44)),
      (.top, CGPoint(x: 0, y: 0)), (.bottom, CGPoint(x: 0, y: 88)), (.fade, CGPoint(x: 0, y: 44)),
      (.middle, CGPoint(x: 0, y: 66)), (.none, CGPoint(x: 0, y: 44)),
    ])
  func movesIn(animation: UITableView.RowAnimation, start: CGPoint) throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a", "b"]]))
      scene.source.data[0].insert("x", at: 1)
      scene.table.insertRows(at: [path(1)], with: animation)
      stage.advance(frames: 1)
      let cell = try #require(scene.cell(1))
      let first = try #require(cell.layer.presentation()?.frame.origin)
      #expect((first.x - start.x).magnitude < 12 && (first.y - start.y).magnitude < 6)
      if animation == .none { #expect(cell.shownAlpha == 1) }
      try stage.settle()
      #expect(cell.frame == CGRect(x: 0, y: 44, width: 300, height: 44) && cell.alpha == 1)
    }
  }

  @Test("A row without an animation leaves at once (V-23)")
  func leavesAtOnce() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a", "b"]]))
      let cell = try #require(scene.cell(0))
      scene.source.data[0].removeFirst()
      scene.table.deleteRows(at: [path(0)], with: .none)
      stage.advance(frames: 1)
      #expect(cell.shownAlpha == 0)
      #expect(try #require(scene.cell(0)?.layer.presentation()?.frame.minY) > 30)
    }
  }

  @Test("A moved row takes its cell and its selection along (V-14)")
  func moves() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a", "b", "c"], ["d"]]))
      let cell = try #require(scene.cell(0))
      scene.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
      scene.table.performBatchUpdates {
        scene.source.data = [["b", "c"], ["d", "a"]]
        scene.table.moveRow(at: path(0), to: path(1, 1))
      }
      #expect(scene.cell(1, 1) === cell && scene.table.indexPathForSelectedRow == path(1, 1))
      try stage.settle()
      #expect(scene.words == ["b", "c", "d", "a"])
    }
  }

  @Test("A reloaded row gets another cell, a reconfigured one keeps its cell (V-22)")
  func reloadsAndReconfigures() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a", "b"]]))
      let (first, second) = (try #require(scene.cell(0)), try #require(scene.cell(1)))
      scene.source.data = [["A", "B"]]
      scene.table.reloadRows(at: [path(0)], with: .fade)
      scene.table.reconfigureRows(at: [path(1)])
      #expect(scene.cell(0) !== first && scene.cell(0)?.word == "A")
      #expect(scene.cell(1) === second && second.word == "B" && second.reuseCount == 0)
      try stage.settle()
      #expect(scene.words == ["A", "B"])
    }
  }

  @Test("Sections are inserted, deleted, moved and reloaded with their rows and headers (V-14)")
  func sections() throws {
    try withStage { stage in
      let source = WordSource([["a"], ["b"]])
      let scene = TableScene(stage, source, style: .grouped)
      source.data = [["x", "y"], ["b"], ["a"]]
      scene.table.performBatchUpdates {
        scene.table.insertSections([0], with: .fade)
        scene.table.moveSection(1, toSection: 1)
      }
      try stage.settle()
      #expect(scene.words == ["x", "y", "b", "a"])
      source.data = [["x", "y"], ["b"]]
      scene.table.deleteSections([2], with: .fade)
      try stage.settle()
      source.data = [["z"], ["b"]]
      scene.table.reloadSections([0], with: .fade)
      try stage.settle()
      #expect(scene.words == ["z", "b"])
    }
  }

  @Test("Numbers that do not agree are reported in UIKit's words about rows, and all is loaded anew (V-16)")
  func reportsMismatch() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a", "b"]]))
      scene.source.data = [["a", "b", "c"]]
      scene.table.deleteRows(at: [path(0)], with: .fade)
      let diagnostic = try stage.expectDiagnostic("invalid-batch-update")
      #expect(diagnostic.happened.contains("Invalid update: invalid number of rows in section 0."))
      stage.advance(frames: 1)
      #expect(scene.words == ["a", "b", "c"])
    }
  }

  @Test("An update of a row that does not exist is reported with the number of rows (V-19)")
  func reportsMissingRow() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a"]]))
      scene.table.deleteRows(at: [path(3)], with: .fade)
      let diagnostic = try stage.expectDiagnostic("invalid-batch-update")
      #expect(
        diagnostic.happened.contains(
          "attempt to delete row 3 from section 0 which only contains 1 rows before the update"))
    }
  }

  @Test("endUpdates without beginUpdates is reported, and a nested pair belongs to the outer batch (V-23)")
  func balances() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a"]]))
      scene.table.endUpdates()
      try stage.expectDiagnostic("table-updates-out-of-balance")
      scene.table.beginUpdates()
      scene.source.data = [["a", "b", "c"]]
      scene.table.beginUpdates()
      scene.table.insertRows(at: [path(1)], with: .fade)
      scene.table.endUpdates()
      #expect(scene.table.hasUncommittedUpdates && scene.table.numberOfRows(inSection: 0) == 1)
      scene.table.insertRows(at: [path(2)], with: .fade)
      scene.table.endUpdates()
      #expect(!scene.table.hasUncommittedUpdates && scene.table.numberOfRows(inSection: 0) == 3)
    }
  }

  @Test("An empty pair of beginUpdates and endUpdates asks for heights anew, in an animation (V-23)")
  func remeasures() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      var tall = false
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tall && indexPath.row == 0 ? 120 : 50
      }
    }
    try withStage { stage in
      let delegate = Delegate()
      let scene = TableScene(stage, WordSource([["a", "b", "c"]]), delegate: delegate)
      #expect(scene.cell(1)?.frame.minY == 50)
      delegate.tall = true
      scene.table.beginUpdates()
      scene.table.endUpdates()
      stage.advance(by: 0.15)
      let shown = try #require(scene.cell(1)?.layer.presentation()?.frame.minY)
      #expect(shown > 50 && shown < 120)
      try stage.settle()
      #expect(scene.cell(1)?.frame.minY == 120 && scene.table.contentSize.height == 220)
    }
  }

  @Test("Without a window a batch is shown at once, and its completion is called (V-21)")
  func unanimatedWithoutWindow() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a"]]), shows: false)
      scene.table.layoutIfNeeded()
      var isFinished = false
      scene.table.performBatchUpdates {
        scene.source.data = [["a", "b"]]
        scene.table.insertRows(at: [path(1)], with: .fade)
      } completion: { _ in
        isFinished = true
      }
      scene.table.layoutIfNeeded()
      #expect(isFinished && scene.words == ["a", "b"])
    }
  }

  @Test("Random batches show what the data source says (V-14, V-15)")
  func randomBatches() throws {
    try withStage { stage in
      var random = NumberSequence(seed: 7)
      let scene = TableScene(stage, WordSource([(0..<20).map { "w\($0)" }, ["z"]]), style: .grouped)
      for step in 0..<60 {
        let old = scene.source.data
        var new = old
        var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
        for section in old.indices {
          for row in old[section].indices.reversed() where random.next(5) == 0 {
            new[section].remove(at: row)
            deleted.append(path(row, section))
          }
          for _ in 0..<random.next(3) {
            let row = random.next(new[section].count + 1)
            new[section].insert("n\(step)-\(inserted.count)", at: row)
            inserted = inserted.map { $0.section == section && $0.row >= row ? path($0.row + 1, section) : $0 }
            inserted.append(path(row, section))
          }
        }
        scene.table.performBatchUpdates {
          scene.source.data = new
          scene.table.insertRows(at: inserted, with: .left)
          scene.table.deleteRows(at: deleted, with: .top)
        }
        if random.next(2) == 0 { stage.advance(by: 0.1) } else { try stage.settle() }
        for cell in scene.table.visibleCells {
          let index = try #require(scene.table.indexPath(for: cell))
          #expect((cell as? WordCell)?.word == new[index.section][index.row])
        }
      }
      try stage.settle()
      #expect(scene.words == Array(scene.source.data.joined()).prefix(scene.words.count).map { $0 })
    }
  }
}

/// Random numbers that follow from a seed.
private struct NumberSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}

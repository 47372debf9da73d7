import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Changes of a table that meet others") @MainActor struct TableChangeTests {
  /// A data source of snapshots that moves rows by applying another one, as apps do.
  private final class MovingSource: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      var items = snapshot().itemIdentifiers
      items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      var new = NSDiffableDataSourceSnapshot<Int, String>()
      new.appendSections([0])
      new.appendItems(items)
      apply(new, animatingDifferences: false)
    }
  }

  @Test("A data source may apply a snapshot when a row has been moved by a drag (V-74, V-94)")
  func movesInSnapshot() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([[]]))
      let source = MovingSource(tableView: scene.table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
        (cell as? WordCell)?.word = item
        cell.showsReorderControl = true
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c", "d"])
      source.apply(snapshot, animatingDifferences: false)
      scene.table.setEditing(true, animated: false)
      stage.advance(frames: 1)
      let cell = try #require(scene.cell(0))
      stage.pan(from: CGPoint(x: 278, y: 122), to: CGPoint(x: 278, y: 222), over: 0.3)
      try stage.settle()
      #expect(scene.words == ["b", "c", "a", "d"] && scene.cell(2) === cell && cell.frame.minY == 88)
      #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    }
  }

  @Test("A row that a batch has measured and that is out of sight after it gets its state when it is displayed (V-86)")
  func measuredOutOfSight() throws {
    try withStage { stage in
      let source = EditableSource([(0..<20).map { "w\($0)" }])
      source.wantedHeight = { _ in 100 }
      let scene = TableScene(stage, source)
      scene.table.reloadSections(IndexSet(integer: 0), with: .fade)
      try stage.settle()
      #expect(scene.words == ["w0", "w1", "w2", "w3"])
      source.data[0][6] = "new"
      scene.table.setEditing(true, animated: false)
      scene.table.scrollToRow(at: IndexPath(row: 6, section: 0), at: .top, animated: false)
      stage.advance(frames: 1)
      #expect(scene.cell(6)?.word == "new" && scene.cell(6)?.isEditing == true)
    }
  }

  @Test("Rows that change during a swipe back that is cancelled stay where the table has them (C-82, V-21)")
  func changesInCancelledSwipe() throws {
    try withStage { stage in
      let source = WordSource([(0..<30).map { "w\($0)" }])
      let controller = UITableViewController(style: .plain)
      controller.tableView.register(WordCell.self, forCellReuseIdentifier: "word")
      controller.tableView.dataSource = source
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      navigation.pushViewController(controller, animated: false)
      try stage.settle()
      let table: UITableView = controller.tableView
      stage.edgePan(from: .left, by: 90, over: 0.2, resting: 1)
      stage.advance(by: 0.4)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      source.data[0].removeFirst(2)
      table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
      try stage.settle()
      #expect(navigation.topViewController === controller)
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
      }
      #expect((table.cellForRow(at: IndexPath(row: 0, section: 0)) as? WordCell)?.word == "w2")
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A table's data source of snapshots") @MainActor struct TableSnapshotTests {
  private typealias Source = UITableViewDiffableDataSource<String, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func scene(_ stage: Stage) -> (scene: TableScene, source: Source) {
    let scene = TableScene(stage, WordSource([[]]))
    let source = Source(tableView: scene.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
      (cell as? WordCell)?.word = item
      return cell
    }
    return (scene, source)
  }

  @Test("Applying a snapshot updates the table by the difference, in an animation (V-74)")
  func applies() throws {
    try withStage { stage in
      let (scene, source) = scene(stage)
      var snapshot = Snapshot()
      snapshot.appendSections(["one"])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      stage.advance(frames: 1)
      #expect(scene.words == ["a", "b", "c"])
      let staying = scene.cell(2)
      snapshot.deleteItems(["a"])
      snapshot.insertItems(["x"], afterItem: "c")
      var isFinished = false
      source.apply(snapshot) { isFinished = true }
      #expect(scene.words == ["b", "c", "x"] && scene.cell(1) === staying && !isFinished)
      stage.advance(by: 0.15)
      let shown = try #require(staying?.layer.presentation()?.frame.minY)
      #expect(shown > 44 && shown < 88)
      try stage.settle()
      #expect(isFinished && source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "x")
      #expect(source.indexPath(for: "b") == IndexPath(row: 0, section: 0))
    }
  }

  @Test("A reloaded item gets another cell, a reconfigured one keeps its cell (V-76)")
  func reloads() throws {
    try withStage { stage in
      let (scene, source) = scene(stage)
      var snapshot = Snapshot()
      snapshot.appendSections(["one"])
      snapshot.appendItems(["a", "b"])
      source.apply(snapshot, animatingDifferences: false)
      stage.advance(frames: 1)
      let (first, second) = (scene.cell(0), scene.cell(1))
      snapshot.reloadItems(["a"])
      snapshot.reconfigureItems(["b"])
      source.apply(snapshot)
      try stage.settle()
      #expect(scene.cell(0) !== first && scene.cell(1) === second && scene.words == ["a", "b"])
    }
  }
}

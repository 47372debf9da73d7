import Testing
import TransitionTesting
import UIKit

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Editing of a table") @MainActor struct TableEditingTests {
  private final class Styles: NSObject, UITableViewDelegate {
    var style = UITableViewCell.EditingStyle.delete
    var target: ((IndexPath) -> IndexPath)?
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }
  }

  @Test("Editing moves the content of editable rows aside, in an animation, and ends the selection (V-94)")
  func showsControls() throws {
    try withStage { stage in
      let scene = TableScene(stage, EditableSource([["a", "fixed", "c"]]))
      scene.tap(0)
      scene.table.setEditing(true, animated: true)
      #expect(scene.table.isEditing && scene.table.indexPathForSelectedRow == nil)
      #expect(scene.cell(0)?.isEditing == true && scene.cell(1)?.isEditing == false)
      stage.advance(by: 0.15)
      let shown = try #require(scene.cell(0)?.contentView.layer.presentation()?.frame.minX)
      #expect(shown > 0 && shown < 38)
      try stage.settle()
      #expect(scene.cell(0)?.contentView.frame.minX == 38 && scene.cell(1)?.contentView.frame.minX == 0)
      #expect(scene.cell(0)?.editingStyle == .delete)
      scene.table.isEditing = false
      stage.advance(frames: 1)
      #expect(scene.cell(0)?.contentView.frame.minX == 0)
    }
  }

  @Test("A tap on the deletion control shows the Delete button, and a tap on that commits (V-94)")
  func deletesInTwoSteps() throws {
    try withStage { stage in
      let source = EditableSource([["a", "b", "c"]])
      let scene = TableScene(stage, source)
      scene.table.setEditing(true, animated: false)
      stage.advance(frames: 1)
      stage.tap(CGPoint(x: 25, y: scene.middle(1).y))
      stage.advance(by: 0.6)
      #expect(scene.cell(1)?.showingDeleteConfirmation == true && source.log.take() == "")
      stage.tap(CGPoint(x: 280, y: scene.middle(1).y))
      stage.advance(by: 1)
      #expect(source.log.take() == "commit1(0,1)")
      try stage.settle()
      #expect(scene.words == ["a", "c"])
    }
  }

  @Test("A tap on the insertion control commits at once (V-94)")
  func inserts() throws {
    try withStage { stage in
      let delegate = Styles()
      delegate.style = .insert
      let source = EditableSource([["a", "b"]])
      let scene = TableScene(stage, source, delegate: delegate)
      scene.table.setEditing(true, animated: false)
      stage.advance(frames: 1)
      stage.tap(CGPoint(x: 25, y: scene.middle(0).y))
      stage.advance(by: 0.5)
      #expect(source.log.take() == "commit2(0,0)")
    }
  }

  @Test("Rows are selected in editing only where the table allows it, then also several (V-27)")
  func selectsInEditing() throws {
    try withStage { stage in
      let scene = TableScene(stage, EditableSource([["a", "b", "c"]]))
      scene.table.setEditing(true, animated: false)
      stage.advance(frames: 1)
      scene.tap(0)
      #expect(scene.table.indexPathForSelectedRow == nil)
      scene.table.allowsMultipleSelectionDuringEditing = true
      stage.advance(frames: 1)
      scene.tap(0)
      scene.tap(2)
      #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
      scene.table.setEditing(false, animated: false)
      #expect(scene.table.indexPathsForSelectedRows == nil)
    }
  }

  /// Drags a row by its reorder control, by a distance.
  private func drag(_ scene: TableScene, row: Int, _ section: Int = 0, by distance: CGFloat) throws {
    let start = CGPoint(x: 278, y: scene.middle(row, section).y)
    let finger = scene.stage.touchDown(at: start)
    scene.stage.advance(frames: 1)
    for _ in 0..<10 {
      finger.move(by: CGVector(dx: 0, dy: distance / 10))
      scene.stage.advance(frames: 2)
    }
    finger.lift()
    try scene.stage.settle()
  }

  private func reorderable(_ stage: Stage, _ source: WordData & UITableViewDataSource, _ delegate: Styles? = nil)
    -> TableScene
  {
    let scene = TableScene(stage, source, delegate: delegate)
    for cell in scene.table.visibleCells { cell.showsReorderControl = true }
    scene.table.setEditing(true, animated: false)
    stage.advance(frames: 1)
    return scene
  }

  @Test("A drag of the reorder control moves the row, and the others make room (V-94)")
  func reorders() throws {
    try withStage { stage in
      let source = EditableSource([["a", "b", "c", "d"]])
      let scene = reorderable(stage, source)
      let cell = try #require(scene.cell(0))
      let finger = stage.touchDown(at: CGPoint(x: 278, y: scene.middle(0).y))
      stage.advance(frames: 1)
      for _ in 0..<10 {
        finger.move(by: CGVector(dx: 0, dy: 10))
        stage.advance(frames: 2)
      }
      stage.advance(by: 0.3)
      #expect(cell.frame.minY == 100 && scene.cell(1)?.frame.minY == 0 && scene.cell(2)?.frame.minY == 44)
      #expect(scene.table.contentOffset.y == 0)
      finger.lift()
      try stage.settle()
      #expect(source.log.take() == "move(0,0)-(0,2)")
      #expect(scene.words == ["b", "c", "a", "d"] && scene.cell(2) === cell && cell.frame.minY == 88)
      #expect(cell.alpha == 1)
    }
  }

  @Test("A row moves up, and into another section (V-94)")
  func reordersUpAndAcross() throws {
    try withStage { stage in
      let source = EditableSource([["a", "b"], ["c", "d"]])
      let scene = reorderable(stage, source)
      try drag(scene, row: 1, 1, by: -88)
      #expect(source.log.take() == "move(1,1)-(0,1)")
      #expect(scene.words == ["a", "d", "b", "c"])
      try drag(scene, row: 0, by: 10)
      #expect(source.log.take() == "" && scene.cell(0)?.frame.minY == 0)
    }
  }

  @Test("The delegate may choose where a moved row goes (V-94)")
  func delegateChoosesTarget() throws {
    try withStage { stage in
      let delegate = Styles()
      delegate.target = { _ in IndexPath(row: 1, section: 0) }
      let source = EditableSource([["a", "b", "c", "d"]])
      let scene = reorderable(stage, source, delegate)
      try drag(scene, row: 0, by: 130)
      #expect(source.log.take() == "move(0,0)-(0,1)" && scene.words == ["b", "a", "c", "d"])
    }
  }

  @Test("Cells are notified before and after their editing controls are shown")
  func transitions() throws {
    final class Logged: UITableViewCell {
      var calls: [String] = []
      override func willTransition(to state: StateMask) { calls.append("will\(state.rawValue)") }
      override func didTransition(to state: StateMask) { calls.append("did\(state.rawValue)") }
    }
    try withStage { _ in
      let cell = Logged(style: .default, reuseIdentifier: nil)
      cell.setEditing(true, animated: false)
      cell.isEditing = false
      #expect(cell.calls == ["will1", "did1", "will0", "did0"])
    }
  }
}

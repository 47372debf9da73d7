import Testing
import TransitionTesting
import UIKit

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Swipe actions of rows") @MainActor struct SwipeActionTests {
  /// A delegate with two actions at the trailing and one at the leading edge.
  private final class Actions: NSObject, UITableViewDelegate {
    let log = CallLog()
    var fullSwipe = true
    var finish: ((Bool) -> Void)?

    private func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [log, weak self] _, _, completion in
        log.calls.append(title)
        self?.finish = completion
      }
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row != 2 else { return nil }
      let configuration = UISwipeActionsConfiguration(actions: [action("Remove", .destructive), action("Flag")])
      configuration.performsFirstActionWithFullSwipe = fullSwipe
      return configuration
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: [action("Read")]) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.calls.append("begin\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.calls.append("end\(indexPath.map { "\($0.row)" } ?? "")")
    }
  }

  private func swipe(_ scene: TableScene, row: Int, from start: CGFloat, to end: CGFloat) {
    let y = scene.middle(row).y
    scene.stage.pan(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), over: 0.3, resting: 0.2)
    scene.stage.advance(by: 1)
  }

  @Test("A swipe moves the row aside and shows the actions, the first of them at the edge (V-95)")
  func opens() throws {
    try withStage { stage in
      let delegate = Actions()
      let scene = TableScene(stage, rows: 4, delegate: delegate)
      swipe(scene, row: 1, from: 250, to: 130)
      #expect(delegate.log.take() == "begin1")
      let width = try #require(scene.table.subviews.first { $0 is SwipeActionsView }).frame.width
      #expect(width >= 148 && scene.cell(1)?.frame.minX == -width)
      #expect(scene.cell(0)?.frame.minX == 0 && scene.table.contentOffset.y == 0)
      stage.tap(CGPoint(x: 290, y: scene.middle(1).y))
      stage.advance(by: 0.5)
      #expect(delegate.log.take() == "Remove")
      #expect(scene.cell(1)?.frame.minX == -width)
      delegate.finish?(true)
      try stage.settle()
      #expect(delegate.log.take() == "end1" && scene.cell(1)?.frame.minX == 0)
      #expect(!scene.table.subviews.contains { $0 is SwipeActionsView })
    }
  }

  @Test("A short swipe goes back, and a row without actions does not move (V-95)")
  func goesBack() throws {
    try withStage { stage in
      let delegate = Actions()
      let scene = TableScene(stage, rows: 4, delegate: delegate)
      swipe(scene, row: 1, from: 250, to: 220)
      #expect(delegate.log.take() == "begin1 end1" && scene.cell(1)?.frame.minX == 0)
      swipe(scene, row: 2, from: 250, to: 100)
      #expect(delegate.log.take() == "" && scene.cell(2)?.frame.minX == 0)
    }
  }

  @Test("A swipe to the right shows the leading actions (V-95)")
  func leading() throws {
    try withStage { stage in
      let delegate = Actions()
      let scene = TableScene(stage, rows: 4, delegate: delegate)
      swipe(scene, row: 0, from: 50, to: 120)
      let cell = try #require(scene.cell(0))
      #expect(cell.frame.minX >= 74)
      stage.tap(CGPoint(x: 20, y: scene.middle(0).y))
      stage.advance(by: 0.5)
      #expect(delegate.log.take() == "begin0 Read")
    }
  }

  @Test("A swipe over the row performs the first action, unless the configuration forbids it (V-95)")
  func fullSwipe() throws {
    try withStage { stage in
      let delegate = Actions()
      let scene = TableScene(stage, rows: 4, delegate: delegate)
      swipe(scene, row: 1, from: 290, to: 20)
      #expect(delegate.log.take() == "begin1 Remove")
      #expect(scene.words.count == 4 && scene.cell(1)?.frame.minX == -300)
      delegate.finish?(false)
      try stage.settle()
      delegate.fullSwipe = false
      _ = delegate.log.take()
      swipe(scene, row: 1, from: 290, to: 20)
      #expect(delegate.log.take() == "begin1")
    }
  }

  @Test("A touch on another row closes the actions and selects nothing (V-95)")
  func closes() throws {
    try withStage { stage in
      let delegate = Actions()
      let scene = TableScene(stage, rows: 4, delegate: delegate)
      swipe(scene, row: 1, from: 250, to: 130)
      scene.tap(3)
      try stage.settle()
      #expect(delegate.log.take() == "begin1 end1" && scene.cell(1)?.frame.minX == 0)
      #expect(scene.table.indexPathForSelectedRow == nil)
    }
  }

  @Test("The standard Delete action commits, where the data source says that rows can be edited (V-95)")
  func standardDelete() throws {
    try withStage { stage in
      let source = EditableSource([["a", "fixed", "c"]])
      let scene = TableScene(stage, source)
      swipe(scene, row: 1, from: 250, to: 150)
      #expect(scene.cell(1)?.frame.minX == 0)
      swipe(scene, row: 0, from: 250, to: 190)
      stage.tap(CGPoint(x: 280, y: scene.middle(0).y))
      stage.advance(by: 0.5)
      #expect(source.log.take() == "commit1(0,0)")
      try stage.settle()
      #expect(scene.words == ["fixed", "c"] && scene.cell(0)?.frame.minX == 0)
      let plain = TableScene(stage, rows: 3)
      swipe(plain, row: 0, from: 250, to: 150)
      #expect(plain.cell(0)?.frame.minX == 0)
    }
  }

  @Test("The actions move with their row when rows are inserted above (V-95)")
  func followsRow() throws {
    try withStage { stage in
      let delegate = Actions()
      let scene = TableScene(stage, rows: 4, delegate: delegate)
      swipe(scene, row: 1, from: 250, to: 130)
      scene.source.data[0].insert("x", at: 0)
      scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      try stage.settle()
      let view = try #require(scene.table.subviews.first { $0 is SwipeActionsView })
      #expect(view.frame.minY == 88)
      #expect(try #require(scene.cell(2)).frame.minX < 0)
    }
  }

  /// A delegate as it was before iOS 11.
  private final class RowActions: NSObject, UITableViewDelegate {
    let log = CallLog()
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
      guard indexPath.row != 2 else { return nil }
      let remove = UITableViewRowAction(style: .destructive, title: "Remove") { [log] action, path in
        log.calls.append("\(action.title ?? "")\(path.row)")
      }
      let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
      flag.backgroundColor = .blue
      return [remove, flag]
    }
  }

  @Test("Row actions from before iOS 11 are shown by a swipe, and the row stays open until its editing ends")
  func rowActions() throws {
    try withStage { stage in
      let delegate = RowActions()
      let scene = TableScene(stage, rows: 4, delegate: delegate)
      swipe(scene, row: 1, from: 250, to: 130)
      let width = try #require(scene.table.subviews.first { $0 is SwipeActionsView }).frame.width
      #expect(scene.cell(1)?.frame.minX == -width)
      stage.tap(CGPoint(x: 290, y: scene.middle(1).y))
      stage.advance(by: 0.5)
      #expect(delegate.log.take() == "Remove1" && scene.cell(1)?.frame.minX == -width)
      stage.tap(CGPoint(x: 290, y: scene.middle(1).y))
      stage.advance(by: 0.5)
      #expect(delegate.log.take() == "Remove1")
      scene.table.setEditing(false, animated: true)
      try stage.settle()
      #expect(scene.cell(1)?.frame.minX == 0)
      // No swipe, however long, performs one; a row without any has the standard Delete action or none.
      swipe(scene, row: 1, from: 290, to: 2)
      let position = try #require(scene.cell(1)).frame.minX
      #expect(delegate.log.take() == "" && position == -width, "\(position) \(width)")
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Selection of rows") @MainActor struct TableSelectionTests {
  @Test("A tap highlights, selects and ends the highlight, in this order (V-24)")
  func tapSelects() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      let scene = TableScene(stage, rows: 5, delegate: delegate)
      scene.tap(2)
      #expect(delegate.log.take() == "shouldHighlight2 didHighlight2 willSelect2 didSelect2 didUnhighlight2")
      #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
      #expect(scene.cell(2)?.isSelected == true && scene.cell(2)?.isHighlighted == false)
    }
  }

  @Test("A row that may not be highlighted is not selected (V-24)")
  func refusesHighlight() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      delegate.mayHighlight = false
      let scene = TableScene(stage, rows: 5, delegate: delegate)
      scene.tap(1)
      #expect(delegate.log.take() == "shouldHighlight1")
      #expect(scene.table.indexPathForSelectedRow == nil)
    }
  }

  @Test("The delegate may choose another row, or none (V-24)")
  func delegateChooses() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      let scene = TableScene(stage, rows: 5, delegate: delegate)
      delegate.chosen = { _ in IndexPath(row: 4, section: 0) }
      scene.tap(1)
      #expect(scene.table.indexPathForSelectedRow?.row == 4)
      delegate.chosen = { _ in nil }
      scene.tap(2)
      #expect(scene.table.indexPathForSelectedRow?.row == 4)
    }
  }

  @Test("A drag ends the highlight and selects nothing (V-25)")
  func dragSelectsNothing() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      let scene = TableScene(stage, rows: 50, delegate: delegate)
      let finger = stage.touchDown(at: scene.middle(3))
      stage.advance(by: 0.2)
      #expect(scene.cell(3)?.isHighlighted == true)
      for _ in 0..<5 {
        finger.move(by: CGVector(dx: 0, dy: -10))
        stage.advance(frames: 1)
      }
      finger.lift()
      try stage.settle()
      #expect(delegate.log.take() == "shouldHighlight3 didHighlight3 didUnhighlight3")
      #expect(scene.table.indexPathForSelectedRow == nil && scene.table.contentOffset.y > 0)
    }
  }

  @Test("Selecting by program calls no method of the delegate (V-26)")
  func programIsSilent() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      let scene = TableScene(stage, rows: 100, delegate: delegate)
      scene.table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .middle)
      #expect(scene.cell(50)?.isSelected == true)
      #expect(scene.table.contentOffset.y == 50.5 * 44 - 200)
      scene.table.deselectRow(at: IndexPath(row: 50, section: 0), animated: true)
      scene.table.selectRow(at: IndexPath(row: 900, section: 0), animated: false, scrollPosition: .none)
      #expect(scene.table.indexPathsForSelectedRows == nil)
      #expect(delegate.log.take() == "")
    }
  }

  @Test("Choosing another row deselects the first one with callbacks (V-27)")
  func singleSelection() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      let scene = TableScene(stage, rows: 5, delegate: delegate)
      scene.tap(0)
      _ = delegate.log.take()
      scene.tap(3)
      #expect(
        delegate.log.take()
          == "shouldHighlight3 didHighlight3 willSelect3 willDeselect0 didDeselect0 didSelect3 didUnhighlight3")
      #expect(scene.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    }
  }

  @Test("Where several rows may be selected, a tap changes the row's selection (V-27)")
  func multipleSelection() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      let scene = TableScene(stage, rows: 5, delegate: delegate) { $0.allowsMultipleSelection = true }
      scene.tap(3)
      scene.tap(1)
      #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
      _ = delegate.log.take()
      scene.tap(3)
      #expect(delegate.log.take() == "shouldHighlight3 didHighlight3 willDeselect3 didDeselect3 didUnhighlight3")
      #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [1])
      scene.tap(2)
      scene.table.allowsMultipleSelection = false
      #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [1])
    }
  }

  @Test("A selected row's cell is selected when it comes into sight again, and a reused one is not (V-28)")
  func restoresState() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 100)
      scene.tap(1)
      scene.table.contentOffset.y = 2000
      stage.advance(frames: 1)
      #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
      scene.table.contentOffset.y = 0
      stage.advance(frames: 1)
      #expect(scene.table.visibleCells.map(\.isSelected) == (0..<scene.table.visibleCells.count).map { $0 == 1 })
    }
  }

  @Test("A table that allows no selection selects nothing by a tap (V-24)")
  func allowsNone() throws {
    try withStage { stage in
      let delegate = LoggingTableDelegate()
      let scene = TableScene(stage, rows: 5, delegate: delegate) { $0.allowsSelection = false }
      scene.tap(1)
      #expect(delegate.log.take() == "" && scene.table.indexPathForSelectedRow == nil)
    }
  }

  @Test("A selected cell shows its background, and setSelected is called for subclasses (V-28)")
  func showsSelectedBackground() throws {
    final class Logged: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("\(selected) \(animated)")
      }
    }
    try withStage { stage in
      let cell = Logged(style: .default, reuseIdentifier: nil)
      let background = UIView()
      cell.selectedBackgroundView = background
      #expect(background.alpha == 0)
      cell.isSelected = true
      #expect(background.alpha == 1 && cell.calls == ["true false"])
      cell.setSelected(false, animated: true)
      #expect(background.alpha == 0 && cell.calls.last == "false true")
      cell.selectionStyle = .none
      cell.isHighlighted = true
      #expect(background.alpha == 0)
    }
  }
}

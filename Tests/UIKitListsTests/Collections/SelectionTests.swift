import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The selection of a collection view") @MainActor struct SelectionTests {
  /// A point of the screen in the row of an item.
  private func point(_ item: Int) -> CGPoint { CGPoint(x: 150, y: 100 + CGFloat(item) * 100 + 50) }

  @Test("A tap asks, highlights, asks again, selects, and ends the highlight (V-24)")
  func tap() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      stage.tap(point(1))
      try stage.settle()
      #expect(
        scene.log.take() == "shouldHighlight1 didHighlight1 shouldSelect1 didSelect1 didUnhighlight1")
      #expect(scene.cell(1)?.isSelected == true && scene.cell(1)?.isHighlighted == false)
      #expect(scene.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
  }

  @Test("A tap on another item deselects the first one, with its callback (V-27)")
  func another() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      scene.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      #expect(scene.log.take() == "")
      stage.tap(point(2))
      try stage.settle()
      #expect(
        scene.log.take()
          == "shouldHighlight2 didHighlight2 shouldSelect2 didDeselect0 didSelect2 didUnhighlight2")
      #expect(scene.cell(0)?.isSelected == false && scene.cell(2)?.isSelected == true)
    }
  }

  @Test("Where several items may be selected, a tap changes one of them (V-27)")
  func several() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      scene.list.allowsMultipleSelection = true
      for item in [0, 2, 0] {
        stage.tap(point(item))
        try stage.settle()
      }
      #expect(scene.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
      #expect(scene.log.take().hasSuffix("shouldHighlight0 didHighlight0 didDeselect0 didUnhighlight0"))
    }
  }

  @Test("A drag ends the highlight and selects nothing (V-25)")
  func drag() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<20)], layout: RowsLayout())
      stage.touchDown(at: point(2))
      stage.advance(by: 0.2)
      #expect(scene.log.take() == "shouldHighlight2 didHighlight2")
      stage.drag(from: point(2), to: point(0), over: 0.3)
      try stage.settle()
      #expect(scene.log.take() == "didUnhighlight2")
      #expect(scene.list.contentOffset.y > 0 && scene.list.indexPathsForSelectedItems == [])
    }
  }

  @Test("A selected item's next cell is selected, and a recycled cell is not (V-28)")
  func recycled() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<50)], layout: RowsLayout())
      scene.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      scene.list.contentOffset.y = 2000
      scene.list.layoutIfNeeded()
      #expect(scene.list.visibleCells.allSatisfy { !$0.isSelected })
      scene.list.contentOffset.y = 0
      scene.list.layoutIfNeeded()
      #expect(scene.cell(0)?.isSelected == true)
    }
  }

  @Test("Selecting and deselecting by the program calls no method of the delegate, and may scroll (V-26)")
  func byProgram() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<50)], layout: RowsLayout())
      scene.list.selectItem(at: IndexPath(item: 30, section: 0), animated: false, scrollPosition: .top)
      #expect(scene.list.contentOffset.y == 3000 && scene.cell(30)?.isSelected == true)
      scene.list.deselectItem(at: IndexPath(item: 30, section: 0), animated: false)
      #expect(scene.cell(30)?.isSelected == false && scene.log.take() == "")
    }
  }
}

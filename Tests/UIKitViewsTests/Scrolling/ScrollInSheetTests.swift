import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Scroll views in a sheet") @MainActor struct ScrollInSheetTests {
  @Test("A scroll view keeps its drag while it is scrolled, and leaves it to the sheet at its top (A-85)")
  func continuesFromScrolling() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 783))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 5000)
      scene.b.view.addSubview(list)
      try scene.showB()
      scene.drag(from: 600, by: -200)
      try stage.settle()
      #expect(list.contentOffset.y > 150 && scene.a.presentedViewController === scene.b)
      // Down to the top again: the content's own, and the sheet stays.
      scene.drag(from: 200, by: 400)
      try stage.settle()
      #expect(list.contentOffset.y == 0 && scene.a.presentedViewController === scene.b)
      // From the top downwards it is the sheet's.
      scene.drag(from: 200, by: 600)
      try stage.settle()
      #expect(list.contentOffset.y == 0 && scene.a.presentedViewController == nil)
    }
  }

  @Test("A drag grows the sheet first where prefersScrollingExpandsWhenScrolledToEdge is set (A-85)")
  func expands() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.sheet.detents = [.medium(), .large()]
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 5000)
      scene.b.view.addSubview(list)
      try scene.showB()
      scene.drag(from: 600, by: -200)
      try stage.settle()
      #expect(scene.shownTop == 69 && list.contentOffset.y == 0)
      scene.drag(from: 400, by: -200)
      try stage.settle()
      #expect(scene.shownTop == 69 && list.contentOffset.y > 150)
    }
  }

  @Test("One drag grows the sheet, then scrolls its content, and moves the sheet on the way back (A-85)")
  func backAndForth() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.sheet.detents = [.medium(), .large()]
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 783))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 5000)
      scene.b.view.addSubview(list)
      try scene.showB()
      let finger = stage.touchDown(at: CGPoint(x: 196, y: 700))
      finger.move(by: CGVector(dx: 0, dy: -10.001))
      stage.advance(frames: 1)
      let start = scene.shownTop
      finger.move(by: CGVector(dx: 0, dy: -(start - 69) - 100))
      stage.advance(frames: 1)
      #expect(abs(scene.shownTop - 69) < 0.01 && abs(list.contentOffset.y - 100) < 0.1 && list.isDragging)
      finger.move(by: CGVector(dx: 0, dy: 150))
      stage.advance(frames: 1)
      #expect(abs(scene.shownTop - 119) < 0.1 && list.contentOffset.y == 0)
      finger.move(by: CGVector(dx: 0, dy: -250))
      stage.advance(frames: 1)
      #expect(abs(scene.shownTop - 69) < 0.01 && abs(list.contentOffset.y - 200) < 0.1)
      finger.lift()
      try stage.settle()
      #expect(scene.shownTop == 69 && list.contentOffset.y > 200 && !list.isDragging)
    }
  }

  @Test("Content under a sheet's drag is not scrolled any more (A-85)", arguments: [true, false])
  func sheetGoes(byApp: Bool) throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      scene.sheet.detents = [.medium(), .large()]
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 5000)
      scene.b.view.addSubview(list)
      try scene.showB()
      let finger = stage.touchDown(at: CGPoint(x: 196, y: 600))
      finger.move(by: CGVector(dx: 0, dy: -10.001))
      stage.advance(frames: 1)
      finger.move(by: CGVector(dx: 0, dy: -450))
      stage.advance(frames: 1)
      #expect(list.isDragging && list.contentOffset.y > 50)
      if byApp {
        scene.b.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(scene.a.presentedViewController == nil)
      } else {
        // Back, and on until the card is below its lowest stop: now the finger dismisses.
        finger.move(by: CGVector(dx: 0, dy: 560))
        stage.advance(frames: 1)
        #expect(scene.b.isBeingDismissed && list.contentOffset.y == 0)
      }
      #expect(!list.isDragging)
      finger.lift()
      try stage.settle()
    }
  }
}

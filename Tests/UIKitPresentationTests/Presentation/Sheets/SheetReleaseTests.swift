import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Releasing a sheet") @MainActor struct SheetReleaseTests {
  @Test(
    "A drag over half the height, or at a thousand points a second, dismisses; a slow shorter one does not (K-29)",
    arguments: [(380.0, 0.4, 0.2, false), (430, 0.4, 0.2, true), (190, 0.15, 0, true), (190, 0.4, 0, false)])
  func decides(distance: Double, seconds: Double, pause: Double, goes: Bool) throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      scene.drag(from: 100, by: distance, over: seconds, pausing: pause)
      try stage.settle()
      #expect((scene.a.presentedViewController == nil) == goes)
    }
  }

  @Test("The released card continues at the touch's velocity, along the settling spring (K-31, C-78)")
  func speed() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      scene.drag(from: 100, by: 490, over: 0.4, pausing: 0)
      stage.advance(by: 0.4)
      let released = scene.shownTop
      #expect(abs(released - (69 + 480)) < 0.01)
      stage.advance(frames: 1)
      // 480 points in 23 frames: about 21 points a frame; the spring takes that speed over.
      let step = scene.shownTop - released
      #expect(step > 18 && step < 30)
      var last = scene.shownTop
      while scene.a.presentedViewController != nil {
        stage.advance(frames: 1)
        guard scene.card.superview != nil else { break }
        #expect(scene.shownTop >= last)
        last = scene.shownTop
      }
      #expect(last > 840)
    }
  }

  @Test("A card on its way back can be caught, and follows the touch from there (C-78, T-105)")
  func takenAgain() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      scene.drag(from: 100, by: 310, over: 0.3, pausing: 0.1)
      stage.advance(by: 0.5)
      let caught = scene.shownTop
      #expect(caught > 100 && caught < 369)  // on its way back
      scene.drag(from: caught + 60, by: 400, over: 0.3)
      stage.advance(by: 0.4)
      #expect(scene.shownTop > caught + 340)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
      #expect(scene.listener.log.take() == "should will did")
      #expect(scene.log.take() == "B.wD B.dD")
    }
  }

  @Test("A card on the spring between detents can be caught")
  func caughtBetweenDetents() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.sheet.detents = [.medium(), .large()]
      try scene.showB()
      scene.drag(from: 500, by: -250, over: 0.3, pausing: 0.1)
      stage.advance(by: 0.5)
      let caught = scene.shownTop
      #expect(caught < 186 && caught > 69)
      stage.drag(from: CGPoint(x: 196, y: caught + 50), to: CGPoint(x: 196, y: caught + 52), over: 0.5)
      try stage.settle()
      #expect(scene.shownTop == 69 && scene.a.presentedViewController === scene.b)
    }
  }

  @Test("A touch that comes back above the lowest detent drags the card again (T-86)")
  func backAndForth() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.sheet.detents = [.medium(), .large()]
      try scene.showB()
      scene.forget()
      let x = 196.0
      stage.touch([
        TouchPoint(time: 0, location: CGPoint(x: x, y: 500)),
        TouchPoint(time: 1.0 / 60, location: CGPoint(x: x, y: 510)),
        TouchPoint(time: 0.2, location: CGPoint(x: x, y: 610)), TouchPoint(time: 0.5, location: CGPoint(x: x, y: 310)),
        TouchPoint(time: 0.7, location: CGPoint(x: x, y: 310)),
      ])
      stage.advance(by: 0.2)
      #expect(abs(scene.shownTop - 526) < 0.01)
      #expect(scene.b.isBeingDismissed)
      stage.advance(by: 0.4)
      #expect(abs(scene.shownTop - 226) < 0.01)
      #expect(!scene.b.isBeingDismissed)
      try stage.settle()
      #expect(scene.shownTop == 69)
      #expect(scene.listener.log.take() == "should will large")
      #expect(scene.log.take().contains("B.wD B.wA B.dA"))
    }
  }

  @Test("The card ignores sideways drags, and a scroll view keeps its drags until it is at its top (A-85)")
  func scrolling() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.sheet.detents = [.medium(), .large()]
      let list = Scrolling(frame: CGRect(x: 0, y: 50, width: 393, height: 300))
      scene.b.view.addSubview(list)
      try scene.showB()
      scene.forget()
      stage.drag(from: CGPoint(x: 40, y: 440), to: CGPoint(x: 340, y: 480), over: 0.2)
      try stage.settle()
      #expect(scene.shownTop == 426)
      list.isScrolledToTop = false
      scene.drag(from: 500, by: 300)
      try stage.settle()
      #expect(list.drags == 1 && scene.a.presentedViewController === scene.b)
      list.isScrolledToTop = true
      scene.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      scene.drag(from: 600, by: -200)
      try stage.settle()
      #expect(list.drags == 2 && scene.shownTop == 426)
      scene.sheet.prefersScrollingExpandsWhenScrolledToEdge = true
      scene.drag(from: 600, by: -200)
      try stage.settle()
      #expect(list.drags == 2 && scene.shownTop == 69)
      scene.drag(from: 200, by: -100)
      try stage.settle()
      #expect(list.drags == 3)  // the card cannot grow any more
      scene.drag(from: 200, by: 600)
      try stage.settle()
      #expect(list.drags == 3 && scene.a.presentedViewController == nil)
    }
  }
}

/// Stands for a scrolling view: it counts the drags that are its own.
private final class Scrolling: UIView, SheetScrolling {
  var isScrolledToTop = true
  private(set) var drags = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:", Scrolling.pan(_:))))
  }

  required init?(coder: NSCoder) { nil }

  func scrollBySheetDrag(_ distance: CGFloat) {}
  func endSheetDrag(speed: CGFloat) {}

  private func pan(_ gesture: UIPanGestureRecognizer) {
    if gesture.state == .began { drags += 1 }
  }
}

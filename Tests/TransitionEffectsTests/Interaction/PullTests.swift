import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("A finger that pulls a screen down") @MainActor struct PullTests {
  private func list(in scene: InteractionScene) -> UIScrollView {
    let list = UIScrollView(frame: scene.second.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 320, height: 2000)
    scene.second.view.addSubview(list)
    scene.stage.advance(frames: 1)
    return list
  }

  @Test(
    "half the height is the way, past its middle it completes; quick ones by their speed (E-13)",
    arguments: [(150.0, 0.3, true), (100, 0.3, false), (100, 0, true), (-100, 0.3, false)])
  func halfScreen(way: Double, rest: Double, dismisses: Bool) throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let driver = InteractionDriver.dismissal(of: scene.second, by: .pull()) {
        SlideAnimator(direction: .dismissal)
      }
      scene.drag(from: CGPoint(x: 160, y: 200), by: CGVector(dx: 0, dy: way), over: 0.25, resting: rest)
      stage.advance(by: 0.2)
      #expect(driver.isInteracting == (way > 0))
      try stage.settle()
      #expect(scene.isPresented == !dismisses)
    }
  }

  @Test("scrolls content to its top first, then pulls, gives the finger back to the content, and takes it again")
  func handsOver() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let list = list(in: scene)
      list.contentOffset.y = 100
      let driver = InteractionDriver.dismissal(of: scene.second, by: .pull()) {
        SlideAnimator(direction: .dismissal)
      }
      let finger = stage.touchDown(at: CGPoint(x: 160, y: 100))
      @MainActor func move(_ way: Double) {
        finger.move(by: CGVector(dx: 0, dy: way))
        stage.advance(frames: 1)
      }
      move(10)
      move(60)
      #expect(list.contentOffset.y == 40 && !driver.isInteracting)
      // 40 for the content, and 60 of the 240 points of half the screen.
      move(100)
      #expect(list.contentOffset.y == 0 && driver.isInteracting && abs(driver.percentComplete - 0.25) < 1e-6)
      move(60)
      #expect(list.contentOffset.y == 0 && abs(driver.percentComplete - 0.5) < 1e-6)
      move(-90)
      #expect(list.contentOffset.y == 0 && abs(driver.percentComplete - 0.125) < 1e-6)
      move(-50)
      #expect(abs(list.contentOffset.y - 20) < 1e-6 && driver.percentComplete == 0)
      move(-30)
      #expect(abs(list.contentOffset.y - 50) < 1e-6 && driver.percentComplete == 0)
      move(40)
      #expect(abs(list.contentOffset.y - 10) < 1e-6)
      move(190)
      #expect(list.contentOffset.y == 0 && abs(driver.percentComplete - 0.75) < 1e-6)
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(!scene.isPresented && list.contentOffset.y == 0)
    }
  }

  @Test("that is let go in the content leaves everything as it was")
  func letGoInContent() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let list = list(in: scene)
      let driver = InteractionDriver.dismissal(of: scene.second, by: .pull()) {
        SlideAnimator(direction: .dismissal)
      }
      let finger = stage.touchDown(at: CGPoint(x: 160, y: 100))
      for way in [10.0, 80, -120] {
        finger.move(by: CGVector(dx: 0, dy: way))
        stage.advance(frames: 1)
      }
      #expect(driver.isInteracting && abs(list.contentOffset.y - 40) < 1e-6)
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(scene.isPresented && abs(list.contentOffset.y - 40) < 1e-6 && !driver.isInteracting)
      // Scrolling alone begins nothing.
      scene.drag(from: CGPoint(x: 160, y: 300), by: CGVector(dx: 0, dy: -100))
      stage.advance(by: 0.4)
      #expect(!driver.isInteracting)
      try stage.settle()
      #expect(list.contentOffset.y > 100)
    }
  }

  @Test("is refused where the screen says that it is modal")
  func modal() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let driver = InteractionDriver.dismissal(of: scene.second, by: .pull()) { SlideAnimator(direction: .pop) }
      scene.second.isModalInPresentation = true
      scene.drag(from: CGPoint(x: 160, y: 100), by: CGVector(dx: 0, dy: 150))
      stage.advance(by: 0.4)
      #expect(!driver.isInteracting)
      try stage.settle()
      #expect(scene.isPresented)
    }
  }
}

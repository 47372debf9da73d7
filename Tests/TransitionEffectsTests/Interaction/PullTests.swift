import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Pulling a screen down") @MainActor struct PullTests {
  private func list(in scene: InteractionScene) -> UIScrollView {
    let list = UIScrollView(frame: scene.second.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 320, height: 2000)
    scene.second.view.addSubview(list)
    scene.stage.advance(frames: 1)
    return list
  }

  @Test(
    "A pull completes at half the height, and finishes from its middle or when it is fast (E-13)",
    arguments: [
      (displacement: 150.0, over: 0.25, rest: 0.3, dismisses: true), (100, 0.25, 0.3, false), (100, 0.1, 0, true),
      (-100, 0.25, 0.3, false),
    ])
  func halfScreen(_ finger: (displacement: Double, over: Double, rest: Double, dismisses: Bool)) throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let driver = InteractionDriver.dismissal(of: scene.second, by: .pull()) {
        SlideAnimator(direction: .dismissal)
      }
      let displacement = CGVector(dx: 0, dy: finger.displacement)
      scene.drag(from: CGPoint(x: 160, y: 200), by: displacement, over: finger.over, resting: finger.rest)
      stage.advance(by: 0.09)
      #expect(driver.isInteracting == (finger.displacement > 0))
      try stage.settle()
      #expect(scene.isPresented == !finger.dismisses)
    }
  }

  /// An app's own gesture, which is a pan by another name.
  private struct OwnPull: DrivingGesture {
    var pan = PanDriving.pull()
    var directions: Set<InteractionDirection> { pan.directions }
    var release: ReleaseRule { pan.release }
    var continuesFromScrolling = true

    func makeRecognizer() -> UIGestureRecognizer { pan.makeRecognizer() }
    func makeCatcher() -> UIGestureRecognizer { pan.makeCatcher() }
    func intent(of recognizer: UIGestureRecognizer, isRightToLeft: Bool) -> InteractionIntent {
      pan.intent(of: recognizer, isRightToLeft: isRightToLeft)
    }
    func progress(of recognizer: UIGestureRecognizer, _ displacement: InteractionDirection, isRightToLeft: Bool)
      -> CGFloat
    {
      pan.progress(of: recognizer, displacement, isRightToLeft: isRightToLeft)
    }
    func speed(of recognizer: UIGestureRecognizer, _ displacement: InteractionDirection, isRightToLeft: Bool) -> CGFloat
    {
      pan.speed(of: recognizer, displacement, isRightToLeft: isRightToLeft)
    }
    func length(of displacement: InteractionDirection, in size: CGSize) -> CGFloat? {
      pan.length(of: displacement, in: size)
    }
  }

  @Test("A custom gesture can continue from scrolling, by its length", arguments: [true, false])
  func ownGesture(continuesFromScrolling: Bool) throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let list = list(in: scene)
      list.contentOffset.y = 40
      let driver = InteractionDriver.dismissal(
        of: scene.second, by: OwnPull(continuesFromScrolling: continuesFromScrolling)
      ) {
        SlideAnimator(direction: .dismissal)
      }
      let finger = stage.touchDown(at: CGPoint(x: 160, y: 100))
      for displacement in [10.0, 100] {
        finger.move(by: CGVector(dx: 0, dy: displacement))
        stage.advance(frames: 1)
      }
      // 40 for the content, and 60 of the 240 points of half the screen; else the finger is the content's.
      #expect(driver.isInteracting == continuesFromScrolling && (list.contentOffset.y < 0) == !continuesFromScrolling)
      if continuesFromScrolling { #expect(list.contentOffset.y == 0 && abs(driver.percentComplete - 0.25) < 1e-6) }
      finger.cancel()
      try stage.settle()
      #expect(scene.isPresented)
    }
  }

  @Test("A pull scrolls content to its top first, then drives, and returns the finger to the content and back")
  func continuesFromScrolling() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let list = list(in: scene)
      list.contentOffset.y = 100
      let driver = InteractionDriver.dismissal(of: scene.second, by: .pull()) {
        SlideAnimator(direction: .dismissal)
      }
      let finger = stage.touchDown(at: CGPoint(x: 160, y: 100))
      @MainActor func move(_ displacement: Double) {
        finger.move(by: CGVector(dx: 0, dy: displacement))
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

  @Test("A pull that is released in the content changes nothing")
  func releasedInContent() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let list = list(in: scene)
      let driver = InteractionDriver.dismissal(of: scene.second, by: .pull()) {
        SlideAnimator(direction: .dismissal)
      }
      let finger = stage.touchDown(at: CGPoint(x: 160, y: 100))
      for displacement in [10.0, 80, -120] {
        finger.move(by: CGVector(dx: 0, dy: displacement))
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

  @Test("A pull upwards at the bottom and sideways at the end continues from scrolling, too")
  func otherEdges() throws {
    for (displacement, offset, move) in [
      (InteractionDirection.up, CGPoint(x: 0, y: 1500), CGVector(dx: 0, dy: -1)),
      (.leading, CGPoint(x: 660, y: 0), CGVector(dx: -1, dy: 0)),
    ] {
      try withStage(.original) { stage in
        let scene = try InteractionScene.presented(stage)
        let list = list(in: scene)
        list.contentSize = displacement == .up ? CGSize(width: 320, height: 2000) : CGSize(width: 1000, height: 480)
        list.contentOffset = offset
        var pull = PanDriving([displacement], distance: .points(100))
        pull.continuesFromScrolling = true
        let driver = InteractionDriver.dismissal(of: scene.second, by: pull) { SlideAnimator(direction: .dismissal) }
        let finger = stage.touchDown(at: CGPoint(x: 300, y: 400))
        @MainActor func go(_ points: Double) {
          finger.move(by: CGVector(dx: move.dx * points, dy: move.dy * points))
          stage.advance(frames: 1)
        }
        go(10)
        go(10)
        #expect(!driver.isInteracting)
        // 20 points to the edge, of which half are left.
        go(40)
        let edge = displacement == .up ? CGPoint(x: 0, y: 1520) : CGPoint(x: 680, y: 0)
        #expect(list.contentOffset == edge && abs(driver.percentComplete - 0.3) < 1e-6)
        go(-40)
        #expect(abs((list.contentOffset.x + list.contentOffset.y) - (offset.x + offset.y + 10)) < 1e-6)
        go(90)
        #expect(list.contentOffset == edge && abs(driver.percentComplete - 0.8) < 1e-6)
        finger.lift()
        try stage.settle()
        #expect(!scene.isPresented)
      }
    }
  }

  @Test("A pull is refused by a screen that is modal in presentation")
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

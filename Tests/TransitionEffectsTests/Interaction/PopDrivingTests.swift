import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Driving pops by gestures") @MainActor struct PopDrivingTests {
  private func slide(_ operation: UINavigationController.Operation) -> EffectAnimator? {
    operation == .pop ? SlideAnimator(direction: .pop) : nil
  }

  @Test(
    "An edge pan pops by progress when slow and by speed when fast (E-4, K-6, E-87)",
    arguments: [false, true],
    [
      (displacement: 65.0, over: 0.3, rest: 0.3, pops: true), (45, 0.3, 0.3, false), (45, 0.08, 0, true),
      (-1, 0.3, 0.3, false),
    ])
  func edge(isRightToLeft: Bool, _ finger: (displacement: Double, over: Double, rest: Double, pops: Bool)) throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage, isRightToLeft: isRightToLeft)
      let driver = InteractionDriver.pop(scene.navigation, by: .edgePan(), animator: slide)
      #expect(driver.recognizer is UIScreenEdgePanGestureRecognizer)
      let (start, sign) = isRightToLeft ? (316.0, -1.0) : (4, 1)
      scene.drag(
        from: CGPoint(x: start, y: 200), by: CGVector(dx: sign * finger.displacement, dy: 0), over: finger.over,
        resting: finger.rest)
      stage.advance(by: 0.07)
      #expect(driver.isInteracting == (finger.displacement > 0))
      try stage.settle()
      #expect(scene.isPushed == !finger.pops && !driver.isInteracting)
    }
  }

  @Test("A fast drag backwards at the end does not pop at any progress")
  func thrownBack() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      InteractionDriver.pop(scene.navigation, by: .fullScreenPan(), animator: slide)
      stage.touch([
        TouchPoint(time: 0, location: CGPoint(x: 20, y: 200)), TouchPoint(time: 0.3, location: CGPoint(x: 300, y: 200)),
        TouchPoint(time: 0.4, location: CGPoint(x: 220, y: 200)),
      ])
      stage.advance(by: 0.35)
      try stage.settle()
      #expect(scene.isPushed)
    }
  }

  @Test("The pop follows the finger point by point, and its release does not jump")
  func follows() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let driver = InteractionDriver.pop(scene.navigation, by: .fullScreenPan(), animator: slide)
      let finger = stage.touchDown(at: CGPoint(x: 60, y: 200))
      finger.move(by: CGVector(dx: 12, dy: 0))
      stage.advance(frames: 1)
      finger.move(by: CGVector(dx: 80, dy: 0))
      stage.advance(frames: 1)
      #expect(abs(driver.percentComplete - 80.0 / 320) < 1e-6)
      let shown = { scene.second.view.layer.presentation()?.frame.minX ?? .nan }
      #expect(abs(shown() - 80) < 0.5)
      finger.move(by: CGVector(dx: 40, dy: 0))
      stage.advance(frames: 1)
      #expect(abs(shown() - 120) < 0.5)
      stage.advance(by: 0.2)
      finger.lift()
      stage.advance(frames: 1)
      #expect(shown() > 119.5 && shown() < 160)
      try stage.settle()
      #expect(!scene.isPushed)
    }
  }

  @Test(
    "A pop begins only below the root, if the screen allows it, within the screen's reach (E-62, P-30)")
  func conditions() throws {
    final class Picky: UIViewController, InteractivePopScreen {
      var allowsInteractivePop = true
      var interactivePopReach: CGFloat = 0
    }
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let driver = InteractionDriver.pop(scene.navigation, by: .fullScreenPan(), animator: slide)
      let picky = Picky()
      scene.navigation.viewControllers = [scene.first, picky]
      try stage.settle()
      @MainActor func pull(from x: Double) throws -> Bool {
        scene.drag(from: CGPoint(x: x, y: 200), by: CGVector(dx: 100, dy: 0))
        stage.advance(by: 0.4)
        let isDriven = driver.isInteracting
        stage.environment.touches.cancelAll()
        try stage.settle()
        return isDriven
      }
      #expect(try pull(from: 150))
      picky.allowsInteractivePop = false
      #expect(try !pull(from: 150))
      picky.allowsInteractivePop = true
      picky.interactivePopReach = 50
      #expect(try !pull(from: 150))
      #expect(try pull(from: 40))
      scene.navigation.viewControllers = [scene.first]
      try stage.settle()
      #expect(try !pull(from: 40))
    }
  }

  @Test(
    "A pan within its reach of the leading edge pops, in both layout directions (E-62, E-87)", arguments: [false, true])
  func reach(isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage, isRightToLeft: isRightToLeft)
      let driver = InteractionDriver.pop(scene.navigation, by: .fullScreenPan(within: 100), animator: slide)
      for (startX, displacement, isDriven) in [(150.0, 60.0, false), (80, 60, true), (80, -60, false)] {
        let start = CGPoint(x: isRightToLeft ? 320 - startX : startX, y: 200)
        scene.drag(from: start, by: CGVector(dx: isRightToLeft ? -displacement : displacement, dy: 0))
        stage.advance(by: 0.4)
        #expect(driver.isInteracting == isDriven)
        try stage.settle()
        #expect(scene.isPushed)
      }
    }
  }

  @Test(
    "The bar is shown and hidden as the screens prefer, and restored after a cancel (E-62)", arguments: [true, false])
  func bar(pops: Bool) throws {
    final class Bare: UIViewController, InteractivePopScreen {
      var prefersNavigationBarHidden: Bool? { true }
    }
    final class Barred: UIViewController, InteractivePopScreen {
      var prefersNavigationBarHidden: Bool? { false }
    }
    try withStage(.original) { stage in
      let navigation = UINavigationController(rootViewController: Bare())
      stage.show(navigation)
      InteractionDriver.pop(navigation, by: .fullScreenPan(), animator: slide)
      navigation.pushViewController(Barred(), animated: true)
      try stage.settle()
      #expect(!navigation.isNavigationBarHidden)
      stage.pan(
        from: CGPoint(x: 20, y: 300), to: CGPoint(x: pops ? 200 : 70, y: 300), over: 0.3, resting: 0.3)
      try stage.settle()
      #expect(navigation.viewControllers.count == (pops ? 1 : 2) && navigation.isNavigationBarHidden == pops)
    }
  }

  @Test("Content that scrolls horizontally keeps its drags except at its edge, and sliders keep theirs (P-31)")
  func scrolling() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let driver = InteractionDriver.pop(scene.navigation, by: .fullScreenPan(), animator: slide)
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      list.contentSize = CGSize(width: 1000, height: 300)
      list.contentInsetAdjustmentBehavior = .never
      scene.second.view.addSubview(list)
      let slider = UISlider(frame: CGRect(x: 20, y: 350, width: 280, height: 34))
      slider.value = 0.3
      scene.second.view.addSubview(slider)
      list.contentOffset.x = 200
      stage.advance(frames: 1)
      @MainActor func pull(from x: Double, y: Double, by displacement: Double) throws -> Bool {
        scene.drag(from: CGPoint(x: x, y: y), by: CGVector(dx: displacement, dy: 0))
        stage.advance(by: 0.4)
        let isDriven = driver.isInteracting
        stage.environment.touches.cancelAll()
        try stage.settle()
        return isDriven
      }
      #expect(try !pull(from: 100, y: 200, by: 60))
      #expect(list.contentOffset.x < 160)
      list.contentOffset.x = 0
      #expect(try !pull(from: 200, y: 200, by: -60))
      #expect(list.contentOffset.x > 40)
      list.contentOffset.x = 0
      #expect(try pull(from: 100, y: 200, by: 60))
      #expect(list.contentOffset.x == 0)
      let knob: CGFloat = 36 + 0.3 * (276 - 28)
      #expect(try !pull(from: knob, y: 367, by: 60))
      #expect(slider.value > 0.5)
      #expect(try pull(from: 100, y: 440, by: 60))
    }
  }

  @Test("A pinch and a rotation pop with two fingers (E-39, E-55)")
  func twoFingers() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let pinch = InteractionDriver.pop(scene.navigation, by: .pinch(threshold: 0.4), animator: slide)
      let center = CGPoint(x: 160, y: 240)
      stage.pinch(about: center, from: 100, to: 240, over: 0.3, resting: 0.3)
      stage.advance(by: 0.5)
      #expect(!pinch.isInteracting)
      try stage.settle()
      stage.pinch(about: center, from: 240, to: 160, over: 0.3, resting: 0.3)
      stage.advance(by: 0.5)
      // From 240 − 10, which is the slop, with the frame in which that was seen.
      #expect(pinch.isInteracting && abs(pinch.percentComplete - (1 - 160.0 / 226)) < 0.03)
      try stage.settle()
      #expect(scene.isPushed)
      stage.pinch(about: center, from: 240, to: 60, over: 0.3, resting: 0.3)
      try stage.settle()
      #expect(!scene.isPushed)
    }
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let turn = InteractionDriver.pop(scene.navigation, by: .rotation(), animator: slide)
      let center = CGPoint(x: 160, y: 240)
      for (angle, pops) in [(-0.6, false), (1.2, true)] {
        stage.rotate(about: center, by: angle, radius: 80, over: 0.3, resting: 0.3)
        stage.advance(by: 0.5)
        #expect(turn.isInteracting && abs(turn.percentComplete - (abs(angle) - 0.15) / (.pi / 2)) < 0.05)
        try stage.settle()
        #expect(scene.isPushed == !pops)
      }
    }
  }
}

import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Catching a running transition") @MainActor struct TakingUpTests {
  @Test(
    "A released transition stands still when it is caught, follows the finger, and ends where it is thrown (T-105)",
    arguments: [true, false])
  func released(pops: Bool) throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let driver = InteractionDriver.pop(scene.navigation, by: .edgePan()) {
        $0 == .pop ? SlideAnimator(direction: .pop).timed(1) : nil
      }
      scene.drag(from: CGPoint(x: 4, y: 200), by: CGVector(dx: 80, dy: 0), over: 0.2, resting: 0.2)
      stage.advance(by: 0.5)
      #expect(!driver.isInteracting && scene.navigation.transitionCoordinator != nil)
      // From the middle of the screen, though it began at the edge.
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: -12, dy: 0))
      stage.advance(frames: 1)
      #expect(driver.isInteracting)
      let caught = driver.percentComplete
      #expect(caught > 0.7 && caught < 1)
      stage.advance(by: 0.3)
      #expect(driver.percentComplete == caught)
      finger.move(by: CGVector(dx: pops ? 5 : -70, dy: 0))
      stage.advance(frames: 1)
      #expect(abs(driver.percentComplete - min(1, caught + (pops ? 5 : -70) / (320.0 / 3))) < 1e-6)
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(scene.isPushed == !pops && !driver.isInteracting)
    }
  }

  @Test("A dismissal that the app asked for can be caught and cancelled")
  func byTime() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.presented(stage)
      let driver = InteractionDriver.dismissal(of: scene.second, by: .pull()) {
        SlideAnimator(direction: .dismissal).timed(1)
      }
      scene.second.dismiss(animated: true)
      stage.advance(by: 0.5)
      #expect(!driver.isInteracting)
      let finger = stage.touchDown(at: CGPoint(x: 160, y: 300))
      finger.move(by: CGVector(dx: 0, dy: -12))
      stage.advance(frames: 1)
      #expect(driver.isInteracting && driver.percentComplete > 0.3)
      finger.move(by: CGVector(dx: 0, dy: -200))
      stage.advance(frames: 1)
      #expect(driver.percentComplete == 0)
      finger.lift()
      try stage.settle()
      #expect(scene.isPresented)
      // And the next one goes by time again.
      scene.second.dismiss(animated: true)
      try stage.settle()
      #expect(!scene.isPresented)
    }
  }

  @Test("Without an animator the transition runs by time, and the driver drives the next one")
  func withoutAnimator() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      var animator: EffectAnimator?
      let driver = InteractionDriver.pop(scene.navigation, by: .fullScreenPan()) { _ in animator }
      scene.drag(from: CGPoint(x: 60, y: 200), by: CGVector(dx: 60, dy: 0))
      try stage.settle()
      #expect(!scene.isPushed && !driver.isInteracting)
      animator = SlideAnimator(direction: .push)
      scene.navigation.pushViewController(scene.second, animated: true)
      try stage.settle()
      animator = SlideAnimator(direction: .pop)
      scene.navigation.popViewController(animated: true)
      try stage.settle()
      #expect(!scene.isPushed)
      scene.navigation.pushViewController(scene.second, animated: false)
      try stage.settle()
      scene.drag(from: CGPoint(x: 60, y: 200), by: CGVector(dx: 60, dy: 0))
      stage.advance(by: 0.4)
      #expect(driver.isInteracting)
      try stage.settle()
      #expect(scene.isPushed)
    }
  }

  @Test("A transition whose finger lifts before it has begun runs by time (C-84, P-9)")
  func quick() throws {
    for (displacement, pops) in [(120.0, true), (20, false)] {
      try withStage(.original) { stage in
        let scene = try InteractionScene.pushed(stage)
        InteractionDriver.pop(
          scene.navigation,
          by: PanDriving([.trailing], distance: .part(1), release: ReleaseRule(threshold: 0.1, fling: .infinity))
        ) { _ in SlideAnimator(direction: .pop) }
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 200))
        finger.move(by: CGVector(dx: 12, dy: 0))
        finger.move(by: CGVector(dx: displacement, dy: 0))
        finger.lift()
        try stage.settle()
        #expect(scene.isPushed == !pops)
      }
    }
  }
}

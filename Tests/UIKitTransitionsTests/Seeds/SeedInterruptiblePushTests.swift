import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Seed demo iOS10PushPop: one animator, paused by tap and pan") @MainActor
struct SeedInterruptiblePushTests {
  @MainActor private struct Scene {
    let stage: Stage
    let nav: UINavigationController
    let b = Screen("B", .blue)
    let seed: SeedInterruptiblePush

    init(_ stage: Stage) {
      self.stage = stage
      let (nav, b) = (UINavigationController(rootViewController: Screen("A", .red)), b)
      self.nav = nav
      nav.setNavigationBarHidden(true, animated: false)
      stage.show(nav)
      seed = SeedInterruptiblePush(nav) { b }
      stage.advance(frames: 1)
    }

    func push() {
      nav.pushViewController(b, animated: true)
      stage.advance(by: 0.3)
    }

    var x: Double { b.shownMinX }
  }

  @Test("The animator serves one transition after the other (E-84, C-85)")
  func reuse() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      for _ in 0..<3 {
        scene.push()
        #expect(scene.x > 0 && scene.x < 100)
        try stage.settle()
        #expect(scene.nav.viewControllers.count == 2 && scene.x == 0)
        scene.nav.popViewController(animated: true)
        try stage.settle()
        #expect(scene.nav.viewControllers.count == 1 && scene.b.parent == nil)
      }
    }
  }

  @Test(
    "A tap reverses the animator where it is, and a reversed end is a cancel without a diagnostic (E-84, T-10, C-93)")
  func tap() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.push()
      let x = scene.x
      stage.touchDown(at: CGPoint(x: 50, y: 100))
      stage.touchUp(at: CGPoint(x: 50, y: 100))
      #expect(isClose(scene.x, x, within: 3))
      stage.advance(frames: 4)
      #expect(scene.x > x)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1 && scene.b.view.superview == nil)
    }
  }

  @Test(
    "A pan begins a push, moves it, and releases it with the touch's velocity (E-84, C-92, C-95)",
    arguments: [true, false])
  func pan(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      stage.drag(from: CGPoint(x: 90, y: 100), to: CGPoint(x: finishes ? 20 : 70, y: 100), over: 0.3)
      stage.advance(by: 0.29)
      #expect(scene.x < 100 && scene.x > 0)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == (finishes ? 2 : 1))
    }
  }
}

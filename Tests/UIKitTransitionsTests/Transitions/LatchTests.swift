import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Percent drivers that are called before their transition starts") @MainActor struct LatchTests {
  private func slide(_ scene: PopScene) {
    scene.director.animator = { _ in
      ClosureAnimator(duration: PopScene.duration) { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration) {
          scene.leaving.center.x = 100
          scene.arriving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
    }
    scene.director.interaction = scene.driver
  }

  @Test(
    "A gesture that ends before the deferred start finishes or cancels the transition at its start (C-84, P-9, T-171)",
    arguments: [true, false])
  func early(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      scene.nav.popViewController(animated: true)
      scene.driver.update(0.5)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      #expect(!stage.trace.shorthand.tokens.contains("startInteractive"))
      stage.advance(frames: 1)
      #expect(stage.trace.shorthand.tokens.contains("startInteractive"))
      let dot = scene.survivor(finishes: finishes)
      #expect(isClose(dot.shownX, 50, within: 4))
      var last = dot.shownX
      while !stage.environment.drivers.isEmpty {
        stage.advance(frames: 1)
        #expect(finishes ? dot.shownX >= last : dot.shownX <= last)
        last = dot.shownX
      }
      #expect(stage.time < 0.5)
      #expect(scene.nav.viewControllers.count == (finishes ? 1 : 2))
      try stage.settle()
    }
  }

  @Test("An update before the deferred start begins the transition at that progress (C-84)")
  func earlyUpdate() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      scene.nav.popViewController(animated: true)
      scene.driver.update(0.4)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, 40))
      #expect(isClose(scene.arriving.shownX, 40))
      scene.driver.update(0.2)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, 20))
      scene.driver.cancel()
      try stage.settle()
    }
  }

  @Test("An early call counts for its own transition, also where another one is requested before the release (C-84)")
  func anotherWaits() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      let other = UINavigationController(rootViewController: UIViewController())
      scene.b.addChild(other)
      scene.b.view.addSubview(other.view)
      other.didMove(toParent: scene.b)
      try stage.settle()
      scene.nav.popViewController(animated: true)
      scene.driver.update(0.5)
      other.pushViewController(UIViewController(), animated: true)
      scene.driver.finish()
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a])
    }
  }

  @Test("An update between the start and the commit leaves the animations' beginning at the start (C-9, C-84)")
  func sameTurn() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      scene.nav.popViewController(animated: true)
      scene.nav.view.layoutIfNeeded()  // T-21: forced
      scene.driver.update(0.6)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, 60))
      scene.driver.finish()
      try stage.settle()
    }
  }

  @Test("Calls without any requested transition do nothing, and leave nothing behind (C-84, E-5)")
  func nothingAsked() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      scene.nav.popViewController(animated: false)
      try stage.settle()
      #expect(scene.nav.popViewController(animated: true) == nil)  // the root stays
      scene.driver.update(0.7)
      scene.driver.finish()
      scene.driver.cancel()
      stage.advance(frames: 3)
      #expect(stage.isQuiet && scene.driver.percentComplete == 0)

      scene.director.interaction = nil
      scene.nav.pushViewController(scene.b, animated: false)
      try stage.settle()
      slide(scene)
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 2)
      #expect(scene.driver.percentComplete == 0)
      #expect(stage.environment.drivers.count == 1)  // it waits in the hand
      scene.driver.cancel()
      try stage.settle()
    }
  }

  @Test("A percent driver serves many transitions, one after the other, and keeps its settings (C-84b)")
  func reuse() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      scene.driver.completionSpeed = 2
      scene.driver.completionCurve = .linear
      for round in 0..<3 {
        scene.nav.popViewController(animated: true)
        stage.advance(frames: 1)
        #expect(scene.driver.percentComplete == 0, "round \(round)")
        #expect(scene.driver.duration == 0.5)
        scene.driver.update(0.6)
        stage.advance(frames: 1)
        #expect(isClose(scene.leaving.shownX, 60))
        let start = stage.time
        if round == 2 { scene.driver.finish() } else { scene.driver.cancel() }
        try stage.settle()
        // R = 0.6 · 0.5 s / 2 back, 0.4 · 0.5 s / 2 on (C-77)
        #expect(abs(stage.time - start - (round == 2 ? 0.1 : 0.15)) < 0.04)
        #expect(scene.driver.completionSpeed == 2)
      }
      #expect(scene.nav.viewControllers.count == 1)
    }
  }

  @Test("Calls after the release are ignored")
  func afterwards() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      scene.driver.update(0.5)
      scene.driver.finish()
      stage.advance(frames: 2)
      let x = scene.arriving.shownX
      scene.driver.update(0.1)
      scene.driver.cancel()
      scene.driver.finish()
      #expect(isClose(scene.arriving.shownX, x))
      #expect(scene.driver.percentComplete == 0.5)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
      scene.driver.update(0.3)
      scene.driver.cancel()
      stage.advance(frames: 2)
      #expect(stage.isQuiet)
    }
  }

  @Test("Progress is clamped to 0…1, and NaN is ignored")
  func clamping() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      for (given, shown) in [(-3.0, 0.0), (0.3, 30), (.nan, 30), (7, 100), (.infinity, 100), (-.infinity, 0)] {
        scene.driver.update(CGFloat(given))
        stage.advance(frames: 1)
        #expect(isClose(scene.leaving.shownX, shown), "told \(given)")
      }
      scene.driver.cancel()
      try stage.settle()
    }
  }

  @Test(
    "A completion speed of zero is reported, and the transition ends slowly (C-78, P-18)", arguments: [0.0, -1, .nan])
  func noSpeed(speed: Double) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      slide(scene)
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      scene.driver.update(0.99)
      scene.driver.completionSpeed = CGFloat(speed)
      scene.driver.finish()
      try stage.settle(within: 2)
      #expect(scene.nav.viewControllers.count == 1)
      let message = try stage.expectDiagnostic("completion-speed").message
      #expect(
        message == """
          [completion-speed] completionSpeed is \(speed) in the transition from B to A. At a speed of 0 or less the rest of the \
          transition would never end. 0.01 is used. Keep completionSpeed above 0; 1 - percentComplete is 0 at the end of a full \
          swipe.
          """)
    }
  }

  @Test(
    "With a linear curve a frame advances by its length times the completion speed (C-83)",
    arguments: [0.5, 1, 2])
  func steps(speed: Double) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          scene.arriving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      scene.driver.completionCurve = .linear
      scene.driver.completionSpeed = CGFloat(speed)
      scene.driver.update(0.3)
      stage.advance(frames: 1)
      scene.driver.finish()
      var last = scene.arriving.shownX
      for _ in 0..<8 {
        stage.advance(frames: 1)
        let x = scene.arriving.shownX
        #expect(isClose(x - last, 100 * speed / 60 / PopScene.duration, within: 1e-6))
        last = x
      }
      try stage.settle()
    }
  }
}

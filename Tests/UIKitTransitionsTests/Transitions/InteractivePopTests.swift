import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// B is on top and A below it, where the specification has A on top (T-48…T-50).
@Suite("Swiping back") @MainActor struct InteractivePopTests {
  /// Begins an interactive pop from B to A and holds it at a fraction.
  private func hold(_ scene: NavigationScene, at percent: CGFloat) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    scene.director.driver = driver
    scene.nav.popViewController(animated: true)
    scene.stage.advance(frames: 1)
    driver.update(percent)
    return driver
  }

  @Test("A held swipe stays where the touch is, for any time (C-76, C-79)")
  func held() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = hold(scene, at: 0.3)
      for _ in 0..<3 {
        stage.advance(by: 0.1)
        #expect(scene.b.view.layer.presentation()?.frame.minX == 30)
        #expect(scene.a.view.layer.presentation()?.frame.minX == -70)
      }
      driver.update(1)
      stage.advance(by: 0.4)
      #expect(stage.environment.drivers.count == 1)  // C-79: at 1 it waits for finish or cancel
      driver.finish()
      try stage.settle()
      #expect(scene.nav.viewControllers.map(\.title) == ["A"])
    }
  }

  @Test(
    "A swipe released past the middle finishes with the callbacks of a non-interactive pop: trace pop/interactive ok (T-49)"
  )
  func finished() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = hold(scene, at: 0.6)
      #expect(
        scene.log.take()
          == "B.willMove(nil) anim? inter? B.wD A.wA willShow(A) animate A.iA A.layout")
      scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
        scene.log.calls.append("notify(cancelled=\(context.isCancelled ? 1 : 0))")
      }
      driver.finish()
      #expect(scene.log.take() == "notify(cancelled=0)")  // T-102
      try stage.settle()
      #expect(scene.log.take() == "B.dD A.dA B.didMove(nil) didShow(A) aE(1)")
      #expect(scene.b.navigationController == nil)
    }
  }

  @Test(
    "A cancelled pop sends no didShow, and the lower screen disappears without having appeared (P-23, P-24, T-50…T-52, pop/interactive no)"
  )
  func cancelled() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = hold(scene, at: 0.4)
      _ = scene.log.take()
      #expect(scene.nav.viewControllers.map(\.title) == ["A"])  // T-47
      var ended: [Bool] = []
      scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { ended.append($0.isCancelled) }
      scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
        scene.log.calls.append("notify(cancelled=\(context.isCancelled ? 1 : 0))")
      }
      driver.cancel()
      #expect(scene.log.take() == "notify(cancelled=1)")
      try stage.settle()
      #expect(scene.log.take() == "A.wD A.dD B.wA B.dA aE(0)")
      #expect(ended == [true])
      #expect(scene.nav.viewControllers.map(\.title) == ["A", "B"])
      #expect(scene.b.navigationController === scene.nav)
      #expect(scene.a.view.superview == nil)
      #expect(scene.b.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }
  }

  @Test(
    "A released swipe continues along the completion curve, and never jumps (C-77, C-82)",
    arguments: [true, false])
  func tail(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = hold(scene, at: 0.5)
      stage.advance(frames: 1)
      if finishes { driver.finish() } else { driver.cancel() }
      var last = 50.0
      var xs: [Double] = []
      // R = 0.5 · 0.3 s = 0.15 s: nine frames.
      for _ in 0..<12 {
        stage.advance(frames: 1)
        let x = scene.b.view.window == nil ? 100 : Double(scene.b.view.layer.presentation()?.frame.minX ?? 0)
        #expect(finishes ? x >= last : x <= last)
        #expect(abs(x - last) < 12)  // the steepest step of ease-in-ease-out over nine frames of 50 points
        xs.append(x)
        last = x
      }
      #expect(last == (finishes ? 100 : 0))
      #expect(xs[7] != last && xs[8] == last)
    }
  }

  @Test("A cancelled swipe never flashes: every frame shows B's movement back and then B (P-10)")
  func noFlash() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = hold(scene, at: 0.8)
      driver.cancel()
      var blue = 20
      for _ in 0..<20 {
        stage.advance(frames: 1)
        let image = stage.image
        let now = (0..<100).count { image.color(x: $0, y: 50) == .blue }
        #expect(now >= blue)
        blue = now
      }
      #expect(blue == 100)
    }
  }

  @Test("A drag at the edge of the screen works through the seed's recognizer and driver (E-4)")
  func finger() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let edge = EdgePanDriver(scene.nav, director: scene.director)
      stage.touch([
        TouchPoint(time: 0, location: CGPoint(x: 2, y: 100)),
        TouchPoint(time: 0.3, location: CGPoint(x: 92, y: 100)),
      ])
      stage.advance(by: 0.2)
      #expect(edge.driver.percentComplete > 0.2)
      #expect(stage.environment.drivers.count == 1)
      try stage.settle()
      #expect(scene.nav.viewControllers.map(\.title) == ["A"])
    }
  }
}

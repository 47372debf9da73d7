import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("UIPercentDrivenInteractiveTransition with a context of the app's own") @MainActor struct AppContextTests {
  /// One page shown in an area of the root, another to come, and the context between them.
  @MainActor private struct Scene {
    let driver = UIPercentDrivenInteractiveTransition()
    let context: AppContext
    let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
      let root = UIViewController()
      stage.show(root)
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      a.view.frame = root.view.bounds
      root.view.addSubview(a.view)
      context = AppContext(in: root.view, from: a, to: b)
      stage.advance(by: 1)
    }

    var x: Double { context.to.shownMinX }
  }

  @Test(
    "A percent driver calls the update, finish and cancel of an app's own context itself, and moves its container's layer (A-20, C-77, P-64, T-100)",
    arguments: [true, false])
  func drives(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.driver.animatorOfCustomContext = SlideAnimator(direction: .tabRight)
      scene.driver.startInteractiveTransition(scene.context)
      #expect(scene.driver.duration == 0.3)
      stage.advance(frames: 1)
      scene.driver.update(0.25)
      stage.advance(by: 0.5)
      // Linear in the hand (C-76).
      #expect(isClose(scene.x, 75) && scene.driver.percentComplete == 0.25)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      #expect(isClose(scene.x, 75))
      var (last, frames) = (75.0, 0)
      while scene.context.result == nil, frames < 100 {
        stage.advance(frames: 1)
        frames += 1
        if scene.context.result == nil { #expect(finishes ? scene.x < last : scene.x > last) }
        last = scene.x
      }
      #expect(abs(Double(frames) / 60 - 0.3 * (finishes ? 0.75 : 0.25)) < 1.5 / 60)
      try stage.settle()
      #expect(scene.context.log.take() == "update(0.25) \(finishes ? "finish cT(1)" : "cancel cT(0)")")
      let (shown, gone) = finishes ? (scene.context.to, scene.context.from) : (scene.context.from, scene.context.to)
      #expect(shown.view.superview === scene.context.containerView && gone.view.superview == nil)
      #expect(shown.view.frame.minX == 0)
    }
  }

  @Test(
    "A percent driver of a custom context lets the container start the animator itself (T-3)", arguments: [true, false])
  func containerStarts(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.driver.startInteractiveTransition(scene.context)
      SlideAnimator(direction: .tabRight).animateTransition(using: scene.context)
      scene.driver.update(0.5)
      stage.advance(by: 0.5)
      #expect(isClose(scene.x, 50, within: 1e-3) && isClose(Double(scene.driver.duration), 0.3))
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      try stage.settle()
      #expect(scene.context.result == finishes)
    }
  }

  @Test("A percent driver of a custom context can be paused again during the rest (T-105)")
  func heldAgain() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.driver.animatorOfCustomContext = SlideAnimator(direction: .tabRight)
      scene.driver.startInteractiveTransition(scene.context)
      scene.driver.update(0.5)
      scene.driver.cancel()
      stage.advance(frames: 3)
      let x = scene.x
      scene.driver.pause()
      stage.advance(frames: 3)
      #expect(isClose(scene.x, x) && isClose(Double(scene.driver.percentComplete), 1 - x / 100))
      scene.driver.update(0.9)
      #expect(isClose(scene.x, 10))
      scene.driver.finish()
      try stage.settle()
      #expect(scene.context.log.take() == "update(0.5) cancel pause update(0.9) finish cT(1)")
    }
  }

  @Test("Explicit animations in a custom context go back to where they began, and the model with them (C-82, P-12)")
  func explicit() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.driver.animatorOfCustomContext = ExplicitSlide()
      scene.driver.startInteractiveTransition(scene.context)
      stage.advance(frames: 1)
      scene.driver.update(0.5)
      #expect(isClose(scene.x, 50))
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.context.result == false && scene.context.containerView.layer.animationKeys() == nil)
    }
  }

  @Test("A percent driver serves one transition after the other, with custom and system contexts (C-84b)")
  func reuse() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.driver.animatorOfCustomContext = SlideAnimator(direction: .tabRight)
      scene.driver.startInteractiveTransition(scene.context)
      scene.driver.update(0.5)
      scene.driver.finish()
      try stage.settle()
      let pages = PagesScene(stage)
      pages.pages.driver = scene.driver
      pages.pages.show(1)
      #expect(scene.driver.percentComplete == 0)
      stage.advance(frames: 1)
      scene.driver.update(0.3)
      #expect(isClose(pages.b.shownMinX, 70))
      scene.driver.cancel()
      try stage.settle()
      #expect(pages.pages.children == [pages.a])
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Fidelity notes of interactive transitions") @MainActor struct InteractionNoteTests {
  /// Moves a view by 100 points over the pop's duration, and completes as the interaction decided.
  private func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning, delay: TimeInterval = 0,
    _ curve: UIView.AnimationOptions = .curveLinear
  ) {
    context.insertToView(above: false)
    UIView.animate(withDuration: PopScene.duration - delay, delay: delay, options: curve) {
      view.center.x = 100
    } completion: { _ in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeAsDecided()
    }
  }

  @Test("A linear animation that is scrubbed, finished or cancelled meets no fidelity note", arguments: [true, false])
  func linear(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { animate(scene.leaving, $0) }
      scene.driver.update(0.99)
      stage.advance(frames: 2)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      try stage.settle()
      #expect(stage.notes.isEmpty)
    }
  }

  @Test("An eased animation that is scrubbed moves in a straight line, and meets a fidelity note (C-76)")
  func eased() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { animate(scene.leaving, $0, .curveEaseIn) }
      scene.driver.update(0.25)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, 25))
      scene.driver.finish()
      try stage.settle()
      #expect(stage.notes == [.easedAnimationScrubbed])
    }
  }

  @Test("An eased animation that runs by time meets the fidelity note when it is paused, not before (C-76)")
  func easedAndPaused() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.driver.wantsInteractiveStart = false
      scene.pop { animate(scene.leaving, $0, .curveEaseIn) }
      stage.advance(by: 0.2)
      #expect(stage.notes.isEmpty)
      scene.driver.pause()
      #expect(stage.notes == [.easedAnimationScrubbed])
      let (percent, x) = (scene.driver.percentComplete, scene.leaving.shownX)
      scene.driver.update((percent + 1) / 2)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, (x + 100) / 2))
      scene.driver.finish()
      try stage.settle()
    }
  }

  @Test("A delayed animation that is scrubbed follows the progress, and meets a fidelity note (C-81, P-14)")
  func delayed() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { animate(scene.leaving, $0, delay: 0.1) }
      scene.driver.update(0.6)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, 50))
      scene.driver.finish()
      try stage.settle()
      #expect(stage.notes == [.delayedAnimationScrubbed])
    }
  }

  @Test("An animation that viewWillDisappear adds is scrubbed, and meets a fidelity note (P-16, C-81)")
  func earlier() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.b.willDisappear = { _ in
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) { scene.leaving.center.y = 90 }
      }
      scene.pop { animate(scene.leaving, $0) }
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      #expect(isClose(Double(scene.leaving.layer.presentation()?.position.y ?? 0), (5 + 90) / 2))
      scene.driver.finish()
      try stage.settle()
      #expect(stage.notes == [.earlierAnimationScrubbed])
    }
  }

  @Test("An explicit animation goes on from where it is released, and meets a fidelity note (C-81, P-12)")
  func explicit() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        animate(scene.leaving, context)
        let animation = CABasicAnimation(keyPath: "position.y")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, PopScene.duration)
        scene.leaving.layer.add(animation, forKey: nil)
      }
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      #expect(stage.notes.isEmpty)
      scene.driver.finish()
      #expect(isClose(Double(scene.leaving.layer.presentation()?.position.y ?? 0), 50))
      try stage.settle()
      #expect(stage.notes == [.explicitAnimationReleased])
    }
  }

  @Test("A transition whose progress has reached 1 goes on and can finish, and meets a fidelity note (C-79, P-17)")
  func reachedOne() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { animate(scene.leaving, $0) }
      scene.driver.update(1)
      stage.advance(by: 0.3)
      #expect(isClose(scene.leaving.shownX, 100) && scene.nav.transitionCoordinator != nil)
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, 50))
      scene.driver.finish()
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1 && stage.notes == [.progressReachedOne])
    }
  }

  @Test("A cancel at progress 0 restores what alongside blocks have animated, and meets a fidelity note (P-74, T-109)")
  func cancelledAtStart() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let dimming = UIView(frame: stage.window.bounds)
      scene.a.view.addSubview(dimming)
      dimming.alpha = 0.5
      stage.advance(frames: 1)
      scene.b.willDisappear = { b in
        b.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0 })
      }
      scene.pop { animate(scene.leaving, $0) }
      stage.advance(frames: 2)
      scene.driver.cancel()
      try stage.settle()
      #expect(dimming.alpha == 0.5)
      #expect(stage.notes.contains(.alongsideRestoredAtStart))
    }
  }

  @Test("A finish before the start takes effect at the start, and meets a fidelity note (C-84, P-9)")
  func releaseBeforeStart() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.director.animator = { _ in ClosureAnimator(duration: PopScene.duration) { animate(scene.leaving, $0) } }
      scene.director.interaction = scene.driver
      scene.nav.popViewController(animated: true)
      scene.driver.update(0.5)
      scene.driver.finish()
      #expect(stage.notes.isEmpty)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1 && stage.notes == [.releaseBeforeStart])
    }
  }

  @Test("A percent driver drives a context of the app's own, and meets a fidelity note (T-100, P-64)")
  func appContext() throws {
    try withStage(.small) { stage in
      let (root, a, b) = (UIViewController(), Screen("A", .red), Screen("B", .blue))
      stage.show(root)
      root.view.addSubview(a.view)
      let context = AppContext(in: root.view, from: a, to: b)
      stage.advance(frames: 1)
      let driver = UIPercentDrivenInteractiveTransition()
      driver.animatorOfCustomContext = ClosureAnimator(duration: PopScene.duration) { animate(a.view, $0) }
      driver.startInteractiveTransition(context)
      driver.update(0.5)
      stage.advance(frames: 1)
      #expect(isClose(a.view.shownX, 75))
      driver.finish()
      try stage.settle()
      #expect(context.result == true && stage.notes == [.percentDriverInAppContext])
    }
  }

  @Test("An arriving view that the animator leaves on a cancel is removed, and meets a fidelity note (T-19)")
  func arrivingView() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          scene.leaving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      scene.driver.update(0.5)
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.a.view.superview == nil && stage.notes == [.arrivingViewLeftOnCancel])
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The transition engine") @MainActor struct TransitionEngineTests {
  @Test("An interaction controller is asked for only where there is an animator (T-1, T-2)")
  func questions() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.director.usesSlide = false
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      #expect(scene.log.take() == "B.willMove(nav) anim? B.load A.wD B.wA willShow(B) B.iA B.layout")
      try stage.settle()
    }
  }

  @Test("Without animation no delegate is asked (T-13)")
  func plain() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: false)
      try stage.settle()
      #expect(!scene.log.calls.contains("anim?") && !scene.log.calls.contains("inter?"))
    }
  }

  @Test("An interaction controller that wants the start is the only one called (T-3)")
  func customDrawn() throws {
    final class CustomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let custom = CustomInteraction()
      var animated = 0
      scene.director.animator = { _ in ClosureAnimator { _ in animated += 1 } }
      scene.director.interaction = custom
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      let context = try #require(custom.context)
      #expect(animated == 0)
      #expect(context.isInteractive && context.isAnimated)
      context.insertToView(above: false)
      for percent in [0.2, 0.4] {
        context.updateInteractiveTransition(CGFloat(percent))
        context.view(forKey: .from)?.transform = CGAffineTransform(translationX: 100 * CGFloat(percent), y: 0)
        stage.advance(frames: 3)
        #expect(scene.b.view.layer.presentation()?.frame.minX == 100 * CGFloat(percent))
      }
      var received: [Bool] = []
      scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { received.append($0.isCancelled) }
      context.finishInteractiveTransition()
      #expect(received == [false] && !context.isInteractive)
      stage.advance(frames: 3)
      #expect(scene.nav.transitionCoordinator != nil)  // T-5: it ends with completeTransition only
      context.view(forKey: .from)?.transform = .identity
      context.completeTransition(true)
      #expect(scene.nav.transitionCoordinator == nil)
      #expect(scene.b.view.superview == nil)
    }
  }

  @Test(
    "A driver that declines the start begins non-interactively, and its first update or pause makes it interactive (T-4)",
    arguments: [true, false])
  func takenLater(pauses: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.driver.wantsInteractiveStart = false
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          scene.leaving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      let coordinator = try #require(scene.nav.transitionCoordinator)
      #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
      #expect(scene.driver.duration == 0.5)
      stage.advance(by: 0.2)
      let before = scene.leaving.shownX
      #expect(isClose(before, 40, within: 4))
      if pauses {
        scene.driver.pause()
        #expect(isClose(Double(scene.driver.percentComplete), before / 100, within: 1e-6))
        stage.advance(by: 0.2)
        #expect(isClose(scene.leaving.shownX, before))
      }
      scene.driver.update(0.5)
      stage.advance(by: 0.2)
      #expect(isClose(scene.leaving.shownX, 50))
      #expect(coordinator.isInteractive && !coordinator.initiallyInteractive)
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 2)
      #expect(isClose(scene.leaving.shownX, 0))
      // The second time it is not interrupted, and plays to its end.
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
    }
  }

  @Test(
    "completeTransition makes all calls before it returns, animationEnded last, and only once (A-16, T-5…T-8, T-11)"
  )
  func synchronous() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      var context: (any UIViewControllerContextTransitioning)?
      let director = ClosureDirector()
      director.didShow = { scene.log.calls.append("didShow(\($0.title ?? ""))") }
      let animator = ClosureAnimator {
        context = $0; $0.insertToView()
      }
      animator.ended = { scene.log.calls.append("aE(\($0 ? 1 : 0))") }
      director.animator = { _ in animator }
      scene.nav.delegate = director
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 1)
      scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in scene.log.calls.append("co") }
      _ = scene.log.take()
      context?.completeTransition(true)
      // The owner's calls, the coordinator's completions, animationEnded.
      #expect(scene.log.take() == "A.dD B.dA B.didMove(nav) didShow(B) co aE(1)")
      #expect(scene.a.view.superview == nil)
      context?.completeTransition(true)
      context?.completeTransition(false)
      #expect(scene.log.take() == "")
      let message = try stage.expectDiagnostic("completed-twice").message
      #expect(
        message == """
          [completed-twice] completeTransition(_:) was called again after the transition from A to B had ended. A transition \
          ends once; its context may have no owner by now. The call is ignored. Call completeTransition(_:) from one \
          completion only.
          """)
      try stage.expectDiagnostic("completed-twice")
    }
  }

  @Test(
    "A transition may complete inside animateTransition, and its alongside blocks then run at once (T-106)")
  func atOnce() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var calls: [String] = []
      scene.a.willAppear = { a in
        a.transitionCoordinator?.animate(alongsideTransition: { _ in calls.append("along") }) { _ in
          calls.append("done")
        }
      }
      scene.pop(interactively: false) { context in
        context.insertToView()
        context.completeTransition(true)
      }
      #expect(calls == ["along", "done"])
      #expect(scene.nav.viewControllers.count == 1)
      try stage.settle()
    }
  }

  @Test("completeTransition's argument decides the outcome: false without a cancel is a cancel (T-10, E-84)")
  func argument() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop(interactively: false) { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: 0.1, animations: { scene.leaving.center.x = 1 }) { _ in
          context.completeTransition(false)
        }
      }
      try stage.settle()
      #expect(scene.nav.viewControllers.map(\.title) == ["A", "B"])
      #expect(scene.a.view.superview == nil)  // T-19: even if the animator left it
    }
  }

  @Test("completeTransition(true) after a cancel completes, and is reported (P-5, T-10)")
  func completedAfterCancel() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: 0.1, animations: { scene.leaving.center.x = 1 }) { _ in
          context.completeTransition(true)
        }
      }
      scene.driver.cancel()
      try stage.settle()
      let message = try stage.expectDiagnostic("completed-after-cancel").message
      #expect(
        message == """
          [completed-after-cancel] completeTransition(true) was called although the transition from B to A was cancelled. The \
          argument decides, so the new screen stays while its view was animated away. Pass \
          !transitionContext.transitionWasCancelled.
          """)
      #expect(scene.nav.viewControllers.map(\.title) == ["A"])
      #expect(scene.a.view.window != nil && scene.b.view.window == nil)
    }
  }

  @Test("A running transition blocks touches of both screens, and leaves isUserInteractionEnabled as it is (T-14)")
  func touches() throws {
    final class Pad: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let pads = [scene.a, scene.b].map { screen in
        let pad = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        screen.view.addSubview(pad)
        return pad
      }
      scene.a.isAppearing = { $0.view.isUserInteractionEnabled = false }
      scene.pop(interactively: false) { context in
        context.insertToView()
        UIView.animate(withDuration: 0.5) {
          scene.leaving.center.x = 1
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      #expect(scene.b.view.isUserInteractionEnabled)
      stage.tap(CGPoint(x: 50, y: 150))
      stage.advance(by: 0.2)
      #expect(pads.map(\.touches) == [0, 0])
      try stage.settle()
      #expect(!scene.a.view.isUserInteractionEnabled)
      scene.a.view.isUserInteractionEnabled = true
      stage.tap(CGPoint(x: 50, y: 150))
      try stage.settle()
      #expect(pads.map(\.touches) == [1, 0])
    }
  }

  @Test(
    "A push's context has UIKit's frames and views; the to view has its final frame already (P-36, T-16…T-18, T-43, T-44)"
  )
  func context() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let director = ClosureDirector()
      var checked = false
      director.animator = { _ in
        ClosureAnimator { context in
          checked = true
          #expect(context.viewController(forKey: .from) === scene.a && context.viewController(forKey: .to) === scene.b)
          #expect(context.view(forKey: .from) === scene.a.view && context.view(forKey: .to) === scene.b.view)
          #expect(context.viewController(forKey: UITransitionContextViewControllerKey(rawValue: "x")) == nil)
          #expect(context.initialFrame(for: scene.a) == scene.a.view.frame)
          #expect(context.finalFrame(for: scene.a) == .zero && context.initialFrame(for: scene.b) == .zero)
          #expect(context.finalFrame(for: scene.b) == context.containerView.bounds)
          #expect(context.initialFrame(for: scene.nav) == .zero)
          #expect(context.presentationStyle == .none && context.isAnimated && !context.isInteractive)
          #expect(context.targetTransform == .identity)
          #expect(context.containerView.subviews == [scene.a.view])
          #expect(context.containerView !== scene.nav.view && context.containerView.isDescendant(of: scene.nav.view))
          #expect(!scene.nav.navigationBar.isDescendant(of: context.containerView))
          #expect(scene.b.view.frame == context.finalFrame(for: scene.b))
          context.insertToView()
          context.completeTransition(true)
        }
      }
      scene.nav.delegate = director
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(checked)
    }
  }

  @Test(
    "The old view is removed though the animator left it, and a new view that it left out is not added (T-19, T-129)"
  )
  func forgetful() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let director = ClosureDirector()
      director.animator = { _ in ClosureAnimator { $0.completeTransition(true) } }
      scene.nav.delegate = director
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      try stage.expectDiagnostic("arriving-view-not-added")
      #expect(scene.a.view.superview == nil && scene.b.view.superview == nil)
    }
  }

  @Test(
    "A transition whose animator has a duration of zero or not finite ends all the same",
    arguments: [0.0, -1, .nan, .infinity])
  func oddDurations(value: Double) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.director.animator = { _ in
        ClosureAnimator(duration: value) { context in
          context.insertToView()
          UIView.animate(withDuration: 0.1, animations: { scene.leaving.center.x = 50 }) { _ in
            context.completeAsDecided()
          }
        }
      }
      scene.director.interaction = scene.driver
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      scene.driver.finish()
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
      if value != 0 { try stage.expectDiagnostic("invalid-animation-timing") }
    }
  }

  @Test("A transition that is to start twice stays as it is, and says from which state to which")
  func startedTwice() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: 0.2) {
          scene.leaving.alpha = 0
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      let driver = try #require(stage.environment.drivers.first)
      #expect(driver.state == .running(.interactive))
      driver.askDelegates()
      #expect(stage.diagnostics.isEmpty)
      driver.move(to: .preparing)
      #expect(
        try stage.expectDiagnostic("illegal-state").message == """
          [illegal-state] The transition from B to A was to go from running interactively to preparing. The one does not follow \
          the other: something has begun or ended twice. That is a fault of Matchcut, not of the app. The state stays as it is. \
          Report the fault, with the trace.
          """)
      #expect(driver.state == .running(.interactive))
      scene.driver.finish()
      try stage.settle()
      #expect(driver.state == .completed)
    }
  }
}

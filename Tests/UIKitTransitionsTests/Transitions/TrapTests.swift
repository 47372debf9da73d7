import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Diagnostics of pitfalls") @MainActor struct TrapTests {
  @Test("A delegate that nothing retains is reported (P-1)")
  func delegateReleased() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.delegate = ClosureDirector()
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      let message = try stage.expectDiagnostic("delegate-released").message
      #expect(
        message == """
          [delegate-released] The delegate of UINavigationController nav was set, and the object is gone before it was used. \
          Delegates are weak, so a delegate that nothing else retains is released at once, and the custom transition is silently not \
          used. Keep the delegate in a property of something that lives as long as the controller.
          """)
      scene.nav.popViewController(animated: true)
      try stage.settle()  // said once
    }
  }

  @Test("An interaction controller that nothing drives is reported once, and can still be driven (P-3)")
  func interactionNotDriven() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      stage.advance(by: 0.4)
      #expect(stage.diagnostics.isEmpty)
      stage.advance(by: 2)
      let message = try stage.expectDiagnostic("interaction-not-driven").message
      #expect(
        message == """
          [interaction-not-driven] The transition from B to A began interactively, and update, finish or cancel was never called. It \
          stands at its start for ever, and the app looks frozen. Return an interaction controller only while a gesture is \
          under way, else nil.
          """)
      let error = #expect(throws: StageError.self) { try stage.settle(within: 0.5) }
      #expect(error?.description.contains("the transition from B to A") == true)
      driver.finish()
      try stage.settle()
    }
  }

  @Test("A driver that moved and was never released is reported (P-3)")
  func interactionNotEnded() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      driver.update(0.4)
      stage.advance(by: 1)
      let message = try stage.expectDiagnostic("interaction-not-ended").message
      #expect(
        message == """
          [interaction-not-ended] The transition from B to A was left at 40.0 %, and finish or cancel was never called. No finger is \
          down, so it stands there for ever, and the app looks frozen. Call finish() or cancel() when the gesture ends, and when \
          it is cancelled or fails.
          """)
      driver.cancel()
      try stage.settle()
    }
  }

  @Test("A touch that rests on the screen is not reported (P-3)")
  func restingFinger() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let edge = EdgePanDriver(scene.nav, director: scene.director)
      stage.touchDown(at: CGPoint(x: 2, y: 100))
      stage.touchMove(to: CGPoint(x: 30, y: 100))
      stage.advance(frames: 1)
      stage.touchMove(to: CGPoint(x: 40, y: 100))
      stage.advance(by: 5)
      #expect(stage.diagnostics.isEmpty)
      stage.touchUp(at: CGPoint(x: 40, y: 100))
      try stage.settle()
      _ = edge
    }
  }

  @Test("An animator that never completes is reported once, and settle names the transition (P-4)")
  func neverCompleted() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let director = ClosureDirector()
      var end: (() -> Void)?
      director.animator = { _ in
        ClosureAnimator(duration: 0.3) { context in
          context.insertToView()
          end = { context.completeTransition(true) }
        }
      }
      scene.nav.delegate = director
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.9)
      #expect(stage.diagnostics.isEmpty)
      stage.advance(by: 3)
      let message = try stage.expectDiagnostic("never-completed").message
      #expect(
        message == """
          [never-completed] ClosureAnimator has not called completeTransition(_:) for the transition from A to B, and nothing \
          in it moves any more. Until the call, the screens take no touches and no other transition begins: the app looks \
          frozen. Call completeTransition(!transitionContext.transitionWasCancelled) in the animation's completion, whatever \
          `finished` says.
          """)
      end?()
      try stage.settle()
    }
  }

  @Test("A release along a long spring is not reported, also where the animator animates nothing (P-4, C-77)")
  func releasedAlongSpring() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      driver.timingCurve = UISpringTimingParameters(duration: 1, bounce: 0)
      scene.director.driver = driver
      scene.director.makeAnimator = { _ in InstantSlide() }
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      driver.update(0.4)
      driver.cancel()
      stage.advance(by: 0.9)
      #expect(scene.nav.transitionCoordinator != nil && stage.diagnostics.isEmpty)
      try stage.settle()
      #expect(scene.nav.topViewController === scene.b)
    }
  }

  @Test("An animator whose view leaves the window is not reported while its completion waits for the next turn (P-4)")
  func completedInTheNextTurn() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.director.makeAnimator = { _ in
        ClosureAnimator(duration: 0.1) { context in
          context.insertToView()
          context.containerView.addSubview(moved)
          UIView.animate(withDuration: 3) {
            moved.alpha = 0
          } completion: { _ in
            context.completeAsDecided()
          }
        }
      }
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 2)
      moved.removeFromSuperview()
      try stage.settle()
      #expect(scene.nav.transitionCoordinator == nil && stage.diagnostics.isEmpty)
    }
  }

  @Test("An animation that takes longer than its duration says is not reported (P-4)")
  func slowAnimator() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let director = ClosureDirector()
      director.animator = { _ in
        ClosureAnimator(duration: 0.1) { context in
          context.insertToView()
          UIView.animate(withDuration: 3, animations: { scene.b.view.alpha = 0.5 }) { _ in context.completeAsDecided() }
        }
      }
      scene.nav.delegate = director
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(stage.time > 3)
    }
  }

  @Test("A transition on a controller whose last one has not ended is reported (P-25, T-35)")
  func unbalanced() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.b.beginAppearanceTransition(true, animated: true)
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      let message = try stage.expectDiagnostic("unbalanced-appearance").message
      #expect(
        message == """
          [unbalanced-appearance] Unbalanced calls to begin/end appearance transitions for B, which is still appearing. A \
          second transition started before the first one ended, or beginAppearanceTransition was not paired. Wait for the \
          first transition's completion, and pair each begin with one end.
          """)
    }
  }

  @Test(
    "A second push of a controller, a pushed container and a pop to a controller off the stack are reported (A-41, P-58, P-59)"
  )
  func stackTraps() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      scene.nav.pushViewController(scene.b, animated: true)
      scene.nav.setViewControllers([scene.a, scene.b, scene.a], animated: false)
      let words = """
        [pushed-twice] B was pushed on nav, where it is already. UIKit raises here: pushing the same view controller instance \
        more than once is not supported. The push is ignored. Make a new controller for each push, or pop back to this one.
        """
      #expect(try stage.expectDiagnostic("pushed-twice").message == words)
      #expect(try stage.expectDiagnostic("pushed-twice").message == words)
      try stage.expectDiagnostic("pushed-twice")
      #expect(scene.nav.viewControllers == [scene.a, scene.b])

      let other = UINavigationController(rootViewController: UIViewController())
      other.title = "other"
      scene.nav.pushViewController(other, animated: true)
      scene.nav.pushViewController(scene.nav, animated: true)
      let container = try stage.expectDiagnostic("pushed-navigation").message
      #expect(
        container == """
          [pushed-navigation] The navigation controller other was pushed on nav. UIKit raises here: pushing a navigation \
          controller is not supported. The push is ignored. Push its root, or present it.
          """)
      try stage.expectDiagnostic("pushed-navigation")

      #expect(scene.nav.popToViewController(Screen("X", .green), animated: true) == nil)
      let missingTarget = try stage.expectDiagnostic("pop-target-not-on-stack").message
      #expect(
        missingTarget == """
          [pop-target-not-on-stack] nav was asked to pop to X, which is not on its stack. UIKit raises here: tried to pop to a view \
          controller that doesn't exist. Nothing is popped. Look the controller up in viewControllers first.
          """)
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a, scene.b])
    }
  }

  @Test("A diagnostic that a test did not expect fails it with its message")
  func unexpected() throws {
    let error = #expect(throws: StageError.self) {
      try withStage(.small) { stage in
        let view = UIView()
        stage.window.addSubview(view)
        view.alpha = .nan
      }
    }
    #expect(
      error?.description == """
        UIKit reported what would be a bug in an app:
          - [invalid-geometry] UIView was given opacity = nan. A layer whose geometry is not finite cannot be drawn; Core \
        Animation raises CALayerInvalidGeometry here. The old value is kept. Look for a division by zero or a frame that was \
        not laid out yet.
        Mend the code, or, where the test is about it, call stage.expectDiagnostic("identifier").
        """)
    #expect(throws: StageError.missingDiagnostic(identifier: "no-such", reported: [])) {
      try withStage(.small) { try $0.expectDiagnostic("no-such") }
    }
  }
}

/// A slide by a property animator without a duration.
private final class InstantSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var running: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    context.insertToView()
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
    animator.addCompletion { _ in context.completeAsDecided() }
    running = animator
    return animator
  }
}

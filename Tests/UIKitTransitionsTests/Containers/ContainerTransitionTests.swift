import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Containers of an app's own (UIContainerTransition)") @MainActor struct ContainerTransitionTests {
  @Test("A non-interactive page change sends all callbacks in order (T-95, T-97, T-99, P-63)")
  func byTime() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      let transition = scene.pages.show(1)
      scene.listen()
      #expect(transition.isRunning)
      try stage.settle()
      #expect(
        scene.tokens == """
          B.willMove(P) B.load A.wD B.wA animate B.iA B.layout cT(1) A.willMove(nil) B.dA A.view- A.dD B.didMove(P) \
          A.didMove(nil) co aE(1)
          """)
      #expect(scene.pages.children == [scene.b] && scene.a.parent == nil && scene.a.view.superview == nil)
      #expect(scene.b.view.frame == scene.pages.view.bounds && scene.pages.results.last == true)
      #expect(!transition.isRunning && scene.pages.transitionCoordinator == nil && transition.coordinator == nil)
    }
  }

  @Test(
    "An interactive page change that finishes sends the wills before the start and the dids at the end (T-101, T-102)")
  func finished() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      let driver = scene.hold(1, at: 0.5)
      scene.listen()
      #expect(isClose(scene.b.shownMinX, 50))
      driver.finish()
      try stage.settle()
      #expect(
        scene.tokens == """
          B.willMove(P) B.load A.wD B.wA startInteractive animate B.iA B.layout update… finish notify(cancelled=0) cT(1) \
          A.willMove(nil) B.dA A.view- A.dD B.didMove(P) A.didMove(nil) co aE(1)
          """)
    }
  }

  @Test(
    "An interactive page change that is cancelled removes the new page, restores the old one, and moves no controller (T-96, T-97, T-102)"
  )
  func cancelled() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      let driver = scene.hold(1, at: 0.5)
      scene.listen()
      driver.cancel()
      stage.advance(frames: 1)
      #expect(scene.b.shownMinX > 50)
      try stage.settle()
      #expect(
        scene.tokens == """
          B.willMove(P) B.load A.wD B.wA startInteractive animate B.iA B.layout update… cancel notify(cancelled=1) cT(0) \
          B.view- B.wD B.dD A.wA A.dA B.didMove(P) B.willMove(nil) B.didMove(nil) co(cancelled) aE(0)
          """)
      #expect(scene.pages.children == [scene.a] && scene.pages.shown === scene.a && scene.a.view.frame.minX == 0)
      #expect(scene.pages.results.last == false)
    }
  }

  @Test("A container that forwards appearance itself gets the same callbacks (T-37, T-97)")
  func manualForwarding() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage, forwardsByItself: true)
      scene.pages.show(1)
      try stage.settle()
      #expect(
        scene.log.take() == """
          B.willMove(P) B.load A.wD B.wA B.iA B.layout A.willMove(nil) B.dA A.dD B.didMove(P) A.didMove(nil)
          """)
      scene.hold(2, at: 0.2).cancel()
      try stage.settle()
      #expect(
        scene.log.take() == """
          C.willMove(P) C.load B.wD C.wA C.iA C.layout C.wD C.dD B.wA B.dA C.didMove(P) C.willMove(nil) C.didMove(nil)
          """)
    }
  }

  @Test("A container can keep its pages as children, and no controller moves (T-93)")
  func keeping() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      scene.pages.keepsPages = true
      scene.pages.show(1)
      try stage.settle()
      scene.forget()
      scene.pages.show(0)
      try stage.settle()
      #expect(scene.log.take() == "B.wD A.wA A.iA A.layout A.dA B.dD")
      #expect(scene.pages.children == [scene.a, scene.b])
    }
  }

  @Test("Without an animator the change is immediate, and so are the coordinator's blocks (T-2)")
  func atOnce() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      scene.pages.makeAnimator = { nil }
      var received: [String] = []
      scene.b.onWillAppear = { page in
        page.transitionCoordinator?.animate(
          alongsideTransition: { received.append("alongside, animated: \($0.isAnimated)") },
          completion: { received.append("completion, cancelled: \($0.isCancelled)") })
      }
      scene.pages.show(1)
      #expect(received == ["alongside, animated: false", "completion, cancelled: false"])
      #expect(scene.log.take().hasPrefix("B.willMove(P) B.load A.wD B.wA"))
      #expect(scene.b.view.superview === scene.pages.view && scene.pages.results == [true, true])
    }
  }

  @Test("Before the container is on the screen the first page appears with the container (T-32)")
  func beforeAppearing() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let page = Screen("A", .red, log: log)
      stage.show(PagesController("P", [page]))
      stage.advance(frames: 1)
      #expect(log.take() == "A.willMove(P) A.load A.didMove(P) A.wA A.iA A.layout A.dA")
    }
  }

  @Test("A direction gives the context all four frames (T-98), and without one the outer frames are zero (T-16)")
  func frames() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      var seen: [CGRect] = []
      scene.pages.makeAnimator = {
        ClosureAnimator(duration: 0.1) { context in
          let (from, to) = (context.viewController(forKey: .from)!, context.viewController(forKey: .to)!)
          seen = [
            context.initialFrame(for: from), context.finalFrame(for: from), context.initialFrame(for: to),
            context.finalFrame(for: to),
          ]
          context.insertToView()
          context.completeAsDecided()
        }
      }
      let bounds = scene.pages.view.bounds
      scene.pages.edge = .right
      scene.pages.show(1)
      let width = bounds.width
      #expect(seen == [bounds, bounds.offsetBy(dx: -width, dy: 0), bounds.offsetBy(dx: width, dy: 0), bounds])
      scene.pages.edge = .top
      scene.pages.show(0)
      let height = bounds.height
      #expect(seen == [bounds, bounds.offsetBy(dx: 0, dy: height), bounds.offsetBy(dx: 0, dy: -height), bounds])
      scene.pages.edge = nil
      scene.pages.show(1)
      #expect(seen == [bounds, .zero, .zero, bounds])
    }
  }

  @Test("Each controller inside finds the coordinator, and alongside animations follow the touch (T-106, T-111, P-63)")
  func coordinator() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      let inner = UIViewController()
      scene.a.addChild(inner)
      inner.didMove(toParent: scene.a)
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(badge)
      stage.advance(frames: 1)
      scene.b.onWillAppear = { page in
        page.transitionCoordinator?.animateAlongsideTransition(in: badge, animation: { _ in badge.alpha = 0 })
      }
      let driver = scene.hold(1, at: 0.25)
      let coordinator = try #require(scene.pages.transitionCoordinator)
      for controller in [scene.a, scene.b, inner] { #expect(controller.transitionCoordinator === coordinator) }
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isInterruptible)
      #expect(coordinator.presentationStyle == .none && coordinator.containerView === scene.pages.view)
      #expect(coordinator.targetTransform == .identity && coordinator.transitionDuration == 0.3)
      #expect(isClose(badge.shownAlpha, 0.75))
      driver.finish()
      #expect(coordinator.percentComplete == 0.25 && !coordinator.isCancelled)
      try stage.settle()
      #expect(badge.alpha == 0)
    }
  }

  @Test("An interruptible animator can be paused, reversed and released (T-104, T-105)", arguments: [true, false])
  func interrupted(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      scene.pages.driver = driver
      scene.pages.makeAnimator = { AnimatorSlide(isPop: false) }
      scene.pages.show(1)
      stage.advance(frames: 10)
      #expect(scene.pages.transitionCoordinator?.isInterruptible == true)
      let x = scene.b.shownMinX
      driver.pause()
      stage.advance(frames: 5)
      #expect(isClose(scene.b.shownMinX, x))
      driver.update(0.5)
      #expect(isClose(scene.b.shownMinX, 50))
      if finishes { driver.finish() } else { driver.cancel() }
      #expect(isClose(scene.b.shownMinX, 50))
      try stage.settle()
      #expect(scene.pages.results.last == finishes && scene.pages.shown === (finishes ? scene.b : scene.a))
    }
  }

  @Test("Context, coordinator, animator and transition are released with the last callback (P-50, T-113)")
  func release() throws {
    try withStage(.small) { stage in
      let scene = PagesScene(stage)
      weak var animator: AnimatorSlide?
      weak var context: (any UIViewControllerContextTransitioning)?
      scene.pages.makeAnimator = {
        let slide = AnimatorSlide(isPop: false)
        animator = slide
        return slide
      }
      weak let transition = scene.pages.show(1)
      weak let coordinator = transition?.coordinator
      context = animator?.context
      #expect(context != nil && coordinator != nil)
      try stage.settle()
      #expect(animator == nil && context == nil && coordinator == nil && transition == nil)
    }
  }
}

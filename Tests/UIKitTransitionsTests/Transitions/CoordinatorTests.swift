import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The coordinator of a transition") @MainActor struct CoordinatorTests {
  private func slide(_ scene: PopScene, _ context: any UIViewControllerContextTransitioning) {
    context.insertToView(above: false)
    UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
      scene.leaving.center.x = 100
    } completion: { _ in
      context.completeAsDecided()
    }
  }

  @Test(
    "A block queued in viewWillAppear animates alongside, for the animator's time and along its curve (T-106, T-114)")
  func alongside() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var duration = 0.0
      scene.a.willAppear = { a in
        let queued = a.transitionCoordinator?.animate(alongsideTransition: { context in
          duration = UIView.inheritedAnimationDuration
          #expect(context.transitionDuration == 0.5 && context.isAnimated)
          scene.arriving.center.x = 100
        })
        #expect(queued == true)
      }
      scene.pop(interactively: false) { slide(scene, $0) }
      #expect(duration == 0.5)
      for _ in 0..<4 {
        stage.advance(by: 0.1)
        #expect(isClose(scene.arriving.shownX, scene.leaving.shownX))
      }
      try stage.settle()
      #expect(scene.arriving.shownX == 100)
    }
  }

  @Test("Animations of alongside blocks follow the finger, and a cancel restores it (T-106, T-109)")
  func scrubbedAlongside() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let inside = UIView(frame: CGRect(x: -5, y: 50, width: 10, height: 10))
      scene.b.view.addSubview(inside)
      let outside = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
      stage.window.addSubview(outside)
      stage.advance(frames: 1)
      var undone = false
      scene.b.willDisappear = { b in
        b.transitionCoordinator?.animate(alongsideTransition: { _ in inside.center.x = 100 })
        b.transitionCoordinator?.animateAlongsideTransition(in: outside) { _ in
          outside.center.x = 100
        } completion: { context in
          undone = context.isCancelled
          #expect(outside.center.x == 0 && inside.center.x == 0)  // T-109
        }
      }
      scene.pop { slide(scene, $0) }
      for percent in [0.3, 0.7, 0.5] {
        scene.driver.update(CGFloat(percent))
        stage.advance(by: 0.1)
        #expect(isClose(inside.shownX, 100 * percent))
        #expect(isClose(outside.shownX, 100 * percent))
      }
      scene.driver.cancel()
      var last = 50.0
      while !undone {
        stage.advance(frames: 1)
        #expect(outside.shownX <= last + 1e-6)
        last = outside.shownX
      }
      #expect(outside.shownX == 0)
      #expect(inside.center.x == 0)
      #expect(!stage.notes.contains(.alongsideRestoredAtStart))
      try stage.settle()
    }
  }

  @Test("A value that an alongside block sets without an animation stays after a cancel (T-109)")
  func setAlongside() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.b.view.addSubview(square)
      stage.advance(frames: 1)
      scene.b.willDisappear = { b in
        b.transitionCoordinator?.animate(alongsideTransition: { _ in
          UIView.performWithoutAnimation { square.alpha = 0.25 }
        })
      }
      scene.pop { slide(scene, $0) }
      scene.driver.update(0.5)
      stage.advance(frames: 2)
      scene.driver.cancel()
      try stage.settle()
      #expect(square.alpha == 0.25)
    }
  }

  @Test("Alongside blocks after the start of the animation are refused, and their completions run all the same (T-108)")
  func tooLate() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop(interactively: false) { slide(scene, $0) }
      var calls: [String] = []
      let queued = scene.nav.transitionCoordinator?.animate(alongsideTransition: { _ in calls.append("along") }) { _ in
        calls.append("done")
      }
      #expect(queued == false)
      try stage.settle()
      #expect(calls == ["done"])
    }
  }

  @Test("After an animator without view animations, alongside blocks take the transition's duration (T-107)")
  func withoutViewAnimations() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var order: [String] = []
      scene.a.willAppear = { a in
        a.transitionCoordinator?.animate(alongsideTransition: { _ in
          order.append("along \(UIView.inheritedAnimationDuration)")
          scene.arriving.center.x = 100
        })
      }
      var end: (() -> Void)?
      scene.pop(interactively: false) { context in
        context.insertToView()
        end = { context.completeTransition(true) }
        order.append("animate")
      }
      #expect(order == ["animate", "along 0.5"])
      stage.advance(by: 0.25)
      #expect(scene.arriving.shownX > 40 && scene.arriving.shownX < 60)
      stage.advance(by: 0.3)
      #expect(scene.arriving.shownX == 100)
      end?()
      try stage.settle()
    }
  }

  @Test("A presentation without animation has a coordinator, whose blocks run at once (T-12)")
  func plainPresentation() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let (modal, dot) = (HookedScreen("modal"), UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10)))
      modal.modalPresentationStyle = .fullScreen
      var calls: [String] = []
      modal.willAppear = { modal in
        modal.view.addSubview(dot)
        #expect(modal.transitionCoordinator?.isAnimated == false)
        modal.transitionCoordinator?.animate(alongsideTransition: { _ in
          calls.append("along")
          dot.center.x = 100
        }) { _ in calls.append("done") }
      }
      scene.nav.present(modal, animated: false)
      stage.advance(frames: 1)
      #expect(calls == ["along", "done"])
      #expect(dot.shownX == 100)
    }
  }

  @Test("A push or a pop without animation has no coordinator (T-45)")
  func plainPop() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var found: [Bool] = []
      scene.a.willAppear = { found.append($0.transitionCoordinator != nil) }
      scene.b.willDisappear = { found.append($0.transitionCoordinator != nil) }
      scene.nav.popViewController(animated: false)
      #expect(scene.nav.transitionCoordinator == nil)
      try stage.settle()
      #expect(found == [false, false])
    }
  }

  @Test(
    "The coordinator is there for the container and both screens from before the wills until its completions begin (T-64, T-111, T-112, T-123)"
  )
  func ownerAndTime() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let child = UIViewController()
      scene.a.addChild(child)
      scene.a.view.addSubview(child.view)
      child.didMove(toParent: scene.a)
      #expect(scene.nav.transitionCoordinator == nil)
      var seen: [String: Bool] = [:]
      @MainActor func look(_ moment: String, finds: Bool = true) {
        let all = [scene.nav, scene.a, scene.b, child].map { $0.transitionCoordinator != nil }
        seen[moment] = !all.contains(!finds)
      }
      scene.b.willDisappear = { _ in look("wD") }
      scene.a.willAppear = { _ in look("wA") }
      scene.director.willShow = { _ in look("willShow") }
      scene.b.didDisappear = { _ in look("dD") }
      scene.a.didAppear = { _ in look("dA") }
      scene.director.didShow = { _ in look("didShow") }
      scene.pop(interactively: false) {
        look("animate")
        slide(scene, $0)
      }
      scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in look("completion", finds: false) }
      try stage.settle()
      #expect(seen.count == 8 && !seen.values.contains(false), "\(seen)")
      #expect([scene.nav, scene.a, scene.b, child].allSatisfy { $0.transitionCoordinator == nil })
    }
  }

  @Test("The coordinator is there right after an animated push, pop or setViewControllers (T-20, T-21, T-112, T-121)")
  func waitedFor() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      var ends: [String] = []
      scene.nav.pushViewController(scene.b, animated: true)
      #expect(scene.nav.transitionCoordinator != nil && scene.b.transitionCoordinator != nil)
      scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append("push \($0.isCancelled)") }
      #expect(scene.log.take().hasPrefix("B.willMove(nav) anim? inter? B.load A.wD B.wA willShow(B)"))
      stage.advance(by: 0.1)
      #expect(ends.isEmpty)
      try stage.settle()
      scene.nav.popViewController(animated: true)
      scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append("pop \($0.isCancelled)") }
      try stage.settle()
      #expect(ends == ["push false", "pop false"] && scene.nav.viewControllers == [scene.a])
      scene.nav.setViewControllers([scene.a, UIViewController()], animated: true)
      #expect(scene.nav.transitionCoordinator != nil)
      try stage.settle()
    }
  }

  @Test(
    "The coordinator knows screens, views and interaction, and at the release percent, speed and curve (A-21…A-23, T-102)"
  )
  func knowledge() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.driver.completionSpeed = 0.5
      scene.driver.completionCurve = .easeIn
      scene.pop { slide(scene, $0) }
      let coordinator = try #require(scene.nav.transitionCoordinator)
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isCancelled)
      #expect(coordinator.viewController(forKey: .from) === scene.b && coordinator.view(forKey: .to) === scene.a.view)
      #expect(coordinator.presentationStyle == .none)
      #expect(coordinator.containerView === scene.b.view.superview)
      var changes: [String] = []
      coordinator.notifyWhenInteractionChanges { changes.append("changes \($0.isInteractive) \($0.isCancelled)") }
      coordinator.notifyWhenInteractionEnds { changes.append("ends \($0.percentComplete)") }
      scene.driver.update(0.25)
      #expect(changes.isEmpty)
      scene.driver.cancel()
      #expect(changes == ["changes false true", "ends 0.25"])
      #expect(coordinator.percentComplete == 0.25)
      #expect(coordinator.completionVelocity == 0.5)
      #expect(coordinator.completionCurve == .easeIn)
      #expect(coordinator.initiallyInteractive)  // never changes
      try stage.settle()
    }
  }

  @Test("The coordinator runs completions once, in order, with the outcome", arguments: [true, false])
  func completions(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var calls: [String] = []
      scene.pop { slide(scene, $0) }
      for number in 1...3 {
        scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) {
          calls.append("\(number) \($0.isCancelled)")
        }
      }
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      try stage.settle()
      #expect(calls == (1...3).map { "\($0) \(!finishes)" })
    }
  }

  @Test("Pushing from a coordinator's completion and asking for the new coordinator works over and over (T-123)")
  func pushesFromCompletions() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      var (received, old): (Int, [any UIViewControllerTransitionCoordinator]) = (0, [])
      @MainActor func push() {
        scene.nav.pushViewController(HookedScreen("\(received)"), animated: true)
        guard let coordinator = scene.nav.transitionCoordinator else { return }
        #expect(!old.contains { $0 === coordinator })
        old.append(coordinator)
        coordinator.animate(alongsideTransition: nil) { _ in
          received += 1
          #expect(scene.nav.transitionCoordinator == nil)
          if received < 3 { push() }
        }
      }
      push()
      try stage.settle()
      #expect(received == 3 && scene.nav.viewControllers.map(\.title) == ["A", "0", "1", "2"])
    }
  }

  @Test("A coordinator whose completions run, or have run, takes no more blocks and says so (T-123)")
  func blocksAfterTheEnd() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      let coordinator = try #require(scene.nav.transitionCoordinator)
      var answers: [Bool] = []
      coordinator.animate(alongsideTransition: nil) { _ in
        answers.append(coordinator.animate(alongsideTransition: nil) { _ in Issue.record("never runs") })
      }
      try stage.settle()
      answers.append(coordinator.animate(alongsideTransition: { _ in Issue.record("never runs") }))
      #expect(answers == [false, false])
    }
  }

  @Test(
    "The coordinator is released with the last callback, and so are context, animator and driver (T-113, P-50)",
    arguments: [true, false])
  func release(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      weak var context: AnyObject?
      weak var animator: AnyObject?
      weak var coordinator: AnyObject?
      weak var driver: AnyObject?
      weak var interaction: UIPercentDrivenInteractiveTransition?
      do {
        let percent = UIPercentDrivenInteractiveTransition()
        interaction = percent
        scene.director.interaction = percent
        scene.director.animator = { [unowned scene] _ in
          let made = ClosureAnimator(duration: PopScene.duration) { given in
            context = given
            given.insertToView(above: false)
            UIView.animate(withDuration: PopScene.duration) {
              scene.leaving.center.x = 100
            } completion: { _ in
              given.completeAsDecided()
            }
          }
          animator = made
          return made
        }
        scene.nav.popViewController(animated: true)
        stage.advance(frames: 1)
        coordinator = scene.nav.transitionCoordinator
        driver = stage.environment.drivers.first
        scene.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ = $0.isCancelled }
        scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { _ = $0.isCancelled }
        percent.update(0.5)
        #expect(context != nil && animator != nil && coordinator != nil && driver != nil)
        if finishes { percent.finish() } else { percent.cancel() }
        scene.director.interaction = nil
      }
      try stage.settle()
      #expect(context == nil, "context")
      #expect(animator == nil, "animator")
      #expect(coordinator == nil, "coordinator")
      #expect(driver == nil, "driver")
      #expect(interaction == nil, "interaction")
    }
  }

  @Test("The popped screen is released with the coordinator (P-50)")
  func poppedScreen() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      weak var pushed: UIViewController?
      do {
        let screen = HookedScreen("C")
        pushed = screen
        scene.nav.pushViewController(screen, animated: true)
        try stage.settle()
        scene.nav.popViewController(animated: true)
        try stage.settle()
      }
      #expect(pushed == nil)
    }
  }
}

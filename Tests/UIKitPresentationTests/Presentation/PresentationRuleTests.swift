import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Rules of presenting and dismissing") @MainActor struct PresentationRuleTests {
  @Test("A presentation begins after the commit, and presentedViewController is set at once (T-22)")
  func deferred() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.a.present(scene.b, animated: true)
      #expect(scene.a.presentedViewController === scene.b)
      #expect(scene.b.presentingViewController === scene.a)
      #expect(scene.b.isBeingPresented)
      #expect(scene.log.take() == "")
      #expect(stage.environment.drivers.isEmpty)
      stage.advance(frames: 1)
      #expect(stage.environment.drivers.count == 1)
      try stage.settle()
      #expect(!scene.b.isBeingPresented)
    }
  }

  @Test("A child's present goes to its outermost parent, or to its context (T-68)", arguments: [true, false])
  func climbs(inContext: Bool) throws {
    try withStage(.small) { stage in
      let (root, context, child) = (Screen("root", .red), Screen("context", .gray), Screen("child", .green))
      stage.show(root)
      for (parent, inner) in [(root, context), (context, child)] {
        parent.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 20, width: 100, height: 50)
        parent.view.addSubview(inner.view)
        inner.didMove(toParent: parent)
      }
      context.definesPresentationContext = true
      let modal = Screen("modal", .blue)
      modal.modalPresentationStyle = inContext ? .overCurrentContext : .overFullScreen
      child.present(modal, animated: true)
      try stage.settle()
      let presenter: UIViewController = inContext ? context : root
      #expect(modal.presentingViewController === presenter)
      #expect(child.presentedViewController === modal)
      #expect(modal.view.bounds.size == (inContext ? CGSize(width: 100, height: 50) : CGSize(width: 100, height: 200)))
      #expect(stage.image.color(x: 50, y: 45) == .blue)
      #expect(stage.image.color(x: 50, y: 150) == (inContext ? .red : .blue))
      child.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 60) == .green)
    }
  }

  @Test("currentContext presents from the context, whose view it replaces (T-68, T-76)")
  func currentContext() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .currentContext)
      scene.director.usesSlide = false
      scene.a.providesPresentationContextTransitionStyle = true
      scene.a.modalTransitionStyle = .crossDissolve
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.2)
      #expect(abs((scene.b.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      try stage.settle()
      #expect(scene.a.view.window == nil)
    }
  }

  @Test(
    "An invalid presentation is refused and reported, and its completion is never called (T-69, T-70, T-89, P-46, P-47)"
  )
  func refusals() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let other = Screen("C", .green)
      other.modalPresentationStyle = .overFullScreen
      let lost = Screen("lost", .gray)
      lost.present(other, animated: true) { Issue.record("completed") }
      try stage.expectDiagnostic("presenter-not-in-window")

      scene.a.present(scene.b, animated: true)
      scene.a.present(other, animated: true) { Issue.record("completed") }
      let refusal = try stage.expectDiagnostic("already-presenting")
      #expect(refusal.happened == "Attempt to present C on A, which is already presenting B.")
      scene.b.present(other, animated: true) { Issue.record("completed") }
      try stage.expectDiagnostic("presentation-in-progress")
      scene.b.dismiss(animated: true) { Issue.record("completed") }
      try stage.expectDiagnostic("presentation-in-progress")
      try stage.settle()

      scene.b.present(scene.b, animated: true) { Issue.record("completed") }
      try stage.expectDiagnostic("presented-active")
      scene.b.present(scene.a, animated: true) { Issue.record("completed") }
      try stage.expectDiagnostic("presented-active")

      scene.b.dismiss(animated: true)
      scene.a.dismiss(animated: true) { Issue.record("completed") }
      try stage.expectDiagnostic("presentation-in-progress")
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test("Dismissing the lowest of a chain removes the upper ones at once, and the lowest animates (T-88)")
  func chain() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let c = Screen("C", .green, log: scene.log)
      c.modalPresentationStyle = .fullScreen
      scene.b.present(c, animated: true)
      try stage.settle()
      #expect(scene.log.take() == "C.load B.wD C.wA C.iA C.layout C.dA B.dD")
      stage.clearTrace()
      var completed = false
      scene.a.dismiss(animated: true) {
        completed = true
        #expect(scene.log.take() == "C.wD B.wA B.iA B.dA C.dD B.wD B.layout B.dD")
        #expect(scene.a.presentedViewController == nil)
      }
      // Only its own delegate is asked.
      #expect(stage.trace.events.filter { $0.name == "animationController(forDismissed:)" }.map(\.subject) == ["B"])
      #expect(c.isBeingDismissed && scene.b.isBeingDismissed)
      stage.advance(by: 0.1)
      // B goes down, and A shows above it; C is gone at once.
      #expect(stage.image.color(x: 50, y: 2) == .red)
      #expect(stage.image.color(x: 50, y: 198) == .blue)
      #expect(c.view.window == nil && scene.b.presentedViewController == nil)
      try stage.settle()
      #expect(completed)
      #expect(stage.window.subviews.count == 1)
      #expect(c.presentingViewController == nil && scene.b.presentingViewController == nil)
    }
  }

  @Test(
    "Dismissing twice in a turn, on the same controller or on the next lower one, dismisses that one, too (T-160)",
    arguments: ["B B", "C B", "C C"], [true, false])
  func twice(receivers: String, animated: Bool) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      try scene.showB()
      let c = Screen("C", .green, log: scene.log)
      c.modalPresentationStyle = .fullScreen
      scene.b.present(c, animated: false)
      try stage.settle()
      scene.forget()
      var closures: [String] = []
      let controllers = ["B": scene.b, "C": c]
      for (receiver, closure) in zip(receivers.split(separator: " "), ["first", "second"]) {
        controllers[String(receiver)]?.dismiss(animated: animated) { closures.append(closure) }
      }
      // C goes with the first call, and B, which animates, with the second.
      stage.advance(by: 0.1)
      #expect(closures == (animated ? ["first"] : ["first", "second"]))
      #expect(c.view.window == nil)
      if animated { #expect(stage.image.color(x: 50, y: 198) == .blue && stage.image.color(x: 50, y: 2) == .red) }
      try stage.settle()
      #expect(closures == ["first", "second"])
      let calls = scene.log.take().split(separator: " ").filter { !$0.hasSuffix("layout") && !$0.hasSuffix("iA") }
      #expect(calls.joined(separator: " ") == "C.wD B.wA B.dA C.dD B.wD A.wA A.dA B.dD")
      #expect(scene.a.presentedViewController == nil && stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("Dismissing the presenter of a screen that is on its way out ends that, and animates the presenter's (T-160)")
  func whileOneRuns() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let c = Screen("C", .green)
      c.modalPresentationStyle = .overFullScreen
      scene.b.present(c, animated: true)
      try stage.settle()
      var closures: [String] = []
      c.dismiss(animated: true) { closures.append("C") }
      stage.advance(by: 0.1)
      scene.b.dismiss(animated: true) { closures.append("B") }
      stage.advance(frames: 1)
      #expect(closures == ["C"] && c.view.window == nil && scene.b.isBeingDismissed)
      try stage.settle()
      #expect(closures == ["C", "B"] && scene.a.presentedViewController == nil)
    }
  }

  @Test("A cancelled dismissal of a chain brings back the lowest, and not what was on top of it (T-86, T-88)")
  func chainCancelled() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      try scene.showB()
      let c = Screen("C", .green, log: scene.log)
      c.modalPresentationStyle = .custom
      scene.b.present(c, animated: true)
      try stage.settle()
      scene.forget()
      let driver = scene.hold(at: 0.5) { scene.a.dismiss(animated: true) }
      #expect(stage.image.color(x: 50, y: 50) == .red)
      driver.cancel()
      try stage.settle()
      #expect(scene.a.presentedViewController === scene.b)
      #expect(scene.b.presentedViewController == nil && c.presentingViewController == nil)
      #expect(stage.image.color(x: 50, y: 50) == .blue)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 50) == .red)
    }
  }

  @Test("A new root controller removes the presentations of the old one", arguments: [true, false])
  func newRoot(full: Bool) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: full ? .fullScreen : .overFullScreen)
      try scene.showB()
      stage.window.makeKeyAndVisible()
      #expect((scene.a.view.window == nil) == full)
      stage.show(Screen("C", .green))
      stage.advance(frames: 1)
      #expect(scene.log.take().hasPrefix("B.wD B.dD"))
      #expect(stage.image.color(x: 50, y: 100) == .green)
      #expect(stage.window.subviews.count == 1)
      #expect(scene.b.presentingViewController == nil)
    }
  }

  @Test(
    "In its viewDidDisappear a dismissed controller has no presenter, which may present again (T-87, T-136, T-161)",
    arguments: [true, false])
  func presentsAgainFromDidDisappear(animated: Bool) throws {
    try withStage(.small) { stage in
      let (a, next) = (Screen("A", .red), Screen("next", .green))
      stage.show(a)
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
        let modal = HookedScreen("modal")
        next.modalPresentationStyle = style
        modal.modalPresentationStyle = style
        var notes: [String] = []
        modal.willDisappear = { screen in
          notes.append("wD \(screen.presentingViewController === a) \(a.presentedViewController === screen)")
        }
        modal.didDisappear = { screen in
          notes.append("dD \(screen.presentingViewController == nil) \(a.presentedViewController == nil)")
          notes.append("dismissed \(screen.isBeingDismissed)")
          a.present(next, animated: animated)
        }
        a.present(modal, animated: animated)
        try stage.settle()
        var isDone = false
        a.dismiss(animated: animated) { isDone = true }
        try stage.settle()
        #expect(notes == ["wD true true", "dD true true", "dismissed true"])
        #expect(isDone && a.presentedViewController === next && next.presentingViewController === a)
        #expect(modal.viewIfLoaded?.window == nil && !modal.isBeingDismissed)
        #expect(stage.image.color(x: 50, y: 150) == .green)
        a.dismiss(animated: false)
        try stage.settle()
        #expect(a.presentedViewController == nil)
        #expect(stage.image.color(x: 50, y: 150) == .red)
      }
    }
  }

  @Test("isBeingPresented and isBeingDismissed are true in the callbacks (T-87)")
  func flags() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      let watcher = FlagScreen()
      watcher.modalPresentationStyle = .fullScreen
      scene.a.present(watcher, animated: true)
      try stage.settle()
      watcher.dismiss(animated: true)
      try stage.settle()
      #expect(watcher.received == ["wA presented", "dA presented", "wD dismissed", "dD dismissed"])
    }
  }

  @Test("A presentation controller that removes the presenter's view calls back like a full-screen presentation (T-80)")
  func removes() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeController = { RemovingPresentation(presentedViewController: $0, presenting: $1) }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.log.take() == "A.wD B.wA B.iA B.layout B.dA A.dD")
      #expect(scene.a.view.window == nil)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.view.superview === stage.window)
    }
  }

  @Test("The automatic style is read as pageSheet, and presented as one (T-91)")
  func sheets() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .automatic)
      #expect(scene.b.modalPresentationStyle == .pageSheet)
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.b.presentationController is UISheetPresentationController)
      #expect(scene.log.take() == "B.wA B.iA B.layout B.dA")  // T-78
      #expect(scene.b.presentationController?.presentationStyle == .pageSheet)
    }
  }

  @Test("A presentation controller that is read before its style is set stays, and is reported (T-72)")
  func frozen() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      let early = scene.b.presentationController
      #expect(scene.b.presentationController === early)
      #expect(scene.b.activePresentationController == nil)
      scene.b.modalPresentationStyle = .custom
      scene.a.present(scene.b, animated: true)
      try stage.expectDiagnostic("presentation-controller-frozen")
      try stage.settle()
      #expect(scene.b.activePresentationController === early)
    }
  }

  @Test("A transitioning delegate that nothing retains is reported (P-1)")
  func lostDelegate() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .overFullScreen)
      scene.b.transitioningDelegate = PresentationDirector()
      scene.a.present(scene.b, animated: true)
      try stage.expectDiagnostic("delegate-released")
      try stage.settle()
    }
  }

  @Test(
    "present loads the view and asks for the animator inside the call, before there is a coordinator (T-121, T-135, T-163)"
  )
  func insideTheCall() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let director = PresentationDirector()
      var asked: [String] = []
      director.makeAnimator = { presents in
        let known = [a, b].contains { $0.transitionCoordinator != nil }
        asked.append("\(presents ? "present" : "dismiss")\(known ? " with a coordinator" : "")")
        return ClosureAnimator.fade()
      }
      stage.show(a)
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = director
      a.present(b, animated: true)
      #expect(asked == ["present"] && b.log.take() == "B.load")
      try stage.settle()
      a.dismiss(animated: true)
      #expect(asked == ["present", "dismiss"])
      try stage.settle()
    }
  }

  @Test("After a refused presentation there is no coordinator (T-121)")
  func refusedWithoutCoordinator() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let other = Screen("C", .green)
      scene.a.present(other, animated: true)
      try stage.expectDiagnostic("already-presenting")
      #expect([scene.a, scene.b, other].allSatisfy { $0.transitionCoordinator == nil })
      try stage.settle()
    }
  }

  @Test("dismiss without animation is not over when it returns, so a present in the same turn is refused (T-164)")
  func plainDismissal() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      try scene.showB()
      scene.a.dismiss(animated: false)
      #expect(scene.a.presentedViewController === scene.b)
      let next = Screen("C", .green)
      next.modalPresentationStyle = .fullScreen
      scene.a.present(next, animated: false)
      try stage.expectDiagnostic("already-presenting")
      try stage.settle()
      #expect(scene.a.presentedViewController == nil && scene.a.view.window != nil)
      scene.a.present(next, animated: false)
      try stage.settle()
      #expect(scene.a.presentedViewController === next)
    }
  }

  @Test("In viewDidDisappear of a completed dismissal isBeingDismissed is still true (T-136)")
  func dismissedFlag() throws {
    try withStage(.small) { stage in
      let (a, b) = (HookedScreen("A"), HookedScreen("B"))
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: true)
      try stage.settle()
      var flags: [Bool] = []
      b.didDisappear = { flags.append($0.isBeingDismissed) }
      b.dismiss(animated: true)
      try stage.settle()
      #expect(flags == [true] && !b.isBeingDismissed)
    }
  }
}

/// Writes down the flags that it sees in its callbacks.
private final class FlagScreen: UIViewController {
  var received: [String] = []

  private func note(_ call: String) {
    received.append(call + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : ""))
  }

  override func viewWillAppear(_ animated: Bool) { note("wA") }
  override func viewDidAppear(_ animated: Bool) { note("dA") }
  override func viewWillDisappear(_ animated: Bool) { note("wD") }
  override func viewDidDisappear(_ animated: Bool) { note("dD") }
}

/// Takes the presenter's view away.
private final class RemovingPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import UIKit
@testable import UIKitTestSupport

/// The traps of presentations, word for word.
@Suite("Diagnostics of presentations") @MainActor struct PresentationTrapTests {
  @Test(
    "Presenting outside a window, while presenting, and a controller that is shown already are reported (P-46, P-47, T-69, T-70)"
  )
  func refusals() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let c = Screen("C", .green)
      c.modalPresentationStyle = .overFullScreen
      let lost = Screen("lost", .gray)
      lost.present(c, animated: true) { Issue.record("completed") }
      #expect(
        try stage.expectDiagnostic("presenter-not-in-window").message == """
          [presenter-not-in-window] Attempt to present C on lost, whose view is not in the window hierarchy. In viewDidLoad(), and \
          after the view was removed, there is no window to present in. Nothing is presented, and the completion is not called. \
          Present in viewDidAppear(_:) or later.
          """)
      scene.a.present(scene.b, animated: true)
      scene.a.present(c, animated: true) { Issue.record("completed") }
      #expect(
        try stage.expectDiagnostic("already-presenting").message == """
          [already-presenting] Attempt to present C on A, which is already presenting B. A controller presents one other at a \
          time. Nothing is presented, and the completion is not called. Present on B, or dismiss it first.
          """)
      try stage.settle()
      scene.b.present(scene.a, animated: true) { Issue.record("completed") }
      #expect(
        try stage.expectDiagnostic("presented-active").message == """
          [presented-active] A was to be presented, and it is presented already, or it is inside a parent or a window. UIKit \
          raises here: application tried to present modally an active controller. The call is ignored. Present a controller that \
          is nowhere yet.
          """)
    }
  }

  @Test("Dismissing during a dismissal is reported (T-89)")
  func inProgress() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      scene.b.dismiss(animated: true)
      scene.b.dismiss(animated: true) { Issue.record("completed") }
      #expect(
        try stage.expectDiagnostic("presentation-in-progress").message == """
          [presentation-in-progress] Attempt to dismiss B while a presentation or dismiss is in progress! Two transitions cannot \
          move the same screens at once. The call is ignored. Wait for the completion of the one that runs.
          """)
      try stage.settle()
    }
  }

  @Test("A move of a presentation that is not possible leaves it as it is, and is reported with both states")
  func illegalPhase() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let presentation = try #require(scene.a.modal.presents)
      presentation.beginPresenting()
      #expect(
        try stage.expectDiagnostic("illegal-state").message == """
          [illegal-state] The presentation of B was to go from presented to presenting. The one does not follow the other: \
          something has begun or ended twice. That is a fault of Matchcut, not of the app. The state stays as it is. Report the \
          fault, with the trace.
          """)
      #expect(presentation.phase == .presented && !scene.b.isBeingPresented)
    }
  }

  @Test("An animator that moves or removes the presenter's view is reported (P-6, P-7)", arguments: [true, false])
  func presentersView(moves: Bool) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeAnimator = { isPresenting in
        ClosureAnimator(duration: 0.1) { context in
          if isPresenting, let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
          let presenter = context.viewController(forKey: isPresenting ? .from : .to)
          if moves, !isPresenting, let view = presenter?.view { context.containerView.addSubview(view) }
          if !moves, isPresenting { presenter?.view.removeFromSuperview() }
          context.completeTransition(true)
        }
      }
      try scene.showB()
      scene.b.dismiss(animated: true)
      try stage.settle()
      let words =
        moves
        ? """
        [presenter-in-container] The animator has put the view of A into the container of a presentation that leaves it in place. \
        The container goes with the dismissal, and the view would go with it: the screen would be black. The view was put back. \
        Move only view(forKey:), which is nil for a view that is not yours.
        """
        : """
        [presenter-removed] The animator has removed the view of A, which this presentation leaves in place. Nobody would put it \
        back when the presentation ends. The view was put back. Where it should go, override shouldRemovePresentersView.
        """
      #expect(try stage.expectDiagnostic(moves ? "presenter-in-container" : "presenter-removed").message == words)
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("Appearance callbacks that the app calls itself are reported (P-27, T-34)")
  func misuse() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.a.viewWillDisappear(true)
      let report = try stage.expectDiagnostic("appearance-misuse")
      #expect(
        report.message == """
          [appearance-misuse] viewWillDisappear(_:) of A was called by the app. The callbacks tell of what the engine does; called \
          by hand they tell of what has not happened. Call beginAppearanceTransition(_:animated:) and endAppearanceTransition(). \
          Where a presenter must hear of a custom presentation, override shouldRemovePresentersView.
          """)
    }
  }

  @Test("A presenter gets no callbacks of a custom presentation, unless its view is removed (P-26, T-78, T-80)")
  func silent() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeController = { Plain(presentedViewController: $0, presenting: $1) }
      for removes in [false, true] {
        scene.director.makeController = {
          let controller = Plain(presentedViewController: $0, presenting: $1)
          controller.removes = removes
          return controller
        }
        try scene.showB()
        scene.b.dismiss(animated: true)
        try stage.settle()
        #expect(scene.log.take().contains("A.wA") == removes)
      }
    }
  }

  @Test("A presentation controller that is returned and never used is reported (P-28, T-71)")
  func ignored() throws {
    try withStage { stage in
      let scene = PresentationScene(stage, style: .automatic)
      scene.director.usesSlide = false
      scene.director.makeController = { Plain(presentedViewController: $0, presenting: $1) }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(
        try stage.expectDiagnostic("presentation-controller-ignored").message == """
          [presentation-controller-ignored] The transitioning delegate of B offers a presentation controller, and \
          modalPresentationStyle was never set. Only the style .custom asks for it; B is presented as pageSheet, and the \
          controller is not used. Set modalPresentationStyle to .custom before presenting.
          """)
    }
  }

  @Test("A presentation controller that was read too early is reported (P-28, T-72)")
  func frozen() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      _ = scene.b.presentationController
      scene.b.modalPresentationStyle = .custom
      scene.a.present(scene.b, animated: true)
      #expect(
        try stage.expectDiagnostic("presentation-controller-frozen").message == """
          [presentation-controller-frozen] presentationController of B was read before modalPresentationStyle or \
          transitioningDelegate changed. Reading it makes it, for the style of that moment (fullScreen), and that one is used. Set \
          modalPresentationStyle and transitioningDelegate first, then read presentationController.
          """)
      try stage.settle()
    }
  }

  @Test(
    "A percent driver that is driven after a dismissal without animation is reported (P-68)", arguments: [true, false])
  func undriven(atOnce: Bool) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.b.dismiss(animated: false)
      if !atOnce { stage.advance(by: 0.1) }
      driver.update(0.2)
      driver.finish()
      #expect(
        try stage.expectDiagnostic("not-interactive").message == """
          [not-interactive] A percent-driven transition was driven after dismiss of B without animation. Without animation no \
          interaction controller is asked for, so nothing follows the finger. Pass animated: true, and return the driver from \
          interactionControllerForDismissal(using:) or its sibling.
          """)
      try stage.settle()
    }
  }

  @Test("The partial curl is reported (K-19)")
  func curl() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      scene.director.usesSlide = false
      scene.b.modalTransitionStyle = .partialCurl
      scene.a.present(scene.b, animated: true)
      #expect(
        try stage.expectDiagnostic("partial-curl").message == """
          [partial-curl] B was to be presented by partialCurl. The page curl bends the screen's image, which layers cannot. coverVertical \
          is used. Set modalTransitionStyle to a style that is there.
          """)
      try stage.settle()
    }
  }

  @Test("isBeingDismissed is true for the presented container, and not for its child (P-67, T-87)")
  func flagsOfChildren() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      let root = HookedScreen("root")
      let nav = UINavigationController(rootViewController: root)
      nav.modalPresentationStyle = .fullScreen
      var received: [Bool] = []
      root.didDisappear = { received += [$0.isBeingDismissed, $0.navigationController?.isBeingDismissed ?? false] }
      scene.a.present(nav, animated: true)
      try stage.settle()
      root.dismiss(animated: true)
      try stage.settle()
      #expect(received == [false, true])
    }
  }

  @Test("presentationTransitionWillBegin is called before the will-callbacks, with the coordinator (T-74, T-75)")
  func order() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeController = { [log = scene.log] in
        let controller = Plain(presentedViewController: $0, presenting: $1)
        controller.begins = { presented, presenting in
          let known = presented.transitionCoordinator != nil && presenting.transitionCoordinator != nil
          log.calls.append("begins\(known ? "" : " without coordinator")")
        }
        return controller
      }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.log.take() == "begins B.wA B.iA B.layout B.dA")
    }
  }
}

/// A presentation controller that does nothing of its own, but may take the presenter's view away, and tell of its
/// beginning.
private final class Plain: UIPresentationController {
  var removes = false
  var begins: (UIViewController, UIViewController) -> Void = { _, _ in }

  override var shouldRemovePresentersView: Bool { removes }

  override func presentationTransitionWillBegin() {
    begins(presentedViewController, presentingViewController)
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The coordinator of a presentation") @MainActor struct PresentationCoordinatorTests {
  @Test(
    "The coordinator is there when present or dismiss returns, animated or not, and runs what is added then (T-112, T-121)",
    arguments: [true, false])
  func afterTheCall(animated: Bool) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      var notes: [String] = []
      for presents in [true, false] {
        if presents {
          scene.a.present(scene.b, animated: animated) { notes.append("closure") }
        } else {
          scene.a.dismiss(animated: animated) { notes.append("closure") }
        }
        for screen in [scene.a, scene.b] {
          let coordinator = try #require(screen.transitionCoordinator)
          #expect(coordinator.isAnimated == animated && !coordinator.isInteractive && !coordinator.isCancelled)
          #expect(coordinator.transitionDuration == (animated ? 0.3 : 0))
          #expect(coordinator.viewController(forKey: .to) === (presents ? scene.b : scene.a))
          let isInTime = coordinator.animate { _ in
            notes.append("along")
          } completion: {
            notes.append("completed, cancelled: \($0.isCancelled)")
          }
          #expect(isInTime)
        }
        #expect(notes.isEmpty)
        try stage.settle()
        let ends = Array(repeating: "completed, cancelled: false", count: 2)
        #expect(notes == ["along", "along", "closure"] + ends)
        #expect(scene.a.transitionCoordinator == nil && scene.b.transitionCoordinator == nil)
        notes = []
      }
    }
  }

  @Test("Where the presenter leaves the window in the same turn, the coordinator's completions get a cancel (T-121)")
  func neverBegins() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      var wasCancelled: Bool?
      scene.a.present(scene.b, animated: true) { Issue.record("completed") }
      scene.b.transitionCoordinator?.animate { _ in
        Issue.record("animated")
      } completion: {
        wasCancelled = $0.isCancelled
        // The transition is over: what comes now would never run (T-123).
        #expect(scene.a.transitionCoordinator == nil && scene.b.transitionCoordinator == nil)
      }
      scene.a.view.removeFromSuperview()
      try stage.settle()
      #expect(wasCancelled == true && stage.notes == [.presenterLeftBeforeBeginning])
      #expect(scene.a.transitionCoordinator == nil && scene.b.transitionCoordinator == nil)
    }
  }

  @Test(
    "The coordinator is there inside presentationControllerWillDismiss, and animates along (T-90)",
    arguments: [true, false])
  func insideWillDismiss(isSwipe: Bool) throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      let listener = DismissalListener()
      var notes: [String] = []
      listener.willDismiss = { controller in
        let presenter = controller.presentingViewController
        guard let coordinator = presenter.transitionCoordinator else { return notes.append("no coordinator") }
        notes.append("will, interactive: \(coordinator.isInteractive)")
        #expect(controller.presentedViewController.transitionCoordinator === coordinator)
        coordinator.animate { _ in
          notes.append("along")
          presenter.view.alpha = 0.5
        } completion: {
          notes.append("completed, cancelled: \($0.isCancelled)")
        }
      }
      listener.didDismiss = { _ in notes.append("did") }
      scene.sheet.delegate = listener
      try scene.showB()
      if isSwipe { scene.drag(from: 100, by: 500) } else { stage.tap(CGPoint(x: 196, y: 30)) }
      try stage.settle()
      #expect(notes == ["will, interactive: \(isSwipe)", "along", "completed, cancelled: false", "did"])
      #expect(scene.a.view.alpha == 0.5)
    }
  }

  @Test(
    "present and dismiss during a push wait for the push's end, and are checked then (T-69, T-134)",
    arguments: [true, false])
  func waitsForPush(presents: Bool) throws {
    try withStage(.small) { stage in
      let (root, next, modal) = (Screen("root", .red), Screen("next", .green), Screen("modal", .blue))
      let (base, nav) = (Screen("base", .gray), UINavigationController(rootViewController: root))
      (nav.modalPresentationStyle, modal.modalPresentationStyle) = (.fullScreen, .fullScreen)
      stage.show(base)
      base.present(nav, animated: false)
      try stage.settle()
      var notes: [String] = []
      nav.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in notes.append("push") }
      if presents {
        next.present(modal, animated: true) { notes.append("presented") }
        #expect(nav.presentedViewController == nil && modal.presentingViewController == nil)
      } else {
        root.dismiss(animated: true) { notes.append("dismissed") }
        #expect(!nav.isBeingDismissed)
      }
      stage.advance(by: 0.1)
      #expect(stage.environment.drivers.count == 1 && notes.isEmpty)
      stage.advance(by: 0.4)
      #expect(notes == ["push"] && stage.environment.drivers.count == 1)
      try stage.settle()
      #expect(notes == ["push", presents ? "presented" : "dismissed"])
      #expect(presents ? nav.presentedViewController === modal : base.presentedViewController == nil)
    }
  }

  @Test("A screen that presents another in its own viewDidAppear does so when its presentation is over (T-134)")
  func presentsFromDidAppear() throws {
    try withStage(.small) { stage in
      let (a, b, c) = (Screen("A", .red), HookedScreen("B"), Screen("C", .green))
      for screen in [b, c] { screen.modalPresentationStyle = .fullScreen }
      var notes: [String] = []
      b.didAppear = { screen in
        screen.didAppear = { _ in }
        screen.present(c, animated: true) { notes.append("C") }
      }
      stage.show(a)
      a.present(b, animated: true) { notes.append("B, \(b.presentedViewController == nil ? "alone" : "presenting")") }
      try stage.settle()
      #expect(notes == ["B, alone", "C"])
      #expect(b.presentedViewController === c && stage.image.color(x: 50, y: 100) == .green)
    }
  }

  @Test("A screen that dismisses itself in its own viewDidAppear goes when its presentation is over (T-134)")
  func dismissesFromDidAppear() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), HookedScreen("B"))
      b.modalPresentationStyle = .fullScreen
      var notes: [String] = []
      b.didAppear = { $0.dismiss(animated: true) { notes.append("dismissed") } }
      stage.show(a)
      a.present(b, animated: true) { notes.append("presented") }
      try stage.settle()
      #expect(notes == ["presented", "dismissed"] && a.presentedViewController == nil)
    }
  }

  @Test("present inside a coordinator's completion begins at once, since that transition is over (T-123, T-134)")
  func insideCompletion() throws {
    try withStage(.small) { stage in
      let (root, next, modal) = (Screen("root", .red), Screen("next", .green), Screen("modal", .blue))
      let nav = UINavigationController(rootViewController: root)
      modal.modalPresentationStyle = .fullScreen
      stage.show(nav)
      stage.advance(frames: 1)
      nav.pushViewController(next, animated: true)
      nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        next.present(modal, animated: true)
        #expect(nav.presentedViewController === modal)
      }
      try stage.settle()
      #expect(nav.presentedViewController === modal && modal.view.window != nil)
    }
  }

  @Test("A stack has its push's coordinator again where a dismissal over it ends during the push (T-111)")
  func dismissedDuringPush() throws {
    try withStage(.small) { stage in
      let (next, modal) = (Screen("next", .green), Screen("modal", .blue))
      let nav = UINavigationController(rootViewController: Screen("root", .red))
      modal.modalPresentationStyle = .overFullScreen
      stage.show(nav)
      nav.present(modal, animated: false)
      try stage.settle()
      nav.pushViewController(next, animated: true)
      nav.dismiss(animated: false)
      stage.advance(by: 0.1)
      #expect(nav.presentedViewController == nil && stage.environment.drivers.count == 1)
      #expect(nav.transitionCoordinator?.viewController(forKey: .to) === next)
      try stage.settle()
      #expect(nav.transitionCoordinator == nil)
    }
  }

  @Test("A presentation that waits is made by the stack that the waiting screen's container has left meanwhile (T-134)")
  func ancestorLeaves() throws {
    try withStage(.small) { stage in
      let (first, second, modal) = (Screen("first", .green), Screen("second", .gray), Screen("modal", .blue))
      let nav = UINavigationController(rootViewController: Screen("root", .red))
      let middle = ownContainer(of: first)
      modal.modalPresentationStyle = .overFullScreen
      stage.show(nav)
      nav.pushViewController(middle, animated: false)
      try stage.settle()
      let change = UIContainerTransition(from: first, to: second, in: middle)
      change.animator = ClosureAnimator.fade(duration: 0.2)
      change.begin()
      stage.advance(by: 0.05)
      second.present(modal, animated: false)
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(nav.presentedViewController === modal && modal.view.window != nil)
    }
  }

  @Test("A child finds a presentation's coordinator by its navigation controller (T-111, T-121)")
  func throughParents() throws {
    try withStage(.small) { stage in
      let (root, modal) = (Screen("root", .red), Screen("modal", .blue))
      let presenter = UINavigationController(rootViewController: root)
      let presented = UINavigationController(rootViewController: modal)
      presented.modalPresentationStyle = .fullScreen
      stage.show(presenter)
      stage.advance(frames: 1)
      root.present(presented, animated: true)
      let coordinator = try #require(root.transitionCoordinator)
      #expect(modal.transitionCoordinator === coordinator && presenter.transitionCoordinator === coordinator)
      try stage.settle()
      #expect(root.transitionCoordinator == nil)
    }
  }
}

/// A presentation's delegate whose methods are closures.
private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var willDismiss: (UIPresentationController) -> Void = { _ in }
  var didDismiss: (UIPresentationController) -> Void = { _ in }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss(presentationController)
  }
}

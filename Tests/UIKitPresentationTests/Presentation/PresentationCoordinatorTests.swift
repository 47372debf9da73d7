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

  @Test("Where the presenter leaves the window in the same turn, the new coordinator's completions hear of a cancel (T-121)")
  func neverBegins() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      var wasCancelled: Bool?
      scene.a.present(scene.b, animated: true) { Issue.record("completed") }
      scene.b.transitionCoordinator?.animate { _ in
        Issue.record("animated")
      } completion: {
        wasCancelled = $0.isCancelled
      }
      scene.a.view.removeFromSuperview()
      try stage.settle()
      try stage.expectDiagnostic("presenter-not-in-window")
      #expect(wasCancelled == true)
      #expect(scene.a.transitionCoordinator == nil && scene.b.transitionCoordinator == nil)
    }
  }

  @Test(
    "Inside presentationControllerWillDismiss the coordinator is there, and animates along with the user's dismissal (T-90)",
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

  @Test("A child finds the coordinator of a presentation by its navigation controller when the call returns (T-111, T-121)")
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

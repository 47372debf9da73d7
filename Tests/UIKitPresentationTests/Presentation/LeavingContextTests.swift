import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The callbacks of two controllers in a context that leaves during a transition over it.
@Suite("Presentations in a context that leaves meanwhile") @MainActor struct LeavingContextTests {
  @Test("A context that is pushed over while what covers it is dismissed does not appear (T-25, T-68)")
  func pushedOverInDismissal() throws {
    try withStage(.small) { stage in
      let scene = ContextScene(stage)
      let nav = UINavigationController(rootViewController: scene.context)
      try scene.show(nav)
      try scene.presentModal()
      nav.pushViewController(scene.other, animated: true)
      scene.context.dismiss(animated: true)
      try stage.settle()
      #expect(nav.topViewController === scene.other && scene.context.presentedViewController == nil)
      #expect(appearance(of: scene.context) == "" && appearance(of: scene.modal) == "wD dD")
    }
  }

  @Test("A controller presented in a context that is being pushed over leaves with it (T-25, T-68)")
  func pushedOverInPresentation() throws {
    try withStage(.small) { stage in
      let scene = ContextScene(stage)
      let nav = UINavigationController(rootViewController: scene.context)
      try scene.show(nav)
      nav.pushViewController(scene.other, animated: true)
      scene.context.present(scene.modal, animated: false)
      try stage.settle()
      try stage.expectDiagnostic("unbalanced-appearance")
      #expect(appearance(of: scene.context) == "wD dD" && appearance(of: scene.modal) == "wA dA wD dD")
      #expect(scene.modal.presentingViewController === scene.context && scene.modal.view.window == nil)
    }
  }

  @Test("A context that its container takes away while what covers it is dismissed disappears (T-25, T-68)")
  func removedInDismissal() throws {
    try withStage(.small) { stage in
      let scene = ContextScene(stage)
      _ = try scene.showInOwnContainer(scene.context)
      try scene.presentModal()
      scene.modal.dismiss(animated: true)
      stage.advance(frames: 5)
      remove(scene.context)
      try stage.settle()
      #expect(appearance(of: scene.context) == "wA wD dD" && appearance(of: scene.modal) == "wD dD")
    }
  }

  @Test("A context that its container takes away in the completion of a dismissal disappears (T-36, T-86)")
  func removedInCompletion() throws {
    try withStage(.small) { stage in
      let scene = ContextScene(stage)
      _ = try scene.showInOwnContainer(scene.context)
      try scene.presentModal()
      scene.modal.dismiss(animated: false) { remove(scene.context) }
      try stage.settle()
      #expect(appearance(of: scene.context) == "wA dA wD dD" && appearance(of: scene.modal) == "wD dD")
    }
  }

  @Test("A context that leaves its stack while a presentation over it is cancelled does not appear again (T-33, T-85)")
  func replacedInCancelledPresentation() throws {
    try withStage(.small) { stage in
      let (scene, director) = (ContextScene(stage), PresentationDirector())
      let nav = UINavigationController(rootViewController: scene.context)
      try scene.show(nav)
      let driver = UIPercentDrivenInteractiveTransition()
      director.driver = driver
      scene.modal.transitioningDelegate = director
      scene.context.present(scene.modal, animated: true)
      stage.advance(frames: 2)
      driver.update(0.5)
      nav.setViewControllers([scene.other], animated: true)
      stage.advance(frames: 1)
      driver.cancel()
      try stage.settle()
      try stage.expectDiagnostic("unbalanced-appearance")
      #expect(appearance(of: scene.context) == "wD dD" && appearance(of: scene.modal) == "wA wD dD")
    }
  }

  @Test("A context that is taken away in the viewWillAppear of a cancelled presentation disappears (T-25, T-85)")
  func removedAsPresentationIsCancelled() throws {
    try withStage(.small) { stage in
      let (scene, director, hooked) = (ContextScene(stage), PresentationDirector(), HookedScreen("hooked"))
      _ = try scene.showInOwnContainer(hooked)
      hooked.definesPresentationContext = true
      let driver = UIPercentDrivenInteractiveTransition()
      director.driver = driver
      scene.modal.transitioningDelegate = director
      hooked.present(scene.modal, animated: true)
      stage.advance(frames: 2)
      driver.update(0.5)
      hooked.willAppear = { remove($0) }
      driver.cancel()
      try stage.settle()
      #expect(hooked.parent == nil && hooked.appearance == .disappeared)
      #expect(appearance(of: scene.modal) == "wA wD dD")
    }
  }

  @Test("A child that is covered while its container is dismissed, and then replaced, has disappeared (T-33, T-97)")
  func coveredAndReplacedInDismissal() throws {
    try withStage(.small) { stage in
      let (scene, below) = (ContextScene(stage), UIViewController())
      let container = ownContainer(of: scene.context)
      container.modalPresentationStyle = .overFullScreen
      try scene.show(below)
      below.present(container, animated: false)
      try stage.settle()
      scene.forget()
      container.dismiss(animated: true)
      scene.context.present(scene.modal, animated: false)
      stage.advance(frames: 3)
      try stage.expectDiagnostic("unbalanced-appearance")
      UIContainerTransition(from: scene.context, to: scene.other, in: container).begin()
      #expect(scene.context.parent == nil && scene.context.appearance == .disappeared)
      try stage.settle()
      #expect(appearance(of: scene.context) == "wD dD" && appearance(of: scene.modal) == "wA dA wD dD")
    }
  }

  @Test("A context that is removed in the viewWillAppear of what is presented in it does not appear (T-25, T-68)")
  func removedAsPresentedAppears() throws {
    try withStage(.small) { stage in
      let (scene, hooked, page) = (ContextScene(stage), HookedScreen("hooked"), Screen("page", .yellow))
      let container = try scene.showInOwnContainer(scene.context)
      hooked.modalPresentationStyle = .overCurrentContext
      scene.context.present(hooked, animated: false)
      try stage.settle()
      page.modalPresentationStyle = .fullScreen
      container.present(page, animated: false)
      try stage.settle()
      scene.forget()
      hooked.willAppear = { _ in remove(scene.context) }
      container.dismiss(animated: false)
      try stage.settle()
      #expect(scene.context.parent == nil && hooked.appearance == .disappeared)
      #expect(appearance(of: scene.context) == "")
    }
  }

  @Test("A controller presented in a tab that is removed in its viewDidDisappear leaves with it (T-25, T-68)")
  func takenAwayAsItIsCovered() throws {
    try withStage(.small) { stage in
      let (scene, tabs, hooked) = (ContextScene(stage), UITabBarController(), HookedScreen("hooked"))
      tabs.setViewControllers([hooked, scene.other], animated: false)
      try scene.show(tabs)
      hooked.definesPresentationContext = true
      hooked.didDisappear = { _ in tabs.setViewControllers([scene.other], animated: false) }
      hooked.present(scene.modal, animated: false)
      try stage.settle()
      #expect(tabs.selectedViewController === scene.other && scene.modal.view.window == nil)
      #expect(appearance(of: scene.modal) == "wA dA wD dD")
    }
  }

  @Test("A controller presented in a context that is removed as it disappears has disappeared (T-25, T-68)")
  func takenAwayAsItDisappears() throws {
    try withStage(.small) { stage in
      let scene = ContextScene(stage)
      let container = try scene.showInOwnContainer(scene.context)
      try scene.presentModal()
      let page = Screen("page", .yellow)
      page.modalPresentationStyle = .fullScreen
      container.present(page, animated: true)
      stage.advance(frames: 5)
      remove(scene.context)
      try stage.settle()
      #expect(appearance(of: scene.context) == "" && appearance(of: scene.modal) == "wD dD")
    }
  }

  @Test("A pushed screen does not appear where the old one removes the stack in its viewWillDisappear (T-25, T-38)")
  func stackTakenAwayInPush() throws {
    try withStage(.small) { stage in
      let (scene, hooked) = (ContextScene(stage), HookedScreen("hooked"))
      let nav = UINavigationController(rootViewController: hooked)
      _ = try scene.showInOwnContainer(nav)
      var isFirst = true
      hooked.willDisappear = { _ in
        guard isFirst else { return }
        isFirst = false
        remove(nav)
      }
      nav.pushViewController(scene.other, animated: true)
      try stage.settle()
      #expect(appearance(of: scene.other) == "" && nav.topViewController === scene.other)
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The callbacks of two controllers in a context that callbacks change at the end of a transition over it.
@Suite("Presentations in a context that changes as they end") @MainActor struct ReturningContextTests {
  @Test("A controller presented in a tab appears where its viewWillDisappear selects the tab again (T-25, T-68)")
  func selectedAgain() throws {
    try withStage(.small) { stage in
      let (scene, tabs, hooked) = (ContextScene(stage), UITabBarController(), HookedScreen("hooked"))
      tabs.setViewControllers([scene.context, scene.other], animated: false)
      try scene.show(tabs)
      hooked.modalPresentationStyle = .currentContext
      hooked.willDisappear = { _ in tabs.selectedIndex = 0 }
      scene.context.present(hooked, animated: true)
      stage.advance(frames: 2)
      tabs.selectedIndex = 1
      try stage.settle()
      // For each selection during the presentation.
      try stage.expectDiagnostic("unbalanced-appearance")
      try stage.expectDiagnostic("unbalanced-appearance")
      #expect(tabs.selectedIndex == 0 && hooked.view.window != nil && hooked.appearance == .appeared)
      #expect(appearance(of: scene.context) == "wD dD")
    }
  }

  @Test("A presenter whose viewDidDisappear selects another tab and its own again does not reappear (T-25, T-68)")
  func reselectedAsPresenterDisappears() throws {
    try withStage(.small) { stage in
      let (scene, tabs, hooked) = (ContextScene(stage), UITabBarController(), HookedScreen("hooked"))
      tabs.setViewControllers([hooked, scene.other], animated: false)
      try scene.show(tabs)
      hooked.definesPresentationContext = true
      hooked.didDisappear = { _ in
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
      }
      hooked.present(scene.modal, animated: false)
      try stage.settle()
      #expect(hooked.appearance == .disappeared && scene.modal.view.window != nil)
      #expect(appearance(of: scene.modal) == "wA dA wD dD wA dA")
    }
  }

  @Test("A context that is pushed over while two levels over it are dismissed does not appear (T-25, T-68, T-88)")
  func pushedOverInDismissalOfTwoLevels() throws {
    try withStage(.small) { stage in
      let (scene, page) = (ContextScene(stage), Screen("page", .yellow))
      let nav = UINavigationController(rootViewController: scene.context)
      try scene.show(nav)
      scene.modal.definesPresentationContext = true
      try scene.presentModal()
      scene.other.modalPresentationStyle = .currentContext
      scene.modal.present(scene.other, animated: false)
      try stage.settle()
      scene.forget()
      nav.pushViewController(page, animated: true)
      scene.context.dismiss(animated: false)
      try stage.settle()
      #expect(nav.topViewController === page && scene.context.presentedViewController == nil)
      #expect(appearance(of: scene.context) == "" && appearance(of: scene.modal) == "")
      #expect(appearance(of: scene.other) == "wD dD")
    }
  }

  @Test("A context that is removed in the completion of a presentation in a covered container disappears (T-25, T-68)")
  func removedInCompletion() throws {
    try withStage(.small) { stage in
      let (scene, page) = (ContextScene(stage), Screen("page", .yellow))
      let container = try scene.showInOwnContainer(scene.context)
      scene.context.present(scene.modal, animated: true) { remove(scene.context) }
      stage.advance(frames: 5)
      page.modalPresentationStyle = .fullScreen
      container.present(page, animated: true)
      try stage.settle()
      #expect(scene.context.parent == nil && page.appearance == .appeared)
      #expect(appearance(of: scene.context) == "wD dD" && appearance(of: scene.modal) == "wA dA wD dD")
    }
  }
}

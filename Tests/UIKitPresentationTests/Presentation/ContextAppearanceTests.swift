import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A controller that is presented in a context gets its appearance with the context, not from the window.
@Suite("Appearance of what is presented in a context") @MainActor struct ContextAppearanceTests {
  /// A presentation over the full screen whose animator removes the presenter's view.
  private func presentOther(of scene: ContextScene, by presenter: UIViewController) -> PresentationDirector {
    scene.other.modalPresentationStyle = .overFullScreen
    return present(scene.other, by: presenter)
  }

  /// A presentation whose animator removes the presenter's view.
  private func present(_ presented: UIViewController, by presenter: UIViewController) -> PresentationDirector {
    let director = PresentationDirector()
    director.makeAnimator = { _ in
      ClosureAnimator(duration: 0.1) { context in
        context.insertToView()
        context.viewController(forKey: .from)?.view.removeFromSuperview()
        UIView.animate(withDuration: 0.1) {
          context.view(forKey: .to)?.alpha = 0.5
        } completion: { _ in
          context.view(forKey: .to)?.alpha = 1
          context.completeTransition(true)
        }
      }
    }
    presented.transitioningDelegate = director
    presenter.present(presented, animated: true)
    return director
  }

  @Test(
    "A controller presented in a context stays appeared when an animator removes the screen around it (T-68, P-7)",
    arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func screenTakenAway(style: UIModalPresentationStyle) throws {
    try withStage(.small) { stage in
      let scene = ContextScene(stage)
      let nav = UINavigationController(rootViewController: scene.context)
      try scene.show(nav)
      scene.modal.modalPresentationStyle = style
      try scene.presentModal()
      let director = presentOther(of: scene, by: nav)
      try stage.settle()
      try stage.expectDiagnostic("presenter-removed")
      #expect(appearance(of: scene.modal) == "" && scene.modal.view.window != nil)
      _ = director
    }
  }

  @Test(
    "A presentation in a context that ends while an animator has the screen around it taken away appears (T-25, P-7)")
  func endsWhileTakenAway() throws {
    try withStage(.small) { stage in
      let scene = ContextScene(stage)
      let nav = UINavigationController(rootViewController: scene.context)
      try scene.show(nav)
      scene.modal.modalPresentationStyle = .overCurrentContext
      let fast = PresentationDirector()
      fast.makeAnimator = { _ in ClosureAnimator.fade(duration: 0.05) }
      scene.modal.transitioningDelegate = fast
      scene.context.present(scene.modal, animated: true)
      let director = presentOther(of: scene, by: nav)
      try stage.settle()
      try stage.expectDiagnostic("presenter-removed")
      #expect(appearance(of: scene.modal) == "wA dA" && scene.modal.view.window != nil)
      _ = (fast, director)
    }
  }

  @Test("A context that is uncovered while an animator has removed the screen around it appears (T-77, P-7)")
  func dismissedWhileTakenAway() throws {
    try withStage(.small) { stage in
      let scene = ContextScene(stage)
      let nav = UINavigationController(rootViewController: scene.context)
      try scene.show(nav)
      try scene.presentModal()
      let director = presentOther(of: scene, by: nav)
      stage.advance(frames: 2)
      scene.context.dismiss(animated: false)
      try stage.settle()
      try stage.expectDiagnostic("presenter-removed")
      #expect(scene.context.view.window != nil && scene.modal.view.window == nil)
      #expect(appearance(of: scene.context) == "wA dA" && appearance(of: scene.modal) == "wD dD")
      _ = director
    }
  }

  @Test("A context whose view an animator has removed does not appear while its container disappears (T-25, P-7)")
  func restoredAsContainerDisappears() throws {
    try withStage(.small) { stage in
      let (scene, page) = (ContextScene(stage), Screen("page", .yellow))
      let container = try scene.showInOwnContainer(scene.context)
      scene.modal.modalPresentationStyle = .overCurrentContext
      let director = present(scene.modal, by: scene.context)
      page.modalPresentationStyle = .fullScreen
      container.present(page, animated: true)
      try stage.settle()
      try stage.expectDiagnostic("presenter-removed")
      #expect(scene.context.appearance == .disappeared && scene.modal.appearance == .disappeared)
      #expect(appearance(of: scene.context) == "wD dD" && page.appearance == .appeared)
      _ = director
    }
  }

  @Test("A context appears with its presented controller, also where another one covers that (T-25, T-68)")
  func presentedIsCovered() throws {
    try withStage(.small) { stage in
      let (scene, page) = (ContextScene(stage), Screen("page", .yellow))
      let container = try scene.showInOwnContainer(scene.context)
      scene.modal.modalPresentationStyle = .overCurrentContext
      try scene.presentModal()
      scene.other.modalPresentationStyle = .currentContext
      scene.modal.present(scene.other, animated: false)
      page.modalPresentationStyle = .fullScreen
      container.present(page, animated: false)
      try stage.settle()
      scene.forget()
      container.dismiss(animated: false)
      try stage.settle()
      #expect(appearance(of: scene.context) == "wA dA" && appearance(of: scene.other) == "wA dA")
      #expect(appearance(of: scene.modal) == "" && scene.other.view.window != nil)
    }
  }

  @Test("A context disappears where what is presented in it selects another tab in its viewWillDisappear (T-25, T-68)")
  func tabChangedAsPresentedDisappears() throws {
    try withStage(.small) { stage in
      let (scene, hooked, page) = (ContextScene(stage), HookedScreen("hooked"), Screen("page", .yellow))
      let tabs = UITabBarController()
      let nav = UINavigationController(rootViewController: scene.context)
      tabs.setViewControllers([nav, scene.other], animated: false)
      try scene.show(tabs)
      hooked.modalPresentationStyle = .overCurrentContext
      scene.context.present(hooked, animated: false)
      try stage.settle()
      scene.forget()
      hooked.willDisappear = { _ in tabs.selectedIndex = 1 }
      page.modalPresentationStyle = .fullScreen
      tabs.present(page, animated: false)
      try stage.settle()
      #expect(appearance(of: scene.context) == "wD dD" && scene.context.appearance == .disappeared)
      #expect(hooked.appearance == .disappeared)
    }
  }

  @Test(
    "A controller presented in a context inside a sheet stays appeared while the sheet adapts to a rotation (T-68, A-28)"
  )
  func sheetAdapts() throws {
    try withStage(.iPhone15) { stage in
      let scene = ContextScene(stage)
      let nav = UINavigationController(rootViewController: scene.context)
      nav.modalPresentationStyle = .pageSheet
      try scene.show(scene.other)
      scene.other.present(nav, animated: false)
      try stage.settle()
      scene.modal.modalPresentationStyle = .overCurrentContext
      try scene.presentModal()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(nav.presentationController?.adaptivePresentationStyle == .fullScreen)
      #expect(appearance(of: scene.modal) == "" && scene.modal.view.window != nil)
    }
  }

  @Test("The More stack appears again where a presentation in its place is cancelled (T-85, A-46)")
  func moreStack() throws {
    try withStage(.small) { stage in
      let (scene, tabs, director) = (ContextScene(stage), UITabBarController(), PresentationDirector())
      let first = (0..<5).map { _ in UIViewController() }
      scene.context.definesPresentationContext = false
      tabs.setViewControllers(first + [scene.context], animated: false)
      tabs.selectedIndex = 5
      try scene.show(tabs)
      let more = tabs.moreNavigationController
      more.definesPresentationContext = true
      let driver = UIPercentDrivenInteractiveTransition()
      director.driver = driver
      scene.modal.transitioningDelegate = director
      more.present(scene.modal, animated: true)
      stage.advance(frames: 2)
      driver.update(0.5)
      driver.cancel()
      try stage.settle()
      #expect(appearance(of: scene.context) == "wD wA dA" && appearance(of: scene.modal) == "wA wD dD")
    }
  }
}

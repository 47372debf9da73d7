import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Presentations in the context of a screen in a container") @MainActor struct ContextContainerTests {
  /// A screen that defines a context, and one to be presented there.
  private func screens() -> (context: Screen, modal: Screen) {
    (Screen("context", .red), Screen("modal", .blue))
  }

  private func present(
    _ modal: Screen, _ style: UIModalPresentationStyle, from context: Screen, on stage: Stage
  ) throws {
    context.definesPresentationContext = true
    modal.modalPresentationStyle = style
    context.present(modal, animated: true)
    try stage.settle()
    #expect(modal.presentingViewController === context)
  }

  private func tabs(with context: Screen, on stage: Stage) throws -> (tabs: UITabBarController, other: Screen) {
    let (tabs, other) = (UITabBarController(), Screen("other", .green))
    tabs.setViewControllers([context, other], animated: false)
    stage.show(tabs)
    try stage.settle()
    return (tabs, other)
  }

  @Test(
    "A presentation in a context leaves and returns with its tab, with appearance callbacks (T-68)",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func tab(style: UIModalPresentationStyle) throws {
    try withStage(.small) { stage in
      let (context, modal) = screens()
      let (tabs, other) = try tabs(with: context, on: stage)
      try present(modal, style, from: context, on: stage)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      _ = modal.log.take()
      tabs.selectedViewController = other
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .green)
      #expect(modal.view.window == nil && modal.presentingViewController === context)
      #expect(modal.log.take() == "modal.wD modal.dD")
      tabs.selectedViewController = context
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      #expect(modal.log.take().contains("modal.wA"))
      modal.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .red && context.view.window != nil)
    }
  }

  @Test(
    "A currentContext presentation slides out with its screen, and lies in its place when the screen is pushed again (T-68)"
  )
  func stack() throws {
    try withStage(.small) { stage in
      let (context, modal) = screens()
      let nav = UINavigationController(rootViewController: Screen("root", .green))
      nav.setNavigationBarHidden(true, animated: false)
      stage.show(nav)
      nav.pushViewController(context, animated: false)
      try stage.settle()
      try present(modal, .currentContext, from: context, on: stage)
      #expect(context.view.window == nil && stage.image.color(x: 50, y: 100) == .blue)
      nav.popViewController(animated: true)
      stage.advance(by: 0.1)
      #expect(stage.image.color(x: 2, y: 100) != .blue)
      #expect(stage.image.color(x: 97, y: 100) == .blue)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .green && modal.view.window == nil)
      nav.pushViewController(context, animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      modal.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .red && context.view.frame == stage.window.bounds)
    }
  }

  @Test(
    "A presentation that is dismissed while its context is off the screen ends at once, with its completion (T-77)",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func dismissedUnseen(style: UIModalPresentationStyle) throws {
    try withStage(.small) { stage in
      let (context, modal) = screens()
      let (tabs, other) = try tabs(with: context, on: stage)
      try present(modal, style, from: context, on: stage)
      tabs.selectedViewController = other
      try stage.settle()
      var isCompleted = false
      modal.dismiss(animated: true) { isCompleted = true }
      try stage.settle()
      #expect(isCompleted && context.presentedViewController == nil)
      tabs.selectedViewController = context
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("A popped context releases its presentation where nothing retains it (P-50)")
  func released() throws {
    try withStage(.small) { stage in
      weak var gone: UIViewController?
      let nav = UINavigationController(rootViewController: UIViewController())
      stage.show(nav)
      do {
        let (screen, modal) = (UIViewController(), UIViewController())
        gone = modal
        screen.definesPresentationContext = true
        nav.pushViewController(screen, animated: false)
        try stage.settle()
        modal.modalPresentationStyle = .currentContext
        screen.present(modal, animated: false)
        try stage.settle()
        nav.popViewController(animated: true)
      }
      try stage.settle()
      #expect(gone == nil)
    }
  }

  @Test("A presentation in a custom container that removes only the view ends when the context leaves (T-68)")
  func ownContainer() throws {
    try withStage(.small) { stage in
      let (context, modal) = screens()
      let container = UIViewController()
      container.addChild(context)
      container.view.addSubview(context.view)
      context.didMove(toParent: container)
      stage.show(container)
      try stage.settle()
      try present(modal, .currentContext, from: context, on: stage)
      context.willMove(toParent: nil)
      context.view.removeFromSuperview()
      context.removeFromParent()
      try stage.settle()
      #expect(modal.view.window == nil && modal.presentingViewController == nil)
    }
  }

  @Test(
    "A presentation in a context may cover a landscape phone, and lies in its context again in portrait (T-68, A-28)",
    arguments: [true, false])
  func adaptsToScreen(beginsUpright: Bool) throws {
    try withStage(.iPhone15) { stage in
      let (context, modal) = screens()
      let (tabs, _) = try tabs(with: context, on: stage)
      let listener = SideListener()
      if !beginsUpright { stage.rotate(to: .landscapeRight) }
      try stage.settle()
      modal.modalPresentationStyle = .currentContext
      modal.presentationController?.delegate = listener
      try present(modal, .currentContext, from: context, on: stage)
      if beginsUpright {
        #expect(modal.view.isDescendant(of: tabs.view))
        stage.rotate(to: .landscapeRight)
        try stage.settle()
      }
      #expect(!modal.view.isDescendant(of: tabs.view) && modal.view.frame == stage.window.bounds)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(modal.view.isDescendant(of: tabs.view) && context.view.window == nil)
      #expect(stage.image.color(x: 200, y: 400) == .blue)
      let bar = try #require(stage.window.hitTest(CGPoint(x: 100, y: 810), with: nil))
      #expect(bar.isDescendant(of: tabs.tabBar) && stage.window.subviews == [tabs.view])
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(modal.view.window == nil)
      tabs.selectedIndex = 0
      try stage.settle()
      modal.dismiss(animated: true)
      try stage.settle()
      #expect(context.view.frame == tabs.view.bounds && context.view.window != nil)
      #expect(stage.image.color(x: 200, y: 400) == .red)
    }
  }

  @Test("A presentation that is off the screen with its context adapts when it is back (T-68, A-28)")
  func adaptsWhenBack() throws {
    try withStage(.iPhone15) { stage in
      let (context, modal) = screens()
      let (tabs, other) = try tabs(with: context, on: stage)
      let listener = SideListener()
      modal.modalPresentationStyle = .currentContext
      modal.presentationController?.delegate = listener
      try present(modal, .currentContext, from: context, on: stage)
      tabs.selectedViewController = other
      try stage.settle()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(modal.view.window == nil && stage.image.color(x: 400, y: 200) == .green)
      tabs.selectedViewController = context
      try stage.settle()
      #expect(modal.view.frame == stage.window.bounds && !modal.view.isDescendant(of: tabs.view))
      modal.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 400, y: 200) == .red && stage.window.subviews == [tabs.view])
    }
  }

  @Test(
    "A child that a cancelled dismissal brings back while it is covered in its context ends disappeared (T-25, T-86)")
  func coveredWhileComingBack() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let (context, modal) = screens()
      context.definesPresentationContext = true
      modal.modalPresentationStyle = .currentContext
      scene.b.addChild(context)
      scene.b.view.addSubview(context.view)
      context.didMove(toParent: scene.b)
      try scene.showB()
      let driver = scene.hold(at: 0.1) { scene.b.dismiss(animated: true) }
      _ = context.log.take()
      context.present(modal, animated: true)
      stage.advance(frames: 1)
      try stage.expectDiagnostic("unbalanced-appearance")
      driver.cancel()
      try stage.settle()
      #expect(context.view.window == nil && modal.view.window === stage.window)
      #expect(context.log.take() == "context.wA context.dA context.wD context.dD")
      #expect(stage.image.color(x: 50, y: 100) == .blue)
    }
  }

  @Test("From inside a context, a full-screen presentation's presenter is the controller that fills the screen (T-68)")
  func fullScreenFromContext() throws {
    try withStage(.small) { stage in
      let (context, modal) = screens()
      let (tabs, _) = try tabs(with: context, on: stage)
      try present(modal, .overCurrentContext, from: context, on: stage)
      let page = Screen("page", .yellow)
      page.modalPresentationStyle = .fullScreen
      modal.present(page, animated: true)
      try stage.settle()
      #expect(page.presentingViewController === tabs && tabs.view.window == nil)
      page.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .blue)
    }
  }
}

/// Wants the whole screen where there is little height.
private final class SideListener: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
  }
}

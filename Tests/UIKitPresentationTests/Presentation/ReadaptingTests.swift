import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Presentations that adapt while they are presented (A-26, A-28, T-91)") @MainActor struct ReadaptingTests {
  @Test("A sheet covers a landscape phone, and is a sheet again in portrait (T-79, T-76, T-77)")
  func sheetTurned() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      stage.rotate(to: .landscapeRight)
      #expect(
        scene.listener.log.take()
          == "substitute?(fullScreen) prepare(fullScreen) willPresent(fullScreen, a coordinator)")
      #expect(scene.a.view.window === stage.window)  // to the end of the turn
      stage.advance(by: 0)
      #expect(scene.b.view.layer.presentation()?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
      try stage.settle()
      #expect(scene.log.calls.filter { !$0.hasSuffix("layout") } == ["A.wD", "A.dD"])
      #expect(scene.a.view.window == nil)
      #expect(scene.a.view.transform == .identity)
      #expect(scene.b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(scene.b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      scene.forget()
      stage.rotate(to: .portrait)
      #expect(scene.listener.log.take() == "willPresent(none, a coordinator)")
      #expect(scene.a.view.window === stage.window)  // from the beginning of the turn
      try stage.settle()
      #expect(scene.log.calls.filter { !$0.hasSuffix("layout") && !$0.hasSuffix("iA") } == ["A.wA", "A.dA"])
      #expect(scene.card.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
      #expect(scene.b.view.superview?.superview === scene.card)
      #expect(scene.shownDim == 0.2)
      scene.drag(from: 100, by: 600)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
      #expect(scene.a.view.transform == .identity)
    }
  }

  @Test("A dismissal does not wait for the change of size in which its presentation adapts (T-134)")
  func dismissedWhileAdapting() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.1)
      var isDone = false
      scene.b.dismiss(animated: true) { isDone = true }
      #expect(scene.b.transitionCoordinator != nil)
      try stage.settle()
      #expect(isDone && scene.a.presentedViewController == nil && stage.diagnostics.isEmpty)
      #expect(
        scene.log.calls.filter { !$0.hasSuffix("layout") && !$0.hasSuffix("iA") }
          == ["A.wD", "A.dD", "B.wD", "A.wA", "A.dA", "B.dD"])
      #expect(stage.window.subviews == [scene.a.view])
      #expect(scene.a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
  }

  @Test("The presenter of a sheet that covers the screen is shown again after its dismissal (P-33)")
  func dismissedOnItsSide() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.view.superview === stage.window)
      #expect(scene.a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(stage.window.subviews == [scene.a.view])
    }
  }

  @Test("A popover is a sheet in a narrow window, and a popover again in a wide one (T-91)")
  func popover() throws {
    try withStage(.iPad) { stage in
      let scene = SheetScene(stage, style: .popover)
      scene.b.popoverPresentationController?.sourceView = scene.a.view
      scene.b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
      try scene.showB()
      #expect(scene.b.popoverPresentationController?.arrowDirection == .up)
      stage.resize(to: CGSize(width: 507, height: 1180), animated: true)
      try stage.settle()
      #expect(
        scene.listener.log.take() == "substitute?(pageSheet) prepare(pageSheet) willPresent(pageSheet, a coordinator)")
      let sheet = scene.b.popoverPresentationController?.adaptiveSheetPresentationController
      #expect(sheet?.presentedView?.frame.maxY == 1180)
      #expect(scene.b.view.isDescendant(of: sheet?.presentedView ?? UIView()))
      #expect(scene.log.take().contains("A.") == false || scene.a.view.window != nil)
      stage.resize(to: CGSize(width: 820, height: 1180), animated: false)
      try stage.settle()
      #expect(scene.b.view.isDescendant(of: scene.b.popoverPresentationController?.presentedView ?? UIView()))
      #expect(scene.b.view.bounds.width == 320)
      #expect(sheet?.containerView == nil)
    }
  }

  @Test("A popover points at its bar button again when the window is wide again (T-133)")
  func popoverOnBarButton() throws {
    try withStage(.iPad) { stage in
      let root = UIViewController()
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = item
      stage.show(UINavigationController(rootViewController: root))
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      shown.preferredContentSize = CGSize(width: 280, height: 300)
      shown.popoverPresentationController?.barButtonItem = item
      root.present(shown, animated: true)
      try stage.settle()
      let bubble = try #require(shown.popoverPresentationController?.presentedView)
      let frame = bubble.frame
      #expect(frame.minX == 530)
      for animated in [true, false] {
        stage.resize(to: CGSize(width: 375, height: 1180), animated: animated)
        try stage.settle()
        #expect(bubble.window == nil)
        stage.resize(to: CGSize(width: 820, height: 1180), animated: animated)
        stage.advance(frames: 1)
        // Its frame is right from the beginning, not corrected at the end.
        #expect(bubble.frame == frame)
        try stage.settle()
        #expect(bubble.frame == frame)
      }
    }
  }

  @Test("Another controller around the presented one comes with the adapted style, and goes with it (A-28)")
  func substitute() throws {
    try withStage(.iPad) { stage in
      let scene = SheetScene(stage, style: .popover)
      scene.b.popoverPresentationController?.sourceView = scene.a.view
      try scene.showB()
      scene.listener.substitute = nil
      let wrapper = Wrapper()
      scene.b.presentationController?.delegate = wrapper
      stage.resize(to: CGSize(width: 400, height: 1180), animated: true)
      try stage.settle()
      #expect(scene.b.navigationController != nil)
      #expect(scene.a.presentedViewController === scene.b.navigationController)
      #expect(scene.b.view.window === stage.window)
      #expect(
        scene.log.calls.filter { $0.hasPrefix("B.") && "wdDA".contains($0.last!) } == [
          "B.wD", "B.dD", "B.wA", "B.iA", "B.dA",
        ])
      scene.forget()
      stage.resize(to: CGSize(width: 820, height: 1180), animated: true)
      try stage.settle()
      #expect(scene.b.parent == nil)
      #expect(scene.a.presentedViewController === scene.b)
      #expect(scene.b.view.isDescendant(of: scene.b.popoverPresentationController?.presentedView ?? UIView()))
      #expect(
        scene.log.calls.filter { $0.hasPrefix("B.") && "DA".contains($0.last!) } == [
          "B.wD", "B.dD", "B.wA", "B.iA", "B.dA",
        ])
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil && stage.window.subviews == [scene.a.view])
    }
  }

  @Test("Traits that the app overrides above the window's adapt a presentation too, without a coordinator (A-28)")
  func overridden() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      stage.window.traitOverrides.verticalSizeClass = .compact
      #expect(
        scene.listener.log.take()
          == "substitute?(fullScreen) prepare(fullScreen) willPresent(fullScreen, no coordinator)")
      #expect(scene.a.view.window == nil)
      #expect(scene.b.view.frame == stage.window.bounds)
      stage.window.traitOverrides.verticalSizeClass = .regular
      #expect(scene.a.view.superview === stage.window)
      try stage.settle()
      #expect(scene.shownTop == 69)
    }
  }

  @Test(
    "A rotation during a presentation ends it in its new frame, and it adapts then (P-33, T-116)",
    arguments: [true, false])
  func turnedMeanwhile(isSheet: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage, style: isSheet ? .pageSheet : .overFullScreen)
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.1)
      stage.rotate(to: .landscapeRight)
      #expect(scene.listener.log.take().contains("fullScreen") == false)
      try stage.settle()
      #expect(scene.b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect((scene.a.view.window == nil) == isSheet)
      scene.b.dismiss(animated: true)
      stage.advance(by: 0.1)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(stage.window.subviews == [scene.a.view])
      #expect(scene.a.view.frame == stage.window.bounds)
    }
  }

  @Test("A dismissal that is cancelled after a rotation leaves the screen in its new frame (P-33)")
  func cancelledAfterTurn() throws {
    try withStage(.iPhone15) { stage in
      let scene = PresentationScene(stage, style: .overFullScreen)
      try scene.showB()
      let driver = scene.hold(at: 0.4) { scene.b.dismiss(animated: true) }
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.1)
      driver.cancel()
      try stage.settle()
      #expect(scene.b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(scene.a.presentedViewController === scene.b && scene.b.view.transform == .identity)
    }
  }

  @Test("The safe area changes once with the rotation, and not again until the transition's end (P-35)")
  func safeArea() throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (Screen("A", .red), InsetsScreen(nibName: nil, bundle: nil))
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: true)
      stage.advance(by: 0.1)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(
        b.seen == [
          UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
        ])
    }
  }

  @Test("A sheet under a full-screen presentation adapts too, and is right when it shows again (T-76, T-78)")
  func underneath() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      let c = Screen("C", .green)
      c.modalPresentationStyle = .fullScreen
      scene.b.present(c, animated: false)
      try stage.settle()
      #expect(scene.b.view.window == nil)
      scene.forget()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(
        scene.listener.log.take()
          == "substitute?(fullScreen) prepare(fullScreen) willPresent(fullScreen, a coordinator)")
      #expect(scene.log.calls.filter { !$0.hasSuffix("layout") } == ["A.wD", "A.dD"])
      #expect(scene.b.view.window == nil)
      c.dismiss(animated: true)
      try stage.settle()
      #expect(scene.b.view.frame == stage.window.bounds && scene.a.view.window == nil)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(stage.window.subviews == [scene.a.view] && scene.a.view.frame == stage.window.bounds)
    }
  }

  @Test("Two sheets, one over the other, both cover the screen and both come back")
  func stacked() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      let c = Screen("C", .green)
      scene.b.present(c, animated: false)
      try stage.settle()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(c.view.frame == stage.window.bounds)
      #expect(scene.a.view.window == nil && scene.b.view.window == nil)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(scene.a.view.window != nil && scene.b.view.window != nil)
      #expect(scene.b.view.isDescendant(of: scene.card))
      #expect(c.presentationController?.presentedView?.frame.minY == 69)
      scene.a.dismiss(animated: true)
      try stage.settle()
      #expect(stage.window.subviews == [scene.a.view])
      #expect(scene.a.view.frame == stage.window.bounds && scene.a.view.transform == .identity)
    }
  }
}

/// Puts a bar around what it presents.
private final class Wrapper: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }

  @Test("A sheet over a screen that is a card again pushes the card back, and nothing else (K-24, A-28)")
  func sheetOverCard() throws {
    try withStage(.iPhone15) { stage in
      let scene = SheetScene(stage)
      let upper = UIViewController()
      upper.modalPresentationStyle = .pageSheet
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      scene.a.present(scene.b, animated: true) { scene.b.present(upper, animated: true) }
      stage.advance(by: 0.1)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(scene.b.view.isDescendant(of: scene.card) && scene.b.view != scene.card)
      #expect(scene.b.view.transform == .identity && scene.card.transform != .identity)
      upper.dismiss(animated: true)
      try stage.settle()
      #expect(scene.card.transform == .identity)
    }
  }
}

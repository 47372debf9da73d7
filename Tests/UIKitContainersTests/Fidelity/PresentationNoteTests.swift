import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Fidelity notes of presentations") @MainActor struct PresentationNoteTests {
  /// A scene whose animator moves the presented view in a straight line, and leaves nothing behind on a cancel.
  private func tidyScene(_ stage: Stage, _ style: UIModalPresentationStyle) -> PresentationScene {
    let scene = PresentationScene(stage, style: style)
    scene.director.makeAnimator = { isPresenting in
      ClosureAnimator { context in
        let view = context.view(forKey: isPresenting ? .to : .from)
        if isPresenting { context.insertToView() }
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          view?.alpha = 0.5
        } completion: { _ in
          view?.alpha = 1
          if isPresenting, context.transitionWasCancelled { view?.removeFromSuperview() }
          context.completeAsDecided()
        }
      }
    }
    return scene
  }

  @Test(
    "The closure of a cancelled presentation is called after presentationTransitionDidEnd, and meets a fidelity note (T-85)",
    arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func cancelledPresentation(style: UIModalPresentationStyle) throws {
    try withStage(.small) { stage in
      let scene = tidyScene(stage, style)
      var closures = 0
      let driver = scene.hold(at: 0.3) {
        scene.a.present(scene.b, animated: true) {
          closures += 1
          #expect(scene.b.presentingViewController == nil && scene.log.calls.contains("B.dD"))
        }
      }
      driver.cancel()
      #expect(closures == 0 && stage.notes.isEmpty)
      try stage.settle()
      #expect(closures == 1 && stage.notes == [.cancelledPresentationClosure])
    }
  }

  @Test(
    "The closure of a cancelled dismissal is called while the controller is presented, and meets a fidelity note (T-86)",
    arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func cancelledDismissal(style: UIModalPresentationStyle) throws {
    try withStage(.small) { stage in
      let scene = tidyScene(stage, style)
      try scene.showB()
      var closures = 0
      let driver = scene.hold(at: 0.3) {
        scene.a.dismiss(animated: true) {
          closures += 1
          #expect(scene.a.presentedViewController === scene.b && scene.log.calls.last == "B.dA")
        }
      }
      driver.cancel()
      #expect(closures == 0 && stage.notes.isEmpty)
      try stage.settle()
      #expect(closures == 1 && stage.notes == [.cancelledDismissalClosure])
    }
  }

  @Test("A cancelled presentation and a cancelled dismissal without closures meet no fidelity note")
  func withoutClosures() throws {
    try withStage(.small) { stage in
      let scene = tidyScene(stage, .fullScreen)
      scene.hold(at: 0.3) { scene.a.present(scene.b, animated: true) }.cancel()
      try stage.settle()
      try scene.showB()
      scene.hold(at: 0.3) { scene.a.dismiss(animated: true) }.cancel()
      try stage.settle()
      #expect(scene.a.presentedViewController === scene.b && stage.notes.isEmpty)
    }
  }

  @Test("A presented view that the animator leaves on a cancel is removed, and meets a fidelity note (T-19)")
  func arrivingView() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeAnimator = { _ in ClosureAnimator.fade() }
      scene.hold(at: 0.3) { scene.a.present(scene.b, animated: true) }.cancel()
      try stage.settle()
      #expect(scene.b.view.superview == nil && stage.notes.contains(.arrivingViewLeftOnCancel))
    }
  }

  @Test(
    "A presentation in a tab that the user leaves before the beginning does not begin, and meets a fidelity note (T-69)"
  )
  func presenterLeaves() throws {
    try withStage(.small) { stage in
      let (first, second, modal) = (Screen("first", .red), Screen("second", .green), Screen("modal", .blue))
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      first.definesPresentationContext = true
      modal.modalPresentationStyle = .currentContext
      stage.show(tabs)
      try stage.settle()
      first.present(modal, animated: true) { Issue.record("completed") }
      stage.touchDown(at: CGPoint(x: 75, y: 190)).lift()
      #expect(tabs.selectedViewController === second)
      try stage.settle()
      #expect(first.presentedViewController == nil && modal.viewIfLoaded?.window == nil)
      #expect(stage.notes.contains(.presenterLeftBeforeBeginning))
    }
  }

  @Test("A dismissal of two levels animates the lower controller, and meets a fidelity note (T-88, P-76)")
  func severalLevels() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      try scene.showB()
      let c = Screen("C", .green)
      c.modalPresentationStyle = .fullScreen
      scene.b.present(c, animated: true)
      try stage.settle()
      #expect(stage.notes.isEmpty)
      scene.a.dismiss(animated: true)
      #expect(stage.notes == [.dismissalOfSeveralLevels])
      stage.advance(by: 0.1)
      #expect(stage.image.color(x: 50, y: 198) == .blue)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test(
    "A cross-dissolve takes 0.4 s and a flip 0.75 s, and both meet a fidelity note (K-18, K-19)",
    arguments: [(UIModalTransitionStyle.crossDissolve, 0.4), (.flipHorizontal, 0.75)])
  func modalStyles(style: UIModalTransitionStyle, duration: Double) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      scene.director.usesSlide = false
      scene.b.modalTransitionStyle = style
      var isPresented = false
      scene.a.present(scene.b, animated: true) { isPresented = true }
      stage.advance(frames: 1)
      #expect(stage.notes == [.modalStyleDuration])
      stage.advance(by: duration - 0.05)
      #expect(!isPresented)
      stage.advance(by: 0.06)
      #expect(isPresented)
    }
  }
}

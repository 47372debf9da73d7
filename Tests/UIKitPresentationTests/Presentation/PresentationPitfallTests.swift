import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Pitfalls of presentations") @MainActor struct PresentationPitfallTests {
  @Test("Of a container and its children that are dismissed together, only the container is being dismissed (P-62)")
  func children() throws {
    try withStage(.small) { stage in
      let (a, root) = (UIViewController(), HookedScreen("R"))
      let nav = UINavigationController(rootViewController: root)
      nav.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(nav, animated: true)
      try stage.settle()
      var calls = 0
      let check: @MainActor (HookedScreen) -> Void = { root in
        calls += 1
        #expect(!root.isMovingFromParent && !root.isBeingDismissed && nav.isBeingDismissed)
      }
      (root.willDisappear, root.didDisappear) = (check, check)
      a.dismiss(animated: true)
      try stage.settle()
      #expect(calls == 2)
    }
  }

  @Test(
    "In viewWillAppear of a presented navigation controller's root, alongside animations and their completions run (P-82)"
  )
  func rootOfPresentedNavigation() throws {
    try withStage(.small) { stage in
      let (a, root) = (UIViewController(), HookedScreen("R"))
      let nav = UINavigationController(rootViewController: root)
      nav.modalPresentationStyle = .fullScreen
      var calls: [String] = []
      root.willAppear = { root in
        let coordinator = root.transitionCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: { _ in
          calls.append("along")
          root.view.alpha = 0.5
        }) { _ in calls.append("done") }
        #expect(isQueued == true)
      }
      stage.show(a)
      a.present(nav, animated: true)
      stage.advance(by: 0.1)
      #expect(calls == ["along"])
      let alpha = root.view.layer.presentation()?.opacity ?? 0
      #expect(alpha > 0.5 && alpha < 1)
      try stage.settle()
      #expect(calls == ["along", "done"])
    }
  }

  @Test("Nothing undoes or repeats what a presentation controller does to the presenter's appearance (T-124)")
  func forwardedPresentersAppearance() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeController = { AppearanceForwarding(presentedViewController: $0, presenting: $1) }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.log.take() == "A.wD B.wA B.iA B.layout B.dA A.dD")
      // Other transitions end meanwhile, above and below.
      let other = Screen("C", .green)
      other.modalPresentationStyle = .overFullScreen
      scene.b.present(other, animated: true)
      try stage.settle()
      other.dismiss(animated: true)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(scene.log.take().split(separator: " ").allSatisfy { $0.hasSuffix("layout") })
      scene.b.dismiss(animated: true)
      try stage.settle()
      let calls = scene.log.take().split(separator: " ").filter { !$0.hasSuffix("layout") && !$0.hasSuffix("iA") }
      #expect(calls.joined(separator: " ") == "A.wA B.wD B.dD A.dA")
    }
  }

  @Test("A dismissal without animation ends at once, also with alongside animations, wherever they were added (P-81)")
  func plainDismissal() throws {
    try withStage(.small) { stage in
      var times: [TimeInterval] = []
      for queues in [false, true] {
        let scene = PresentationScene(stage, style: .fullScreen)
        try scene.showB()
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.a.view.addSubview(side)
        let start = stage.time
        var alongs = 0
        let animate: (UIViewController) -> Void = { screen in
          screen.transitionCoordinator?.animate(alongsideTransition: { _ in
            alongs += 1
            UIView.animate(withDuration: 1) { side.center.x += 10 }
          })
        }
        if queues { scene.b.onWillDisappear = animate }
        scene.a.dismiss(animated: false) { times.append(stage.time - start) }
        if queues { animate(scene.a) }
        stage.advance(frames: 1)
        #expect(alongs == (queues ? 2 : 0) && scene.b.view.window == nil && scene.a.presentedViewController == nil)
        try stage.settle()
      }
      #expect(times.count == 2 && times[0] == times[1])
    }
  }
}

/// Notifies the presenter of its appearance by itself, as apps do whose presentation covers it.
private final class AppearanceForwarding: UIPresentationController {
  override func presentationTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(false, animated: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(true, animated: true)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()
  }
}

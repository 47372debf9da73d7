import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Animators that leave out the arriving view") @MainActor struct LeftOutViewTests {
  /// Moves nothing, and completes.
  private final class Idle: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = UIView()
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.2, animations: { view.center.x = 10 }) { _ in
        view.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("The screen is black after a presentation, and the animator and the view are reported (T-129, P-71)")
  func modal() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      scene.director.makeAnimator = { _ in Idle() }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(
        try stage.expectDiagnostic("arriving-view-not-added").message == """
          [arriving-view-not-added] Idle has completed the transition from A to B and has not put the view of B into the container. The \
          container's subviews are all that is shown afterwards: on a device the screen is black after a presentation, and empty \
          after a push or a change of tab. It is so here, too. In animateTransition(using:), add view(forKey: .to) to \
          containerView, at the latest before completeTransition(true).
          """)
      #expect(scene.b.view.window == nil && scene.a.view.window == nil)
      #expect(stage.image.color(x: 50, y: 100) == .black)
      // As on a device, the controller counts as shown.
      #expect(!scene.log.calls.contains("B.wD") && scene.log.calls.contains("B.dA"))
      scene.director.makeAnimator = nil
      scene.a.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("A navigation controller and a tab bar controller are empty (T-129, P-71)")
  func containers() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.director.makeAnimator = { _ in Idle() }
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      try stage.expectDiagnostic("arriving-view-not-added")
      #expect(scene.b.view.window == nil && scene.a.view.window == nil)
      #expect(!scene.log.calls.contains("B.wD") && scene.log.calls.contains("B.dA"))
      scene.director.makeAnimator = nil
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(scene.a.view.window != nil)
    }
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.makeAnimator = { Idle() }
      scene.tabs.selectedIndex = 1
      try stage.settle()
      try stage.expectDiagnostic("arriving-view-not-added")
      #expect(scene.b.view.window == nil && scene.a.view.window == nil)
    }
  }

  @Test("An animator that adds the view at its end or in a wrapper, or that the system ends, is not reported (T-129)")
  func others() throws {
    func push(_ animate: @escaping (any UIViewControllerContextTransitioning, UIView) -> Void) throws {
      try withStage(.small) { stage in
        let scene = NavigationScene(stage)
        scene.director.makeAnimator = { _ in
          ClosureAnimator(duration: 0.2) { context in
            guard let view = context.view(forKey: .to) else { return }
            animate(context, view)
          }
        }
        scene.nav.pushViewController(scene.b, animated: true)
        try stage.settle()
        #expect(scene.b.view.window != nil)
        #expect(stage.image.color(x: 50, y: 100) == .blue)
      }
    }
    // A snapshot, and the view itself at the end.
    try push { context, view in
      let overlay = UIView(frame: context.containerView.bounds)
      overlay.alpha = 0
      context.containerView.addSubview(overlay)
      UIView.animate(withDuration: 0.2, animations: { overlay.alpha = 1 }) { _ in
        overlay.removeFromSuperview()
        context.containerView.addSubview(view)
        context.completeTransition(true)
      }
    }
    try push { context, view in
      let wrapper = UIView(frame: context.containerView.bounds)
      wrapper.addSubview(view)
      context.containerView.addSubview(wrapper)
      context.completeTransition(true)
    }
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.director.makeAnimator = { _ in ClosureAnimator(duration: 5) { _ in } }
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      #expect(stage.diagnostics.isEmpty)
    }
  }
}

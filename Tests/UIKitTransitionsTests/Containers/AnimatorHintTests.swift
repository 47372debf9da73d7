import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Diagnostics for animators") @MainActor struct AnimatorHintTests {
  @Test("Asking for a view that takes no part is reported once with key and style (P-8)")
  func missingView() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeAnimator = { _ in
        ClosureAnimator { context in
          #expect(context.view(forKey: .from) == nil || context.view(forKey: .to) == nil)
          _ = context.view(forKey: .from)
          context.insertToView()
          context.completeAsDecided()
        }
      }
      try scene.showB()
      #expect(
        stage.hints.map(\.message) == [
          """
          [view-not-in-transition] view(forKey: .from) is nil in the transition from A to B, whose presentation style is \
          custom. The presenter's view stays where it is under such a presentation: it is not the animator's to move \
          (T-81). Unwrap it with "if let"; viewController(forKey:) has the controller all the same.
          """
        ])
    }
  }

  private func push(_ stage: Stage, _ animate: @escaping (any UIViewControllerContextTransitioning) -> Void) throws {
    let pages = PagesScene(stage)
    pages.pages.makeAnimator = { ClosureAnimator(duration: 0.2, animate) }
    pages.pages.show(1)
    try stage.settle()
  }

  @Test("Setting a frame under a transform is reported once (P-34, C-60)")
  func frame() throws {
    try withStage(.small) { stage in
      try push(stage) { context in
        context.insertToView()
        guard let view = context.view(forKey: .to) else { return }
        view.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
        view.frame = context.containerView.bounds  // a shift leaves sizes alone
        view.transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
        view.frame = context.containerView.bounds
        view.frame = context.containerView.bounds
        view.transform = .identity
        context.completeAsDecided()
      }
      let messages = stage.hints.map(\.message)
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("[frame-under-transform] The animator of the transition from ") == true)
      #expect(
        messages.first?.hasSuffix(
          """
          whose transform is not the identity. A frame is the box around the transformed view: set, it changes the view's \
          own size (C-60). Set bounds and center, or set the frame before the transform.
          """) == true)
    }
  }

  @Test(
    "Stages chained by completions are reported in an interactive transition, and not in a non-interactive one (P-14)")
  func chain() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .overFullScreen)
      scene.director.makeAnimator = { _ in
        ClosureAnimator(duration: 0.4) { context in
          context.insertToView()
          let view = context.view(forKey: .to) ?? context.view(forKey: .from)
          UIView.animate(withDuration: 0.2) {
            view?.alpha = 0.5
          } completion: { _ in
            UIView.animate(withDuration: 0.2) {
              view?.alpha = 1
            } completion: { _ in
              context.completeAsDecided()
            }
          }
        }
      }
      try scene.showB()
      #expect(stage.hints.filter { $0.identifier == "chained-animation" }.isEmpty)
      let driver = scene.hold(at: 0.3) { scene.b.dismiss(animated: true) }
      driver.finish()
      try stage.settle()
      #expect(
        stage.hints.filter { $0.identifier == "chained-animation" }.map(\.message) == [
          """
          [chained-animation] In the transition from B to A, which a finger has driven, a completion began another \
          animation. The finger drives what began with the transition: a stage that begins at another's end does not follow \
          it. Put the stages into one UIView.animateKeyframes, or give the later ones a delay.
          """
        ])
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Animators whose own block is empty") @MainActor struct EmptyBlockTests {
  private func animateNothing(_ context: any UIViewControllerContextTransitioning) {
    context.insertToView(above: false)
    UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
    } completion: { _ in
      context.completeAsDecided()
    }
  }

  @Test("An animator that leaves all to the alongside blocks ends with them (T-106)")
  func alongside() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.a.willAppear = { a in
        a.transitionCoordinator?.animate(alongsideTransition: { _ in scene.arriving.center.x = 100 })
      }
      scene.pop(interactively: false, animateNothing)
      stage.advance(by: 0.25)
      #expect(scene.arriving.shownX > 40 && scene.arriving.shownX < 60)
      #expect(scene.nav.transitionCoordinator != nil)
      try stage.settle()
      #expect(scene.nav.viewControllers == [scene.a] && scene.nav.transitionCoordinator == nil)
    }
  }

  @Test("Without alongside blocks an empty block ends at once (C-65)")
  func alone() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop(interactively: false, animateNothing)
      stage.advance(frames: 1)
      #expect(scene.nav.transitionCoordinator == nil)
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Changes that a cancel restores") @MainActor struct CancelTests {
  /// An animator that moves nothing by itself but runs a block of view animations.
  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) {
    context.insertToView(above: false)
    UIView.animate(withDuration: PopScene.duration, animations: changes) { _ in context.completeAsDecided() }
  }

  @Test("A cancel restores an opacity that was animated twice to what it was before the first time (T-109, C-64)")
  func replacedAnimation() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        UIView.animate(withDuration: PopScene.duration) { scene.leaving.alpha = 0.5 }
        animate(context) { scene.leaving.alpha = 0.25 }
      }
      scene.driver.update(0.5)
      stage.advance(frames: 2)
      #expect(scene.leaving.alpha == 0.25)
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.leaving.alpha == 1)
    }
  }

  @Test("A cancel restores what view animations changed that the program has removed since (T-109)")
  func removedAnimation() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        animate(context) {
          scene.leaving.center.x = 90
          scene.arriving.center.x = 80
        }
      }
      scene.driver.update(0.5)
      stage.advance(frames: 2)
      scene.leaving.layer.removeAllAnimations()
      #expect(scene.leaving.center.x == 90)
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.leaving.center.x == 0 && scene.nav.viewControllers.count == 2)
    }
  }

  @Test("A cancel restores what was animated where the container leaves the window before it is back (T-109)")
  func coveredMeanwhile() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        animate(context) {
          scene.leaving.alpha = 0.5
          scene.leaving.transform = CGAffineTransform(translationX: 30, y: 0)
        }
      }
      scene.driver.update(0.5)
      stage.advance(frames: 2)
      scene.driver.cancel()
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      scene.nav.present(cover, animated: false)
      try stage.settle()
      #expect(scene.nav.view.window == nil && scene.nav.viewControllers.count == 2)
      #expect(scene.leaving.alpha == 1 && scene.leaving.transform == .identity)
    }
  }

  @Test("A change that is made without an animation stays after a cancel (T-109)")
  func plainChanges() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        scene.leaving.center.x = 20
        animate(context) { scene.leaving.center.x = 60 }
        scene.leaving.backgroundColor = .red
      }
      scene.driver.update(0.5)
      stage.advance(frames: 2)
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.leaving.center.x == 20 && scene.leaving.backgroundColor == .red)
    }
  }
}

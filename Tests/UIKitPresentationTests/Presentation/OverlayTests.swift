import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The overlay presentation of the seed") @MainActor struct OverlayTests {
  private func scene(_ stage: Stage) -> PresentationScene {
    let scene = PresentationScene(stage, style: .custom)
    scene.director.makeAnimator = { _ in OverlayAnimator() }
    scene.director.makeController = { OverlayPresentation(presentedViewController: $0, presenting: $1) }
    return scene
  }

  private func red(_ stage: Stage, x: Int, y: Int) -> CGFloat {
    stage.image.color(x: x, y: y).cgColor.components?[0] ?? 0
  }

  @Test("The overlay dims the screen behind while the box grows in the center (E-6, E-7, T-106)")
  func pixels() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.a.present(scene.b, animated: true)
      stage.advance(frames: 1)
      // The dim begins as two thirds of the screen, the box as a line.
      #expect(red(stage, x: 5, y: 100) == 1)
      #expect(abs(red(stage, x: 25, y: 100) - 0.5) < 0.01)
      stage.advance(by: 0.15 - stage.frameDuration)
      // Half the time is half the way: the dim is 5/6 of the screen wide, the box 1/3 and a little more than 33 points.
      #expect(red(stage, x: 5, y: 100) == 1)
      #expect(abs(red(stage, x: 12, y: 100) - 0.5) < 0.01)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      #expect(abs((scene.b.view.layer.presentation()?.bounds.width ?? 0) - (1 + (200.0 / 3 - 1) / 2)) < 0.01)
      try stage.settle()
      #expect(abs(red(stage, x: 1, y: 1) - 0.5) < 0.01)
      #expect(stage.image.color(x: 20, y: 100) == .blue)
      #expect(abs(red(stage, x: 14, y: 100) - 0.5) < 0.01)
      #expect(abs(scene.b.view.bounds.width - 200.0 / 3) < 1e-9)  // the animator's size stays

      scene.b.dismiss(animated: true)
      stage.advance(by: 0.15)
      #expect(abs(red(stage, x: 5, y: 100) - 0.75) < 0.01)  // half faded
      try stage.settle()
      #expect(red(stage, x: 50, y: 100) == 1)
    }
  }

  @Test("Under a touch the dimming stands with the box, and goes back with it (T-85, T-106)")
  func held() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      let driver = scene.hold(at: 0.5) { scene.a.present(scene.b, animated: true) }
      stage.advance(by: 0.2)
      let controller = scene.b.presentationController as? OverlayPresentation
      let width = controller?.dimmingView.layer.presentation()?.bounds.width ?? 0
      #expect(abs(width - (200.0 / 3 + 100) / 2) < 0.01)
      driver.cancel()
      try stage.settle()
      #expect(controller?.dimmingView.superview == nil)
      #expect(stage.window.subviews.count == 1)
    }
  }
}

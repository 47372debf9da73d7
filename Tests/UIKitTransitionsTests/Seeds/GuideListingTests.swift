import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Seeds 000, 002, 004: the guide's listings 10-1 to 10-4") @MainActor struct GuideListingTests {
  private func scene(_ stage: Stage, style: UIModalPresentationStyle) -> PresentationScene {
    let scene = PresentationScene(stage, style: style)
    scene.director.makeAnimator = { GuideDiagonal(presenting: $0) }
    return scene
  }

  @Test(
    "The diagonal animator moves up to the left, and down to the right again (E-9)",
    arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func diagonal(style: UIModalPresentationStyle) throws {
    try withStage(.small) { stage in
      let scene = scene(stage, style: style)
      let size = scene.a.view.bounds.size
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.25)
      let shown = try #require(scene.b.view.layer.presentation()?.frame)
      #expect(abs(shown.minX - size.width / 2) < 6 && abs(shown.minY / shown.minX - size.height / size.width) < 1e-3)
      try stage.settle()
      #expect(scene.b.view.frame == scene.a.view.bounds)
      scene.a.dismiss(animated: true)
      stage.advance(by: 0.25)
      #expect(stage.image.color(x: 2, y: 2) == .red && stage.image.color(x: 97, y: 150) == .blue)
      try stage.settle()
      #expect(scene.b.view.window == nil && scene.a.view.window === stage.window)
    }
  }

  @Test(
    "A cancelled interactive diagonal transition leaves nothing behind (E-9, T-19)",
    arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func cancelled(style: UIModalPresentationStyle) throws {
    try withStage(.small) { stage in
      let scene = scene(stage, style: style)
      scene.hold(at: 0.6) { scene.a.present(scene.b, animated: true) }.cancel()
      try stage.settle()
      #expect(scene.b.view.window == nil && scene.a.presentedViewController == nil)
      #expect(stage.image.color(x: 97, y: 150) == .red)
    }
  }

  @Test(
    "A driver with its own recognizer computes progress from the container's height, and the end of the gesture releases it (E-10, A-19)"
  )
  func ownRecognizer() throws {
    try withStage(.small) { stage in
      let scene = scene(stage, style: .custom)
      let driver = GuideSwipeDriver()
      scene.director.driver = driver
      scene.a.present(scene.b, animated: true)
      stage.advance(frames: 1)
      let container = try #require(scene.a.presentedViewController?.transitionCoordinator?.containerView)
      #expect(container.gestureRecognizers?.count == 1)
      let height = container.bounds.height
      stage.touchDown(at: CGPoint(x: 20, y: 20))
      for step in 1...10 {
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: 20, y: 20 + CGFloat(step) * height * 0.05))
      }
      stage.advance(frames: 1)
      #expect(driver.percentComplete > 0.3 && driver.percentComplete < 0.51)
      stage.touchUp(at: CGPoint(x: 20, y: 20 + height * 0.5))
      try stage.settle()
      #expect(container.gestureRecognizers?.isEmpty != false && scene.a.presentedViewController === scene.b)
      #expect(scene.b.view.frame == scene.a.view.bounds)
    }
  }
}

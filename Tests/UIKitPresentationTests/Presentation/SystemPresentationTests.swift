import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The system's transition styles of presentations") @MainActor struct SystemPresentationTests {
  private func scene(_ stage: Stage, _ style: UIModalTransitionStyle, full: Bool = true) -> PresentationScene {
    let scene = PresentationScene(stage, style: full ? .fullScreen : .overFullScreen)
    scene.director.usesSlide = false
    scene.b.modalTransitionStyle = style
    return scene
  }

  @Test("coverVertical rises along the system's spring and sinks again (E-72, K-17, T-2)", arguments: [true, false])
  func cover(full: Bool) throws {
    try withStage(.small) { stage in
      let scene = scene(stage, .coverVertical, full: full)
      scene.a.present(scene.b, animated: true)
      stage.advance(frames: 1)
      #expect(scene.b.transitionCoordinator?.transitionDuration == 0.5)
      stage.advance(by: 0.2 - stage.frameDuration)
      // C-41: the spring stands at 0.87928 after 0.2 s.
      #expect(abs((scene.b.view.layer.presentation()?.frame.minY ?? 0) - 200 * (1 - 0.87928)) < 0.01)
      try stage.settle()
      #expect(scene.b.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect((scene.a.view.window == nil) == full)
      scene.b.dismiss(animated: true)
      stage.advance(by: 0.2)
      #expect(abs((scene.b.view.layer.presentation()?.frame.minY ?? 0) - 200 * 0.87928) < 0.01)
      #expect(stage.image.color(x: 50, y: 10) == .red)
      try stage.settle()
      #expect(scene.b.view.superview == nil)
    }
  }

  @Test("crossDissolve fades in and out (E-73, K-18)")
  func dissolve() throws {
    try withStage(.small) { stage in
      let scene = scene(stage, .crossDissolve)
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.2)
      let color = stage.image.color(x: 50, y: 100).cgColor.components ?? []
      #expect(abs(color[0] - 0.5) < 0.01 && abs(color[2] - 0.5) < 0.01)
      try stage.settle()
      #expect(stage.time > 0.39 && stage.time < 0.45)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.b.view.alpha == 1)
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("flipHorizontal turns one view away and then the other in, and leaves nothing behind (E-73, E-85, K-19)")
  func flip() throws {
    try withStage(.small) { stage in
      let scene = scene(stage, .flipHorizontal)
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.3)
      let container = scene.a.view.superview
      #expect(stage.image.color(x: 50, y: 100) == .red)
      #expect(stage.image.color(x: 5, y: 100) == .black)
      // Right to left: the right edge comes nearer, so it stands higher than the left one.
      let heights = [40, 60].map { x in (0..<200).count { stage.image.color(x: x, y: $0) == .red } }
      #expect(heights[1] > heights[0])
      stage.advance(by: 0.2)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      try stage.settle()
      #expect(stage.time > 0.74 && stage.time < 0.8)
      #expect(CATransform3DIsIdentity(scene.b.view.transform3D))
      #expect(container.map { CATransform3DIsIdentity($0.layer.sublayerTransform) } == true)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(CATransform3DIsIdentity(scene.a.view.transform3D))
      #expect(stage.image.color(x: 1, y: 1) == .red)
    }
  }

  @Test("flipHorizontal over a presenter that stays turns only the presented view (E-73)")
  func flipOver() throws {
    try withStage(.small) { stage in
      let scene = scene(stage, .flipHorizontal, full: false)
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.2)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      #expect(stage.image.color(x: 2, y: 100) == .red)
      #expect(stage.image.color(x: 97, y: 100) == .red)
      try stage.settle()
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("partialCurl covers instead, and is reported")
  func curl() throws {
    try withStage(.small) { stage in
      let scene = scene(stage, .partialCurl)
      scene.a.present(scene.b, animated: true)
      try stage.expectDiagnostic("partial-curl")
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .blue)
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@Suite("Zooming") @MainActor struct ZoomTests {
  private func scene(_ stage: Stage) -> ScrollScene {
    let scene = ScrollScene(stage, content: CGSize(width: 300, height: 400))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scene.scroll.addSubview(picture)
    scene.zoomed = picture
    scene.scroll.maximumZoomScale = 4
    return scene
  }

  @Test("a pinch makes content larger about the place between the fingers, and springs back from beyond the limit")
  func pinch() throws {
    try withStage { stage in
      let scene = scene(stage)
      #expect(scene.scroll.pinchGestureRecognizer != nil)
      let center = CGPoint(x: 150, y: 300)
      stage.pinch(about: center, from: 80, to: 200, over: 0.3, resting: 0.1)
      stage.advance(by: 0.35)
      let scale = scene.scroll.zoomScale
      #expect(scene.scroll.isZooming && scale > 1.9 && scale < 2.5)
      #expect(abs(scene.scroll.contentSize.width - 300 * scale) < 1e-6)
      // The middle of the picture stays under the fingers.
      let shown = try #require(scene.zoomed).convert(CGPoint(x: 150, y: 200), to: nil)
      #expect(abs(shown.x - center.x) < 1 && abs(shown.y - center.y) < 1)
      try stage.settle()
      let heard = scene.log.take()
      #expect(heard.contains("willZoom") && heard.contains("zoom") && heard.hasSuffix("didZoom"))
      stage.pinch(about: center, from: 200, to: 40, over: 0.3)
      try stage.settle()
      #expect(scene.scroll.zoomScale == 1 && !scene.scroll.isZooming && !scene.scroll.isZoomBouncing)
    }
  }

  @Test("on command within its limits; to a rectangle, in the middle")
  func commands() throws {
    try withStage { stage in
      let scene = scene(stage)
      scene.scroll.setZoomScale(2, animated: true)
      try stage.settle()
      #expect(scene.scroll.zoomScale == 2 && scene.scroll.contentSize == CGSize(width: 600, height: 800))
      #expect(scene.offset == CGPoint(x: 150, y: 200))
      scene.scroll.zoomScale = 9
      #expect(scene.scroll.zoomScale == 4)
      scene.scroll.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 200), animated: false)
      #expect(scene.scroll.zoomScale == 2 && scene.offset == .zero)
      scene.scroll.zoomScale = .nan
      #expect(scene.scroll.zoomScale == 2)
      scene.zoomed = nil
      scene.scroll.zoomScale = 3
      #expect(scene.scroll.zoomScale == 2)
    }
  }
}

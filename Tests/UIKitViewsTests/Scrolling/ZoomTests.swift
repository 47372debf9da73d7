import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Zooming in scroll views") @MainActor struct ZoomTests {
  private func scene(_ stage: Stage) -> ScrollScene {
    let scene = ScrollScene(stage, content: CGSize(width: 300, height: 400))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scene.scroll.addSubview(page)
    scene.zoomed = page
    scene.scroll.maximumZoomScale = 4
    return scene
  }

  @Test("A pinch zooms about the point between the touches, and bounces back from beyond the limit")
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
      // The middle of the image stays under the fingers.
      let shown = try #require(scene.zoomed).convert(CGPoint(x: 150, y: 200), to: nil)
      #expect(abs(shown.x - center.x) < 1 && abs(shown.y - center.y) < 1)
      try stage.settle()
      let received = scene.log.take()
      #expect(received.contains("willZoom") && received.contains("zoom") && received.hasSuffix("didZoom"))
      stage.pinch(about: center, from: 200, to: 40, over: 0.3)
      try stage.settle()
      #expect(scene.scroll.zoomScale == 1 && !scene.scroll.isZooming && !scene.scroll.isZoomBouncing)
    }
  }

  @Test("Zooming by program stays within the limits, and zooms to a rectangle around its center")
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
      scene.scroll.zoomScale = -1
      #expect(scene.scroll.zoomScale == 2)
      scene.zoomed = nil
      scene.scroll.zoomScale = 3
      #expect(scene.scroll.zoomScale == 2)
    }
  }

  @Test("Zooming ends when the scroll view leaves the window during a pinch")
  func gone() throws {
    try withStage { stage in
      weak var gone: UIScrollView?
      let root = UIViewController()
      stage.show(root)
      final class Owner: NSObject, UIScrollViewDelegate {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
      }
      let owner = Owner()
      do {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.maximumZoomScale = 3
        scroll.delegate = owner
        root.view.addSubview(owner.page)
        root.view.addSubview(scroll)
        stage.advance(frames: 1)
        scroll.setZoomScale(2, animated: true)
        gone = scroll
        stage.advance(frames: 2)
        scroll.removeFromSuperview()
      }
      stage.advance(frames: 1)
      #expect(gone == nil)
      try stage.settle()
      #expect(owner.page.transform.a == 2)
    }
  }

  @Test("A pinch beyond the content's edges holds it there, and nothing decelerates until the touches leave")
  func caughtBeyondEdge() throws {
    try withStage { stage in
      let scene = scene(stage)
      // Two fingers that pinch and drag downwards at once.
      for side in [-1, 1] as [CGFloat] {
        stage.pan(
          from: CGPoint(x: 150 + side * 80, y: 250), to: CGPoint(x: 150 + side * 20, y: 400), over: 0.3, resting: 0.1)
      }
      stage.advance(by: 0.45)
      #expect(scene.scroll.isZoomBouncing && scene.scroll.isDecelerating)
      stage.pinch(about: CGPoint(x: 150, y: 300), from: 80, to: 92, over: 0.03, resting: 0.5)
      stage.advance(by: 0.1)
      #expect(scene.scroll.isZooming && !scene.scroll.isDecelerating)
      _ = scene.log.take()
      let start = scene.offset
      #expect(!scene.scroll.range(contains: start))
      stage.advance(by: 0.3)
      #expect(scene.offset == start && scene.log.take() == "")
      try stage.settle()
      #expect(scene.scroll.range(contains: scene.offset))
    }
  }

  @Test("A zoom bounce that touches catch ends before the next zoom begins")
  func caught() throws {
    try withStage { stage in
      let scene = scene(stage)
      let center = CGPoint(x: 150, y: 300)
      stage.pinch(about: center, from: 200, to: 60, over: 0.3)
      stage.advance(by: 0.35)
      #expect(scene.scroll.isZoomBouncing && !scene.scroll.isZooming)
      stage.pinch(about: center, from: 80, to: 160, over: 0.1, resting: 0.3)
      stage.advance(by: 0.2)
      #expect(scene.scroll.isZooming && !scene.scroll.isZoomBouncing)
      stage.advance(by: 0.1)
      #expect(scene.scroll.isZooming)
      try stage.settle()
      let received = scene.log.calls.filter { $0.hasSuffix("Zoom") }
      #expect(received == ["willZoom", "didZoom", "willZoom", "didZoom"])
    }
  }
}

extension UIScrollView {
  /// Whether content at rest may be at an offset.
  fileprivate func range(contains start: CGPoint) -> Bool {
    let (right, bottom) = (max(0, contentSize.width - bounds.width), max(0, contentSize.height - bounds.height))
    return (-0.5...(right + 0.5)).contains(start.x) && (-0.5...(bottom + 0.5)).contains(start.y)
  }
}

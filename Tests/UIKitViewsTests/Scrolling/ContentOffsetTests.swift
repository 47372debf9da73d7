import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A scroll view's content offset") @MainActor struct ContentOffsetTests {
  private let x: CGFloat = 150

  /// A finger that flings the content upwards by 1000 points per second, and has left.
  private func fling(_ stage: Stage) {
    stage.pan(from: CGPoint(x: x, y: 450), to: CGPoint(x: x, y: 250), over: 0.2)
    stage.advance(by: 0.4)
  }

  // MARK: Setting it while the content moves

  @Test("Setting the offset keeps the deceleration; setting it with animated false stops it (A-102)")
  func keepsDeceleration() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      fling(stage)
      scene.scroll.contentOffset.y += 1000
      #expect(scene.scroll.isDecelerating)
      try stage.settle()
      let target = try #require(scene.proposal).target.y
      #expect(abs(scene.offset.y - target - 1000) < 0.5)
      #expect(scene.log.take() == "willDrag scroll willEnd didEnd(1) willGlide scroll didGlide")
      fling(stage)
      let oldOffset = scene.offset
      scene.scroll.setContentOffset(oldOffset, animated: false)
      #expect(!scene.scroll.isDecelerating)
      try stage.settle()
      #expect(scene.offset == oldOffset)
    }
  }

  @Test("Pages that a delegate recentres while they glide come to rest at a whole page (A-102)")
  func recentres() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 900, height: 400))
      scene.scroll.isPagingEnabled = true
      scene.scroll.contentOffset.x = 300
      var pages = 0
      scene.onCall = { _ in
        // Three pages that show a part of many: the middle one is put back as soon as it is left.
        if scene.offset.x >= 600 {
          scene.scroll.contentOffset.x -= 300
          pages += 1
        }
      }
      for count in 1...3 {
        stage.pan(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 20, y: 300), over: 0.1)
        try stage.settle()
        #expect(pages == count && scene.offset == CGPoint(x: 300, y: 0))
      }
    }
  }

  @Test("Setting the offset during a drag rebases the drag (A-102)")
  func rebasesDrag() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      let finger = stage.touchDown(at: CGPoint(x: x, y: 450))
      for displacement in [-12.0, -40] {
        finger.move(by: CGVector(dx: 0, dy: displacement))
        stage.advance(frames: 1)
      }
      scene.scroll.contentOffset.y = 2000
      #expect(scene.scroll.isDragging)
      finger.move(by: CGVector(dx: 0, dy: -30))
      stage.advance(frames: 1)
      #expect(scene.offset.y == 2030)
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      finger.move(by: CGVector(dx: 0, dy: 20))
      stage.advance(frames: 1)
      #expect(scene.offset.y == 80)
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(scene.offset.y == 80)
    }
  }

  @Test("Content that a delegate holds at its top turns with the finger, and its deceleration ends there (A-102)")
  func held() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      scene.onCall = { _ in if scene.offset.y < 0 { scene.scroll.contentOffset.y = 0 } }
      let finger = stage.touchDown(at: CGPoint(x: x, y: 150))
      for displacement in [12.0, 100] {
        finger.move(by: CGVector(dx: 0, dy: displacement))
        stage.advance(frames: 1)
      }
      #expect(scene.offset.y == 0)
      finger.move(by: CGVector(dx: 0, dy: -30))
      stage.advance(frames: 1)
      #expect(scene.offset.y == 30)
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      scene.scroll.contentOffset.y = 200
      _ = scene.log.take()
      stage.pan(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 350), over: 0.1)
      try stage.settle()
      #expect(scene.offset.y == 0 && scene.log.take().hasSuffix("willGlide scroll didGlide"))
    }
  }

  @Test("Setting the offset as a drag ends keeps the deceleration that follows (A-102)")
  func asDragEnds() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      scene.onCall = { if $0 == "didEnd(1)" { scene.scroll.contentOffset.y += 500 } }
      fling(stage)
      try stage.settle()
      let target = try #require(scene.proposal).target.y
      #expect(abs(scene.offset.y - target - 500) < 0.5)
      scene.onCall = { if $0 == "didEnd(1)" { scene.scroll.setContentOffset(.zero, animated: false) } }
      fling(stage)
      try stage.settle()
      #expect(scene.offset == .zero && !scene.scroll.isDragging)
      _ = scene.log.take()
      scene.onCall = { if $0 == "willEnd" { scene.scroll.setContentOffset(.zero, animated: true) } }
      fling(stage)
      try stage.settle()
      #expect(scene.offset == .zero && scene.log.take() == "willDrag scroll willEnd didEnd(0) scroll didAnimate")
    }
  }

  // MARK: Animations

  @Test("An animated change to the present offset does not animate and does not notify (A-103)")
  func nowhere() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      scene.scroll.contentOffset.y = 100
      _ = scene.log.take()
      // The second is the same pixel.
      for y in [100, 100.1] {
        scene.scroll.setContentOffset(CGPoint(x: 0, y: y), animated: true)
        stage.advance(by: 0.5)
        #expect(scene.log.take() == "" && scene.offset.y == 100)
      }
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 101), animated: true)
      try stage.settle()
      #expect(scene.log.take() == "scroll didAnimate")
    }
  }

  // MARK: Edges that change

  @Test(
    "At rest, a change of content size, insets or size brings the offset back between its edges and notifies (A-105)")
  func clamps() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      scene.scroll.contentInset.bottom = 50
      scene.scroll.contentOffset.y = 3650
      _ = scene.log.take()
      scene.scroll.contentInset.bottom = 0
      #expect(scene.offset.y == 3600 && scene.log.take() == "scroll")
      scene.scroll.contentSize.height = 1000
      #expect(scene.offset.y == 600 && scene.log.take() == "scroll")
      scene.scroll.frame.size.height = 700
      #expect(scene.offset.y == 300 && scene.log.take() == "scroll")
      scene.scroll.bounds.size.height = 800
      #expect(scene.offset.y == 200 && scene.log.take() == "scroll")
      // An offset inside the content stays.
      scene.scroll.contentSize.height = 5000
      scene.scroll.frame.size.height = 100
      try stage.settle()
      #expect(scene.offset.y == 200 && scene.log.take() == "")
    }
  }

  @Test(
    "While content is dragged or decelerates, a change of its size leaves the offset to the finger and the bounce (A-105)"
  )
  func clampsNoDrag() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      fling(stage)
      let oldOffset = scene.offset
      scene.scroll.contentSize.height = 450
      #expect(scene.offset == oldOffset)
      try stage.settle()
      #expect(scene.offset.y == 50)
      scene.scroll.contentSize.height = 9000
      let finger = stage.touchDown(at: CGPoint(x: x, y: 450))
      for displacement in [-12.0, -200] {
        finger.move(by: CGVector(dx: 0, dy: displacement))
        stage.advance(frames: 1)
      }
      scene.scroll.contentSize.height = 450
      #expect(scene.offset.y == 250)
      finger.lift()
      try stage.settle()
      #expect(scene.offset.y == 50)
    }
  }

  // MARK: Pixels

  @Test("Offsets are whole pixels in a window and whole points outside one (A-107)")
  func pixels() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      var offsets: [CGFloat] = []
      scene.onCall = { _ in offsets.append(scene.offset.y) }
      fling(stage)
      try stage.settle()
      #expect(offsets.count > 20 && offsets.allSatisfy { ($0 * 3).rounded() / 3 == $0 })
      #expect(try #require(scene.proposal).target == scene.offset)
      scene.scroll.contentOffset.y = 100.4
      #expect(scene.offset.y == 301.0 / 3)
      let loose = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      loose.contentSize = CGSize(width: 500, height: 500)
      loose.contentOffset = CGPoint(x: 0.4, y: 10.6)
      #expect(loose.contentOffset == CGPoint(x: 0, y: 11))
    }
  }

  @Test("An offset is never negative zero (A-107)")
  func negativeZero() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 900, height: 400))
      scene.scroll.isPagingEnabled = true
      scene.scroll.contentOffset.x = 300
      stage.pan(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 280, y: 300), over: 0.1)
      try stage.settle()
      #expect(scene.offset.x == 0 && scene.offset.x.sign == .plus && scene.proposal?.target.x.sign == .plus)
      scene.scroll.contentOffset.x = 10
      scene.scroll.contentOffset.x = -0.1
      #expect(scene.offset.x == 0 && scene.offset.x.sign == .plus)
    }
  }

  @Test("A pinch in small steps keeps the point under the fingers, though each step ends at a pixel (A-107)")
  func pinch() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 400))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scene.scroll.addSubview(view)
      scene.zoomed = view
      scene.scroll.maximumZoomScale = 4
      let center = CGPoint(x: 101, y: 217)
      stage.pinch(about: center, from: 80, to: 240, over: 3, resting: 0.2)
      stage.advance(by: 0.5)
      let start = view.convert(center, from: nil)
      stage.advance(by: 2.6)
      let end = view.convert(center, from: nil)
      #expect(scene.scroll.isZooming && scene.scroll.zoomScale > 2)
      #expect(abs(end.x - start.x) < 0.5 && abs(end.y - start.y) < 0.5)
      try stage.settle()
    }
  }
}

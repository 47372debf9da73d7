import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Wheels and trackpads") @MainActor struct WheelTests {
  private let start = CGPoint(x: 150, y: 300)

  @Test("A wheel scrolls by its notch and no further, without a touch on the content (A-69)")
  func notch() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      stage.turnWheel(over: start, by: CGVector(dx: 0, dy: -40))
      try stage.settle()
      #expect(scene.offset == CGPoint(x: 0, y: 40) && !scene.scroll.isTracking)
      #expect(scene.log.take() == "willDrag scroll willEnd didEnd(0)" && scene.proposal?.velocity == .zero)
      // Two notches are two; beyond the edge content gives way and comes back.
      for _ in 0..<2 { stage.turnWheel(over: start, by: CGVector(dx: 0, dy: 30)) }
      try stage.settle()
      #expect(scene.offset.y == 0)
      // Beside the view nothing happens, and neither at no place.
      for point in [CGPoint(x: 150, y: 700), CGPoint(x: CGFloat.nan, y: 300)] {
        stage.turnWheel(over: point, by: CGVector(dx: 0, dy: -40))
      }
      stage.turnWheel(over: start, by: CGVector(dx: 0, dy: CGFloat.infinity))
      try stage.settle()
      #expect(scene.offset.y == 0)
    }
  }

  @Test("A scroll that begins, moves and ends within one turn moves the whole distance (A-69)")
  func oneTurn() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      let scrolls = stage.environment.scrolls
      scrolls.begin(.discrete, at: start)
      for _ in 0..<2 { scrolls.move(by: CGPoint(x: 0, y: -40)) }
      scrolls.end()
      try stage.settle()
      #expect(scene.offset.y == 80 && scene.log.take() == "willDrag scroll willEnd didEnd(0)")
    }
  }

  @Test("A trackpad scrolls the content with its fingers, and lets it decelerate with their velocity (K-41)")
  func trackpad() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      stage.scroll(over: start, by: CGVector(dx: 0, dy: -200), in: 0.2)
      stage.advance(by: 0.15)
      #expect(scene.scroll.isDragging && scene.offset.y > 80 && scene.offset.y < 160)
      try stage.settle()
      let proposal = try #require(scene.proposal)
      #expect(proposal.velocity.y > 0.8 && abs(scene.offset.y - proposal.target.y) < 1e-6 && scene.offset.y > 500)
      // Gliding content is caught.
      stage.scroll(over: start, by: CGVector(dx: 0, dy: -200), in: 0.1)
      stage.advance(by: 0.2)
      #expect(scene.scroll.isDecelerating)
      _ = scene.log.take()
      stage.turnWheel(over: start, by: CGVector(dx: 0, dy: -1))
      try stage.settle()
      #expect(scene.log.take().hasPrefix("didGlide willDrag"))
    }
  }

  @Test("Scroll events go to the innermost pan recognizer that scrolls in that direction and allows them (A-65, A-69)")
  func rivals() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 2000))
      let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      pages.contentSize = CGSize(width: 900, height: 400)
      scene.scroll.addSubview(pages)
      stage.turnWheel(over: start, by: CGVector(dx: -50, dy: 0))
      stage.turnWheel(over: start, by: CGVector(dx: 0, dy: -70))
      try stage.settle()
      #expect(pages.contentOffset.x == 50 && scene.offset.y == 70)
      pages.panGestureRecognizer.allowedScrollTypesMask = .continuous
      stage.turnWheel(over: start, by: CGVector(dx: -50, dy: 0))
      try stage.settle()
      #expect(pages.contentOffset.x == 50)
      scene.scroll.isScrollEnabled = false
      stage.turnWheel(over: start, by: CGVector(dx: 0, dy: -70))
      try stage.settle()
      #expect(scene.offset.y == 70)
    }
  }

  @Test(
    "A custom pan recognizer gets scroll events where it allows them, from translation zero, at the pointer's location (A-69)"
  )
  func ownPan() throws {
    try withStage { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      var directions: [CGFloat] = []
      var (offsets, fingers): (Set<CGFloat>, Set<Int>) = ([], [])
      scene.onAction = { _ in
        directions.append(pan.translation(in: nil).y)
        offsets.insert(pan.location(in: nil).y)
        fingers.insert(pan.numberOfTouches)
      }
      stage.scroll(over: start, by: CGVector(dx: 0, dy: 60), in: 0.1)
      try stage.settle()
      #expect(directions.isEmpty && pan.allowedScrollTypesMask == [])
      pan.allowedScrollTypesMask = .all
      stage.scroll(over: start, by: CGVector(dx: 0, dy: 60), in: 0.1)
      try stage.settle()
      #expect(
        directions.first == 0 && directions.last == 60 && directions == directions.sorted() && offsets == [300]
          && fingers == [0])
      #expect(scene.actions.take().hasPrefix("pan.began pan.changed") && pan.state == .possible)
      // A finger afterwards is a finger as ever.
      stage.pan(from: start, to: CGPoint(x: 150, y: 400), over: 0.2)
      try stage.settle()
      #expect(directions.last.map { $0 > 80 } ?? false && fingers == [0, 1])
    }
  }
}

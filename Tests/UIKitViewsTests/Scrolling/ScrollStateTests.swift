import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The states of a scroll view") @MainActor struct ScrollStateTests {
  private let x: CGFloat = 150

  /// The states that the delegate finds: t for tracking, d for dragging, g for decelerating; each call once in a row.
  private func states(_ scene: ScrollScene) -> CallLog {
    let log = CallLog()
    scene.onCall = { word in
      let scroll = scene.scroll
      let state = [(scroll.isTracking, "t"), (scroll.isDragging, "d"), (scroll.isDecelerating, "g")]
      let call = "\(word):\(state.filter(\.0).map(\.1).joined())"
      if log.calls.last != call { log.calls.append(call) }
    }
    return log
  }

  @Test("A scroll view tracks until a drag has ended for its delegate, and drags until it rests (A-104)")
  func fling() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      let states = states(scene)
      stage.pan(from: CGPoint(x: x, y: 450), to: CGPoint(x: x, y: 250), over: 0.2)
      try stage.settle()
      #expect(
        states.take() == "willDrag:td scroll:td willEnd:td didEnd(1):td willGlide:dg scroll:dg didGlide:")
      stage.pan(from: CGPoint(x: x, y: 450), to: CGPoint(x: x, y: 250), over: 0.2, resting: 0.2)
      try stage.settle()
      #expect(states.take() == "willDrag:td scroll:td willEnd:td didEnd(0):td")
      // A wheel drags without a finger on the content.
      stage.turnWheel(over: CGPoint(x: x, y: 300), by: CGVector(dx: 0, dy: -40))
      try stage.settle()
      #expect(states.take() == "willDrag:d scroll:d willEnd:d didEnd(0):d")
    }
  }

  @Test("A scroll view does not drag while its content bounces back (A-104)")
  func bounce() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      let states = states(scene)
      stage.pan(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 350), over: 0.2, resting: 0.2)
      try stage.settle()
      #expect(states.take() == "willDrag:td scroll:td willEnd:td didEnd(1):td willGlide:g scroll:g didGlide:")
      // A fling that reaches the end of the content decelerates first, and bounces then.
      scene.scroll.contentOffset.y = 200
      _ = states.take()
      stage.pan(from: CGPoint(x: x, y: 150), to: CGPoint(x: x, y: 300), over: 0.1)
      try stage.settle()
      #expect(states.take().hasSuffix("willGlide:dg scroll:dg scroll:g didGlide:"))
    }
  }

  @Test("A touch that catches a deceleration ends it as it lands, and ends the drag as it leaves (A-108)")
  func caught() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      stage.pan(from: CGPoint(x: x, y: 450), to: CGPoint(x: x, y: 250), over: 0.2)
      stage.advance(by: 0.4)
      let states = states(scene)
      let finger = stage.touchDown(at: CGPoint(x: x, y: 300))
      #expect(states.take() == "didGlide:t")
      stage.advance(by: 0.3)
      #expect(states.take() == "")
      finger.lift()
      try stage.settle()
      #expect(states.take().hasPrefix("didEnd(0):t"))
      // One that goes on to drag ends that drag, and no other.
      stage.pan(from: CGPoint(x: x, y: 450), to: CGPoint(x: x, y: 250), over: 0.2)
      stage.advance(by: 0.4)
      _ = scene.log.take()
      stage.pan(from: CGPoint(x: x, y: 450), to: CGPoint(x: x, y: 350), over: 0.2, resting: 0.2)
      try stage.settle()
      #expect(scene.log.take().hasSuffix("didGlide willDrag scroll willEnd didEnd(0)"))
    }
  }

  @Test("Content caught in its bounce goes on with it when the touch leaves (A-108)")
  func caughtBeyondEdge() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 4000))
      stage.pan(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 400), over: 0.2, resting: 0.2)
      stage.advance(by: 0.45)
      let start = scene.offset.y
      #expect(start < -10)
      _ = scene.log.take()
      let finger = stage.touchDown(at: CGPoint(x: x, y: 300))
      stage.advance(by: 0.3)
      #expect(scene.log.take() == "didGlide" && scene.offset.y < -5)
      finger.lift()
      try stage.settle()
      #expect(scene.offset.y == 0 && scene.log.take() == "didEnd(1) willGlide scroll didGlide")
    }
  }

  @Test("A delegate may release its scroll view at the end of a drag")
  func releaseAtEndOfDrag() throws {
    try withStage { stage in
      let root = UIViewController()
      stage.show(root)
      let releaser = Releaser()
      weak var witness: UIScrollView?
      do {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 300, height: 4000)
        scroll.delegate = releaser
        root.view.addSubview(scroll)
        witness = scroll
      }
      stage.pan(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), over: 0.1)
      try stage.settle()
      #expect(witness == nil && releaser.calls == 1)
    }
  }

  private final class Releaser: NSObject, UIScrollViewDelegate {
    var calls = 0

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls += 1
      scrollView.removeFromSuperview()
    }
  }
}

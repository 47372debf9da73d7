import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Pan and swipe recognizers") @MainActor struct PanTests {
  @Test(
    "A pan begins after ten points with translation zero, and knows direction and velocity in any view (A-69, K-35)")
  func pan() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      turned.transform = CGAffineTransform(scaleX: 2, y: 2)
      scene.pad.addSubview(turned)
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 9, dy: 0))
      scene.pass()
      #expect(pan.state == .possible && scene.touches.take() == "began1 moved1")
      finger.move(by: CGVector(dx: 3, dy: 0))
      #expect(pan.state == .began && pan.translation(in: scene.pad) == .zero)
      #expect(scene.touches.take() == "")
      for _ in 0..<6 {
        scene.pass()
        finger.move(by: CGVector(dx: 10, dy: -5))
      }
      #expect(pan.translation(in: scene.pad) == CGPoint(x: 60, y: -30))
      #expect(pan.translation(in: turned) == CGPoint(x: 30, y: -15))
      let speed = pan.velocity(in: scene.pad)
      #expect(abs(speed.x - 600) < 1e-6 && abs(speed.y + 300) < 1e-6)
      #expect(abs(pan.velocity(in: turned).x - 300) < 1e-6)
      pan.setTranslation(CGPoint(x: 5, y: 0), in: turned)
      #expect(pan.translation(in: scene.pad) == CGPoint(x: 10, y: 0))
      stage.advance(by: 0.2)
      finger.lift()
      #expect(pan.velocity(in: scene.pad) == .zero)  // it rested before it left (K-44)
      scene.pass()
      #expect(scene.actions.take() == "pan.began pan.changed pan.ended")
    }
  }

  @Test("A pan reports the movement since the touch landed while it is asked whether to begin (A-69)")
  func askedForMovement() throws {
    final class Asker: NSObject, UIGestureRecognizerDelegate {
      var translations: [CGPoint] = []
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        translations.append(pan.translation(in: pan.view))
        return true
      }
    }
    try withStage(.iPhone15) { stage in
      let (scene, asker) = (GestureScene(stage), Asker())
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      (pan.delegate, pan.allowedScrollTypesMask) = (asker, .all)
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 4, dy: 1))
      #expect(pan.translation(in: nil) == CGPoint(x: 4, y: 1))
      finger.move(by: CGVector(dx: 8, dy: -4))
      #expect(asker.translations == [CGPoint(x: 12, y: -3)])
      // From the beginning on it counts anew (K-35).
      #expect(pan.state == .began && pan.translation(in: nil) == .zero)
      finger.move(by: CGVector(dx: 5, dy: 0))
      #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
      finger.lift()
      try stage.settle()
      #expect(pan.translation(in: nil) == .zero)
      // A wheel lands nowhere: the movement is its first step.
      stage.turnWheel(over: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 30))
      try stage.settle()
      #expect(asker.translations.last == CGPoint(x: 0, y: 30))
    }
  }

  @Test("A pan's velocity is that of the last tenth of a second (K-44)")
  func window() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      let finger = stage.touchDown(at: CGPoint(x: 100, y: 300))
      for step in [20.0, 20, 20, 20, 20, 20] + [Double](repeating: 2, count: 6) {
        finger.move(by: CGVector(dx: step, dy: 0))
        scene.pass()
      }
      finger.move(by: CGVector(dx: 2, dy: 0))
      // Six steps of a sixtieth of a second, of two points each.
      #expect(abs(pan.velocity(in: scene.pad).x - 120) < 1e-6)
      finger.lift()
    }
  }

  @Test("A pan follows the centroid of its touches, and does not jump when one is added or lifted (A-69)")
  func fingers() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      let first = stage.touchDown(at: CGPoint(x: 100, y: 300))
      first.move(by: CGVector(dx: 20, dy: 0))
      first.move(by: CGVector(dx: 20, dy: 0))
      let second = stage.touchDown(at: CGPoint(x: 300, y: 500))
      #expect(pan.numberOfTouches == 2 && pan.translation(in: nil) == CGPoint(x: 20, y: 0))
      #expect(pan.location(in: nil) == CGPoint(x: 220, y: 400))
      #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 300, y: 500))
      second.move(by: CGVector(dx: 0, dy: 40))
      #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 20))
      first.lift()
      #expect(pan.state == .changed)
      second.move(by: CGVector(dx: 0, dy: 10))
      #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 30))
      second.lift()
      #expect(pan.state == .ended)
    }
  }

  @Test("A pan of two touches waits for the second, and one of at most one touch fails with two (A-69)")
  func counts() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      pan.minimumNumberOfTouches = 2
      let (from, to) = (CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300))
      for (fingers, most, received) in [
        (1, 2, ""), (2, 2, "pan.began pan.changed pan.ended"), (3, 2, ""), (3, 3, "pan.began pan.changed pan.ended"),
      ] {
        pan.maximumNumberOfTouches = most
        stage.pan(from: from, to: to, over: 0.2, fingers: fingers)
        try stage.settle()
        #expect(scene.actions.take() == received)
      }
    }
  }

  @Test(
    "An edge pan begins within 20 points of its edge, and only inwards (A-70, K-36)",
    arguments: [UIRectEdge.left, .right, .top, .bottom])
  func edges(edge: UIRectEdge) throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIScreenEdgePanGestureRecognizer(), "edge")
      pan.edges = edge
      for other in [UIRectEdge.left, .right, .top, .bottom] {
        stage.edgePan(from: other, by: 100, over: 0.2)
        try stage.settle()
        #expect(scene.actions.take() == (other == edge ? "edge.began edge.changed edge.ended" : ""))
      }
      stage.pan(from: CGPoint(x: 25, y: 430), to: CGPoint(x: 200, y: 430), over: 0.2)
      try stage.settle()
      #expect(scene.actions.take() == "")
    }
  }

  @Test(
    "An edge pan needs a landing less than 20 points from the edge, and a movement more across it than along it (K-36)",
    arguments: [
      (x: 19.0, dx: 100.0, dy: 0.0, begins: true), (20, 100, 0, false), (5, 100, 90, true), (5, 90, 100, false),
    ])
  func edgeZone(_ finger: (x: Double, dx: Double, dy: Double, begins: Bool)) throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      scene.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
      let end = CGPoint(x: finger.x + finger.dx, y: 430 + finger.dy)
      stage.pan(from: CGPoint(x: finger.x, y: 430), to: end, over: 0.2)
      try stage.settle()
      #expect((scene.actions.take() != "") == finger.begins)
    }
  }

  @Test("A swipe moves fifty points in its direction within half a second (A-71, K-39)")
  func swipe() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
      let center = CGPoint(x: 200, y: 400)
      #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
      for side in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
        swipe.direction = side
        for other in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
          stage.swipe(other, over: center)
          try stage.settle()
          #expect(scene.actions.take() == (side == other ? "swipe.ended" : ""))
        }
      }
      swipe.direction = [.left, .right]
      var began = CGPoint.zero
      scene.onAction = { began = $0.location(in: nil) }
      stage.swipe(.left, over: center)
      try stage.settle()
      #expect(scene.actions.take() == "swipe.ended" && began == CGPoint(x: 260, y: 400))
      for (to, seconds) in [
        (CGPoint(x: 300, y: 400), 1.2), (CGPoint(x: 300, y: 460), 0.2), (CGPoint(x: 240, y: 400), 0.2),
      ] {
        stage.pan(from: center, to: to, over: seconds)
        try stage.settle()
        #expect(scene.actions.take() == "")
      }
      swipe.numberOfTouchesRequired = 2
      stage.swipe(.left, over: center, fingers: 2)
      try stage.settle()
      #expect(scene.actions.take() == "swipe.ended")
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Pinch and rotation recognizers") @MainActor struct TwoFingerTests {
  private let center = CGPoint(x: 200, y: 400)

  @Test("A pinch begins when the distance has changed by ten points, with scale 1, and knows its velocity (A-71)")
  func pinch() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
      stage.pinch(about: center, from: 100, to: 220, over: 0.2, resting: 0.05)
      stage.advance(by: 0.15)
      // 100 + 120 × 3/4 = 190 points apart; the gesture began a frame after 110.
      #expect(pinch.state == .changed && abs(pinch.scale - 190 / 110) < 1e-6)
      #expect(abs(pinch.velocity - 600 / 110) < 1e-6)
      #expect(pinch.location(in: nil) == center && pinch.numberOfTouches == 2)
      try stage.settle()
      #expect(scene.actions.take() == "pinch.began pinch.changed pinch.ended")
      #expect(scene.touches.take() == "began2 cancelled2")
      stage.pinch(about: center, from: 100, to: 108, over: 0.2)
      try stage.settle()
      #expect(scene.actions.take() == "")
    }
  }

  @Test("Setting the scale continues from there, and lifting a finger and landing it again does not jump")
  func scale() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
      stage.touchDown(at: CGPoint(x: 100, y: 400))
      let second = stage.touchDown(at: CGPoint(x: 200, y: 400))
      second.move(by: CGVector(dx: 20, dy: 0))
      #expect(pinch.state == .began && pinch.scale == 1)
      second.move(by: CGVector(dx: 60, dy: 0))
      #expect(pinch.scale == 1.5)
      pinch.scale = 3
      second.move(by: CGVector(dx: 180, dy: 0))
      #expect(pinch.scale == 6)
      second.lift()
      #expect(pinch.state == .changed && pinch.scale == 6)
      let third = stage.touchDown(at: CGPoint(x: 150, y: 400))
      #expect(pinch.scale == 6)
      third.move(by: CGVector(dx: -25, dy: 0))
      #expect(pinch.scale == 3)
      // A third finger counts for nothing.
      stage.touchDown(at: CGPoint(x: 300, y: 100)).move(by: CGVector(dx: 50, dy: 50))
      #expect(pinch.scale == 3 && pinch.numberOfTouches == 2)
      third.cancel()
      #expect(pinch.state == .changed)
    }
  }

  @Test("A rotation begins when the touches have moved ten points, with rotation 0, and passes half a turn (A-71)")
  func rotation() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let rotation = scene.add(UIRotationGestureRecognizer(), "rotation")
      stage.rotate(about: center, by: 4, radius: 100, over: 0.4, resting: 0.05)
      stage.advance(by: 0.4)
      // Ten radians a second; ten points of a circle of a hundred are a tenth of a radian, seen at the first frame.
      #expect(rotation.state == .changed && abs(rotation.rotation - (4 - 10.0 / 60)) < 1e-3)
      #expect(abs(rotation.velocity - 10) < 0.02)
      try stage.settle()
      #expect(scene.actions.take() == "rotation.began rotation.changed rotation.ended")
      stage.rotate(about: center, by: -0.05, radius: 100, over: 0.2)
      try stage.settle()
      #expect(scene.actions.take() == "")
    }
  }

  @Test("Pinch and rotation recognize together where the delegate lets them, else the first one alone (A-65)")
  func together() throws {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
      _ = scene.add(UIRotationGestureRecognizer(), "rotation")
      for delegate in [nil, Both()] {
        pinch.delegate = delegate
        for side in [-1.0, 1.0] {
          stage.pan(
            from: CGPoint(x: 200 + side * 50, y: 400), to: CGPoint(x: 200 + side * 100, y: 400 + side * 100), over: 0.2)
        }
        try stage.settle()
        let received = scene.actions.take()
        #expect(received.contains("pinch.began") && received.contains("pinch.ended"))
        #expect(received.contains("rotation.began") == (delegate != nil))
      }
    }
  }
}

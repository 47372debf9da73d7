import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Tap and long-press recognizers") @MainActor struct TapTests {
  private let middle = CGPoint(x: 50, y: 100)

  @Test("A tap cancels the view's touch as it ends, and its action is sent in the next turn (A-63, A-71)")
  func tap() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let tap = scene.add(UITapGestureRecognizer(), "tap")
      let finger = stage.touchDown(at: middle)
      finger.lift()
      #expect(scene.actions.take() == "" && tap.state == .ended)
      scene.pass()
      #expect(scene.actions.take() == "tap.ended" && tap.state == .possible)
      #expect(scene.touches.take() == "began1 cancelled1")
      #expect(tap.location(in: scene.pad) == middle && tap.numberOfTouches == 0)
    }
  }

  @Test("A touch of over 0.75 s or 45 points of movement is no tap, and the view keeps it (K-38)")
  func noTap() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      _ = scene.add(UITapGestureRecognizer(), "tap")
      stage.longPress(middle, for: 0.8)
      try stage.settle()
      #expect(scene.touches.take().hasSuffix("ended1"))
      stage.pan(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 66), over: 0.1)
      try stage.settle()
      #expect(scene.touches.take().hasSuffix("ended1"))
      #expect(scene.actions.take() == "")
    }
  }

  @Test("Taps count up to three and with two touches; too few, too slow or too many touches fail (A-71)")
  func counts() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let tap = scene.add(UITapGestureRecognizer(), "tap")
      for (taps, fingers) in [(1, 1), (2, 1), (3, 1), (1, 2), (2, 3)] {
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = fingers
        stage.tap(CGPoint(x: 200, y: 400), count: taps, fingers: fingers)
        try stage.settle()
        #expect(scene.actions.take() == "tap.ended")
        if taps > 1 {
          stage.tap(CGPoint(x: 200, y: 400), count: taps - 1, fingers: fingers)
          try stage.settle()
          stage.tap(CGPoint(x: 200, y: 400), count: 1, fingers: fingers)
          try stage.settle()
          #expect(scene.actions.take() == "")
        }
        stage.tap(CGPoint(x: 200, y: 400), count: taps, fingers: fingers + 1)
        try stage.settle()
        #expect(scene.actions.take() == "")
      }
    }
  }

  @Test("A single tap that requires a double tap to fail is sent after 0.35 s, and not if the second tap comes (A-66)")
  func doubleTap() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let single = scene.add(UITapGestureRecognizer(), "single")
      let double = scene.add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      stage.tap(middle)
      stage.advance(by: 0.38)
      #expect(scene.actions.take() == "")
      stage.advance(by: 0.05)
      #expect(scene.actions.take() == "single.ended")
      stage.tap(middle, count: 2)
      try stage.settle()
      #expect(scene.actions.take() == "double.ended")
      // A second finger that drags fails the double tap, so the first tap counts.
      stage.tap(middle)
      stage.advance(by: 0.2)
      stage.pan(from: middle, to: CGPoint(x: 50, y: 190), over: 0.1)
      try stage.settle()
      #expect(scene.actions.take() == "single.ended")
    }
  }

  @Test(
    "Without a requirement a single and a double tap are both recognized, in whichever order they were added (A-68)",
    arguments: [true, false])
  func singleAndDouble(singleIsFirst: Bool) throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      for name in singleIsFirst ? ["single", "double"] : ["double", "single"] {
        scene.add(UITapGestureRecognizer(), name).numberOfTapsRequired = name == "single" ? 1 : 2
      }
      stage.tap(middle, count: 2)
      try stage.settle()
      let received = scene.actions.calls
      #expect(received.first == "single.ended" && received.filter { $0 == "double.ended" }.count == 1)
      // One of fewer taps is prevented all the same.
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      #expect(double.canPrevent(single) && single.canPrevent(UITapGestureRecognizer()) && !single.canPrevent(double))
      #expect(single.canPrevent(UIPanGestureRecognizer()))
    }
  }

  @Test(
    "The taps of a series are at most 0.35 s and 45 points apart (K-38)",
    arguments: [(gap: 0.3, distance: 40.0, counts: true), (0.4, 0, false), (0.2, 50, false)])
  func series(_ second: (gap: Double, distance: Double, counts: Bool)) throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
      stage.touchDown(at: CGPoint(x: 200, y: 300)).lift()
      stage.advance(by: second.gap)
      stage.touchDown(at: CGPoint(x: 200 + second.distance, y: 300)).lift()
      try stage.settle()
      #expect(scene.actions.take() == (second.counts ? "double.ended" : ""))
    }
  }

  @Test("A long press begins after half a second, follows the touch, and ends with it (K-37)")
  func press() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let press = scene.add(UILongPressGestureRecognizer(), "press")
      #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10 && press.numberOfTapsRequired == 0)
      let finger = stage.touchDown(at: middle)
      stage.advance(by: 0.49)
      finger.move(by: CGVector(dx: 9, dy: 0))
      #expect(press.state == .possible)
      stage.advance(by: 0.03)
      #expect(scene.actions.take() == "press.began" && scene.touches.take() == "began1 moved1 cancelled1")
      finger.move(by: CGVector(dx: 30, dy: 50))
      scene.pass()
      finger.lift()
      scene.pass()
      #expect(scene.actions.take() == "press.changed press.ended")
      stage.pan(from: middle, to: CGPoint(x: 50, y: 111), over: 0.2, resting: 1)
      try stage.settle()
      #expect(scene.actions.take() == "")
    }
  }

  @Test("A long press may require taps before it, and more touches (A-71)")
  func pressAfterTap() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let press = scene.add(UILongPressGestureRecognizer(), "press")
      press.numberOfTapsRequired = 1
      stage.longPress(middle, for: 1)
      try stage.settle()
      #expect(scene.actions.take() == "")
      stage.tap(middle)
      stage.advance(by: 0.2)
      stage.longPress(middle, for: 0.7)
      try stage.settle()
      #expect(scene.actions.take() == "press.began press.changed press.ended")
      press.numberOfTapsRequired = 0
      press.numberOfTouchesRequired = 2
      stage.longPress(middle, for: 0.7, fingers: 2)
      try stage.settle()
      #expect(scene.actions.take() == "press.began press.changed press.ended")
      press.minimumPressDuration = .infinity
      stage.longPress(middle, for: 0.7, fingers: 2)
      try stage.settle()
      #expect(scene.actions.take() == "")
    }
  }

  @Test("A control keeps its tap from a recognizer around it, and another view loses it (A-67)")
  func control() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      _ = scene.add(UITapGestureRecognizer(), "tap")
      let log = CallLog()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.addAction(UIAction { _ in log.calls.append("tapped") }, for: .touchUpInside)
      scene.pad.addSubview(button)
      stage.tap(CGPoint(x: 50, y: 20))
      try stage.settle()
      #expect(log.take() == "tapped" && scene.actions.take() == "")
      button.isEnabled = false
      stage.tap(CGPoint(x: 50, y: 20))
      try stage.settle()
      #expect(log.take() == "" && scene.actions.take() == "tap.ended")
    }
  }
}

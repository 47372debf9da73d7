import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A view's touches under gesture recognizers") @MainActor struct ViewTouchTests {
  private let from = CGPoint(x: 50, y: 40)
  private let to = CGPoint(x: 50, y: 160)

  @Test("A recognizer that does not cancel touches leaves the view its touch (A-62)")
  func noCancel() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      pan.cancelsTouchesInView = false
      let finger = stage.touchDown(at: from)
      finger.move(to: to)
      finger.lift()
      scene.pass()
      #expect(scene.touches.take() == "began1 moved1 ended1" && scene.actions.take() == "pan.began pan.ended")
    }
  }

  /// A pad and its recognizers that write into one log.
  private func joined(_ scene: GestureScene) -> CallLog {
    let log = CallLog()
    scene.pad.log = { log.calls.append($0) }
    scene.onAction = { log.calls.append("\($0.name ?? "?").\($0.state)") }
    return log
  }

  @Test("A view's touch is cancelled after the action of the recognizer that takes it (A-63)")
  func actionFirst() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let log = joined(scene)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      let tap = scene.add(UITapGestureRecognizer(), "tap")
      let finger = stage.touchDown(at: from)
      for _ in 0..<3 { finger.move(by: CGVector(dx: 0, dy: 20)) }
      // Touches between the recognition and its action do not reach the view.
      #expect(log.take() == "began1")
      scene.pass()
      #expect(log.take() == "pan.began cancelled1 pan.changed")
      finger.lift()
      scene.pass()
      #expect(log.take() == "pan.ended")
      stage.touchDown(at: from).lift()
      scene.pass()
      #expect(log.take() == "began1 tap.ended cancelled1")
      // A gesture that is stopped before its action is sent has taken the touch all the same.
      tap.isEnabled = false
      let second = stage.touchDown(at: from)
      second.move(to: to)
      pan.isEnabled = false
      second.lift()
      scene.pass()
      #expect(log.take() == "began1 pan.began cancelled1 pan.cancelled")
    }
  }

  @Test("With two recognizers that go together, a view's touch is cancelled after both actions (A-63)")
  func bothActionsFirst() throws {
    final class Together: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    try withStage(.small) { stage in
      let (scene, together) = (GestureScene(stage), Together())
      let log = joined(scene)
      for name in ["a", "b"] { scene.add(UIPanGestureRecognizer(), name).delegate = together }
      stage.touchDown(at: from).move(to: to)
      scene.pass()
      #expect(log.take() == "began1 a.began b.began cancelled1")
    }
  }

  @Test("A touch near an edge of the screen reaches its view at once (K-44b)")
  func screenEdges() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let size = stage.window.bounds.size
      for point in [
        CGPoint(x: 1, y: 100), CGPoint(x: size.width - 1, y: 100), CGPoint(x: 50, y: 1),
        CGPoint(x: 50, y: size.height - 1),
      ] {
        stage.touchDown(at: point).lift()
        #expect(scene.touches.take() == "began1 ended1")
      }
    }
  }

  @Test("With delaysTouchesBegan a view gets no touch, or all of it once the recognizer has failed (A-62)")
  func delaysBegan() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      pan.delaysTouchesBegan = true
      let finger = stage.touchDown(at: from)
      finger.move(by: CGVector(dx: 0, dy: 5))
      #expect(scene.touches.take() == "")
      finger.move(to: to)
      finger.lift()
      #expect(scene.touches.take() == "")
      scene.pass()
      let other = stage.touchDown(at: from)
      other.move(by: CGVector(dx: 0, dy: 5))
      other.lift()
      #expect(scene.touches.take() == "began1 moved1 ended1")
    }
  }

  @Test(
    "A touch at an edge of the screen is delivered at once, also where a gesture waits for that edge (K-44b)",
    arguments: [(0.5, 100.0), (99.5, 100), (50, 0.5), (50, 199.5)])
  func edges(x: Double, y: Double) throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIScreenEdgePanGestureRecognizer(), "edge")
      pan.edges = .all
      let finger = stage.touchDown(at: CGPoint(x: x, y: y))
      #expect(scene.touches.take() == "began1")
      finger.lift()
      #expect(scene.touches.take() == "ended1")
    }
  }

  @Test("A delayed touch has its original time, location and phase")
  func replay() throws {
    final class Witness: UIView {
      var seen: [String] = []
      private func note(_ touches: Set<UITouch>) {
        for touch in touches { seen.append("\(touch.phase) \(touch.location(in: nil).y)") }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let witness = Witness(frame: scene.pad.bounds)
      scene.pad.addSubview(witness)
      scene.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
      let finger = stage.touchDown(at: from)
      finger.lift(at: CGPoint(x: 50, y: 44))
      #expect(witness.seen == ["began 40.0", "ended 44.0"])
    }
  }

  @Test("The end of a touch waits for a double tap to fail, unless delaysTouchesEnded is false (A-62)")
  func delaysEnded() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let tap = scene.add(UITapGestureRecognizer(), "tap")
      tap.numberOfTapsRequired = 2
      for (delays, early) in [(true, "began1"), (false, "began1 ended1")] {
        tap.delaysTouchesEnded = delays
        stage.touchDown(at: from).lift()
        #expect(scene.touches.take() == early)
        try stage.settle()
        #expect(scene.touches.take() == (delays ? "ended1" : ""))
      }
      tap.delaysTouchesEnded = true
      stage.tap(from, count: 2)
      try stage.settle()
      let received = scene.touches.take()
      #expect(received.hasSuffix(" cancelled1 cancelled1") && !received.contains("ended"))
      #expect(scene.actions.take() == "tap.ended")
    }
  }

  @Test("A view of single touches gets a delayed end before the next beginning")
  func inOrder() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      scene.pad.isMultipleTouchEnabled = false
      scene.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
      stage.touchDown(at: from).lift()
      stage.advance(by: 0.2)
      let second = stage.touchDown(at: from)
      #expect(scene.touches.take() == "began1")
      second.move(to: to)  // no double tap any more
      #expect(scene.touches.take() == "ended1 began1 moved1")
    }
  }

  @Test("Touches that move at once arrive together, and an exclusive touch keeps others out of other views")
  func several() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      stage.pan(from: CGPoint(x: 40, y: 20), to: CGPoint(x: 40, y: 90), over: 2.0 / 60, fingers: 2)
      try stage.settle()
      #expect(scene.touches.take() == "began2 moved2 moved2 ended2")
      let other = GestureScene.Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      let log = CallLog()
      other.log = { log.calls.append($0) }
      other.isExclusiveTouch = true
      scene.root.view.addSubview(other)
      let finger = stage.touchDown(at: CGPoint(x: 50, y: 10))
      stage.touchDown(at: CGPoint(x: 50, y: 100)).lift()
      #expect(scene.touches.take() == "")
      finger.lift()
      let first = stage.touchDown(at: CGPoint(x: 50, y: 100))
      stage.touchDown(at: CGPoint(x: 50, y: 10)).lift()
      first.lift()
      #expect(log.take() == "began1 ended1" && scene.touches.take() == "began1 ended1")
    }
  }

  @Test(
    "Invalid touches are ignored: ends without beginnings and locations that are not finite; a finger down twice is two"
  )
  func nonsense() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let touches = stage.environment.touches
      touches.send(.ended, finger: 1, at: from)
      touches.send(.moved, finger: 1, at: from)
      touches.send(.began, finger: 1, at: CGPoint(x: CGFloat.nan, y: 1))
      #expect(scene.touches.take() == "" && !touches.isActive)
      touches.send(.began, finger: 1, at: from)
      touches.send(.moved, finger: 1, at: CGPoint(x: CGFloat.infinity, y: 1))
      touches.send(.began, finger: 1, at: to)
      touches.send(.ended, finger: 1, at: CGPoint(x: CGFloat.nan, y: 1))
      #expect(scene.touches.take() == "began1 cancelled1 began1 ended1" && !touches.isActive)
      touches.send(.began, finger: 1, at: from)
      touches.send(.began, finger: 2, at: to)
      touches.cancelAll()
      #expect(scene.touches.take() == "began1 began1 cancelled2" && !touches.isActive)
    }
  }

  @Test("A view that leaves the window loses all its touches at once")
  func leavesWindowWithTwo() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      scene.pad.isMultipleTouchEnabled = true
      for x in [10, 60] { stage.touchDown(at: CGPoint(x: x, y: 10)) }
      scene.pad.removeFromSuperview()
      #expect(scene.touches.take() == "began1 began1 cancelled2")
    }
  }

  @Test(
    "A view that leaves the window gets a cancelled touch, as does its forwarding target, and outer gestures continue"
  )
  func leavesWindow() throws {
    final class Inner: UIView {
      let log: CallLog

      init(_ log: CallLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      }
      required init?(coder: NSCoder) { nil }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.calls.append("inner \(touches.allSatisfy { $0.phase == .cancelled && $0.view === self })")
        super.touchesCancelled(touches, with: event)
      }
    }
    try withStage(.small) { stage in
      let (scene, log) = (GestureScene(stage), CallLog())
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      pan.cancelsTouchesInView = false
      let inner = Inner(log)
      scene.pad.addSubview(inner)
      let finger = stage.touchDown(at: CGPoint(x: 10, y: 10))
      finger.move(to: CGPoint(x: 30, y: 10))
      #expect(scene.touches.take() == "began1 moved1")
      inner.removeFromSuperview()
      #expect(scene.touches.take() == "cancelled1" && log.take() == "inner true")
      finger.move(to: CGPoint(x: 40, y: 10))
      finger.lift()
      try stage.settle()
      #expect(
        scene.touches.take() == "" && log.take() == "" && scene.actions.take() == "pan.began pan.changed pan.ended")
      // A view that only moves in the window keeps its touch; a view without a touch gets none.
      scene.pad.addSubview(inner)
      let second = stage.touchDown(at: CGPoint(x: 10, y: 10))
      scene.root.view.addSubview(inner)
      scene.pad.addSubview(inner)
      second.lift()
      #expect(scene.touches.take() == "began1 ended1")
      pan.delaysTouchesBegan = true
      let third = stage.touchDown(at: CGPoint(x: 10, y: 10))
      inner.removeFromSuperview()
      third.lift()
      try stage.settle()
      #expect(scene.touches.take() == "" && log.take() == "")
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Custom gesture recognizers") @MainActor struct OwnRecognizerTests {
  /// Moves to the states that a test gives it, one with each movement of the finger.
  private final class Scripted: UIGestureRecognizer {
    var states: [State] = []
    var resets = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      if !states.isEmpty { state = states.removeFirst() }
    }
    override func reset() { resets += 1 }
  }

  private func received(_ states: [UIGestureRecognizer.State], on stage: Stage) -> String {
    let scene = GestureScene(stage)
    let own = scene.add(Scripted(), "own")
    own.states = states
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    for step in 1...states.count {
      finger.move(by: CGVector(dx: 0, dy: CGFloat(step)))
      scene.pass()
    }
    finger.lift()
    scene.pass(2)
    #expect(own.resets == 1 && own.state == .possible)
    return scene.actions.take()
  }

  @Test(
    "A recognizer goes through its states, stays in the last one until its touches have left, and is reset once (A-63, A-64)"
  )
  func states() throws {
    try withStage(.small) { stage in
      #expect(received([.began, .changed, .ended], on: stage) == "own.began own.changed own.ended")
      #expect(received([.began, .cancelled, .began], on: stage) == "own.began own.cancelled")
      #expect(received([.ended, .began], on: stage) == "own.ended")
      #expect(received([.failed, .ended], on: stage) == "")
      #expect(received([.cancelled], on: stage) == "")
      // One that never says that it ends is cancelled with its fingers.
      #expect(received([.began, .changed], on: stage) == "own.began own.changed own.cancelled")
    }
  }

  @Test("A recognizer that sets an illegal state is reported: [illegal-gesture-state]")
  func illegal() throws {
    try withStage(.small) { stage in
      #expect(received([.changed], on: stage) == "")
      let found = try stage.expectDiagnostic("illegal-gesture-state")
      #expect(found.message.contains("own went from possible to changed."))
      #expect(received([.began, .failed], on: stage) == "own.began own.cancelled")
      try stage.expectDiagnostic("illegal-gesture-state")
    }
  }

  @Test("A recognizer may ignore touches, and gets only those that it allows (A-68)")
  func ignores() throws {
    final class First: UIGestureRecognizer {
      var moves = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 1 { touches.forEach { ignore($0, for: event) } }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += touches.count }
    }
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let own = scene.add(First(), "own")
      let first = stage.touchDown(at: CGPoint(x: 50, y: 50))
      let second = stage.touchDown(at: CGPoint(x: 50, y: 90))
      second.move(by: CGVector(dx: 5, dy: 5))
      first.move(by: CGVector(dx: 5, dy: 5))
      #expect(own.moves == 1 && own.numberOfTouches == 1)
    }
  }

  @Test("A recognizer gets the types of touches that it allows (A-62)")
  func types() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let tap = scene.add(UITapGestureRecognizer(), "tap")
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      stage.tap(CGPoint(x: 50, y: 50))
      try stage.settle()
      #expect(scene.actions.take() == "")
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
      stage.tap(CGPoint(x: 50, y: 50))
      try stage.settle()
      #expect(scene.actions.take() == "tap.ended")
    }
  }

  @Test(
    "The first touch's type excludes others, unless the recognizer allows any; its targets are the app's choice (A-62)")
  func exclusiveType() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      let (finger, pencil) = (CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 20))
      for isExclusive in [true, false] {
        pan.requiresExclusiveTouchType = isExclusive
        let first = stage.touchDown(at: finger)
        let second = stage.touchDown(at: pencil, as: .pencil)
        #expect(pan.numberOfTouches == (isExclusive ? 1 : 2))
        first.lift()
        second.lift()
        try stage.settle()
      }
      let drag = {
        stage.pan(from: finger, to: pencil, over: 0.2)
        try stage.settle()
        return scene.actions.take()
      }
      // A target that is added twice is called twice; one removal removes both.
      pan.addTarget(scene, action: Selector("received:", GestureScene.received(_:)))
      #expect(try drag() == "pan.began pan.began pan.changed pan.ended pan.ended")
      pan.removeTarget(scene, action: Selector("other:", GestureScene.received(_:)))
      pan.removeTarget(self.foreign, action: nil)
      #expect(try drag() == "pan.began pan.began pan.changed pan.ended pan.ended")
      pan.removeTarget(scene, action: nil)
      #expect(try drag() == "")
    }
  }

  private let foreign = CallLog()

  @Test(
    "Changes within one turn send one action with the newest values; began and ended always send theirs (A-63)")
  func oneTurn() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      var results: [String] = []
      scene.onAction = { results.append("\($0.state) \(Int(pan.translation(in: nil).x))") }
      let finger = stage.touchDown(at: CGPoint(x: 10, y: 20))
      for x in [20, 30, 40, 50] { finger.move(to: CGPoint(x: x, y: 20)) }
      stage.advance(frames: 1)
      #expect(results == ["began 30", "changed 30"])
      for x in [60, 55] { finger.move(to: CGPoint(x: x, y: 20)) }
      finger.lift()
      stage.advance(frames: 1)
      #expect(results.suffix(2) == ["changed 35", "ended 35"] && results.count == 4)
    }
  }

  @Test("A recognizer that begins inside its reset is cancelled at once, because nothing else could end it (A-64)")
  func beginsInReset() throws {
    final class Restless: UIGestureRecognizer {
      var next = State.began
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func reset() { state = next }
    }
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let own = scene.add(Restless(), "own")
      for (next, results) in [
        (UIGestureRecognizer.State.began, "own.began own.cancelled"), (.ended, "own.ended"), (.failed, ""),
        (.possible, ""),
      ] {
        own.next = next
        stage.tap(CGPoint(x: 20, y: 20))
        try stage.settle()
        #expect(scene.actions.take() == results && own.state == .possible)
      }
    }
  }

  @Test("A recognizer that waits until its touch has left, and then says nothing, is cancelled (A-64, A-66)")
  func beginsLate() throws {
    final class Silent: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      let (own, double) = (scene.add(Silent(), "own"), scene.add(UITapGestureRecognizer(), "double"))
      double.numberOfTapsRequired = 2
      own.require(toFail: double)
      stage.tap(CGPoint(x: 20, y: 20))
      stage.advance(by: 0.2)
      #expect(scene.actions.take() == "" && own.state == .possible)
      try stage.settle()
      #expect(scene.actions.take() == "own.began own.cancelled" && own.state == .possible)
    }
  }

  @Test("A hover recognizer follows a pointer that enters, moves and leaves, from view to view")
  func hover() throws {
    try withStage(.small) { stage in
      let scene = GestureScene(stage)
      _ = scene.add(UIHoverGestureRecognizer(), "pad")
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      scene.pad.addSubview(inner)
      let hover = scene.add(UIHoverGestureRecognizer(), "inner", to: inner)
      stage.hover(at: CGPoint(x: 50, y: 100))
      scene.pass()
      #expect(scene.actions.take() == "pad.began")
      stage.hover(at: CGPoint(x: 50, y: 20))
      scene.pass()
      #expect(scene.actions.take() == "inner.began pad.changed" && hover.location(in: inner) == CGPoint(x: 50, y: 20))
      stage.hover(at: nil)
      scene.pass()
      #expect(scene.actions.take() == "inner.ended pad.ended" && hover.state == .possible)
    }
  }
}

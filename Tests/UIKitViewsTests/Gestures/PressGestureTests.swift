import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Gesture recognizers of presses (A-65)") @MainActor struct PressGestureTests {
  /// A field that receives keys first, on a pad with gestures.
  private final class Field: UIView {
    let log: CallLog

    init(_ log: CallLog) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses, event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses, event) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses, event)
    }

    private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      #expect(event.map { $0.allPresses.isSuperset(of: presses) } ?? false)
      log.calls.append(word)
    }
  }

  private func scene(_ stage: Stage) -> (GestureScene, Field, CallLog) {
    let (scene, log) = (GestureScene(stage), CallLog())
    let field = Field(log)
    scene.pad.addSubview(field)
    field.becomeFirstResponder()
    return (scene, field, log)
  }

  private func types(_ types: UIPress.PressType...) -> [NSNumber] { types.map { NSNumber(value: $0.rawValue) } }

  @Test(
    "A tap recognizer takes presses of allowed types from the responder, and leaves other presses alone"
  )
  func tap() throws {
    try withStage(.small) { stage in
      let (scene, _, log) = scene(stage)
      let tap = scene.add(UITapGestureRecognizer(), "tap")
      #expect(tap.allowedPressTypes.isEmpty)
      stage.press(.select)
      try stage.settle()
      #expect(scene.actions.take() == "" && log.take() == "began ended")
      tap.allowedPressTypes = types(.select, .playPause)
      for (button, received) in [(UIPress.PressType.select, true), (.menu, false), (.playPause, true)] {
        stage.press(button)
        stage.advance(frames: 1)
        #expect(log.take() == "began" && tap.state == .possible)
        try stage.settle()
        #expect(
          scene.actions.take() == (received ? "tap.ended" : "") && log.take() == (received ? "cancelled" : "ended"))
      }
      // The same by a key; one that is held too long is no tap.
      stage.press(.keyboardReturnOrEnter)
      try stage.settle()
      #expect(scene.actions.take() == "tap.ended" && log.take() == "began cancelled")
      stage.press(.select, for: 0.8)
      try stage.settle()
      #expect(scene.actions.take() == "" && log.take() == "began ended")
      // A button is nowhere: the gesture is in the middle of its view.
      #expect(tap.location(in: scene.pad) == CGPoint(x: scene.pad.bounds.midX, y: scene.pad.bounds.midY))
      stage.tap(CGPoint(x: 20, y: 120))
      try stage.settle()
      #expect(scene.actions.take() == "tap.ended" && log.take() == "")
    }
  }

  @Test("Press taps count, wait for one another and delay the end, as touch taps do (A-62, A-66)")
  func doubleTap() throws {
    try withStage(.small) { stage in
      let (scene, _, log) = scene(stage)
      let (single, double) = (scene.add(UITapGestureRecognizer(), "one"), scene.add(UITapGestureRecognizer(), "two"))
      for tap in [single, double] { tap.allowedPressTypes = types(.select) }
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      stage.press(.select)
      stage.advance(by: 0.3)
      #expect(scene.actions.take() == "" && log.take() == "began")
      try stage.settle()
      #expect(scene.actions.take() == "one.ended" && log.take() == "cancelled")
      stage.press(.select, for: 0.05)
      stage.advance(by: 0.15)
      stage.press(.select, for: 0.05)
      try stage.settle()
      #expect(scene.actions.take() == "two.ended")
      _ = log.take()
      // When the gesture has failed, the responder receives the delayed presses.
      single.isEnabled = false
      double.cancelsTouchesInView = false
      double.delaysTouchesBegan = true
      stage.press(.select)
      stage.advance(by: 0.3)
      #expect(log.take() == "")
      try stage.settle()
      #expect(scene.actions.take() == "" && log.take() == "began ended")
    }
  }

  @Test("A long press of a button begins after half a second, and ends with it (K-37)")
  func held() throws {
    try withStage(.small) { stage in
      let (scene, _, log) = scene(stage)
      let press = scene.add(UILongPressGestureRecognizer(), "press")
      press.allowedPressTypes = types(.select)
      stage.press(.select, for: 0.4)
      try stage.settle()
      #expect(scene.actions.take() == "" && log.take() == "began ended")
      stage.press(.select, for: 1)
      stage.advance(by: 0.48)
      #expect(press.state == .possible)
      stage.advance(by: 0.06)
      #expect(scene.actions.take() == "press.began" && log.take() == "began cancelled")
      try stage.settle()
      #expect(scene.actions.take() == "press.ended" && press.state == .possible)
      press.numberOfTapsRequired = 1
      stage.press(.select)
      stage.advance(by: 0.2)
      stage.press(.select, for: 0.7)
      try stage.settle()
      #expect(scene.actions.take() == "press.began press.ended")
      // Turned off while it is held, it is cancelled; the button's coming up is nothing to it.
      stage.press(.select)
      stage.advance(by: 0.2)
      stage.press(.select, for: 2)
      stage.advance(by: 0.6)
      press.isEnabled = false
      try stage.settle()
      #expect(scene.actions.take() == "press.began press.cancelled" && press.state == .possible)
    }
  }

  /// Receives every button, and records it.
  private final class Listener: UIGestureRecognizer {
    var received: [String] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { note("began", presses, event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { note("ended", presses, event) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      note("cancelled", presses, event)
    }
    override func reset() { received.append("reset") }

    private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
      #expect(presses.allSatisfy { $0.gestureRecognizers?.contains(self) ?? false })
      #expect(event.presses(for: self) == presses)
      received.append(word)
    }
  }

  @Test(
    "A custom recognizer gets a press before the responder, unless event, delegate or itself ignores it (A-65, A-68)")
  func own() throws {
    final class Decider: NSObject, UIGestureRecognizerDelegate {
      var (events, presses) = (true, true)
      var asked: [String] = []

      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        asked.append("event \(event.type == .presses)")
        return events
      }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        asked.append("press \(press.type.rawValue)")
        return presses
      }
    }
    try withStage(.small) { stage in
      let (scene, _, log) = scene(stage)
      let (own, decider) = (scene.add(Listener(), "own", to: scene.root.view), Decider())
      own.delegate = decider
      own.allowedPressTypes = types(.select)
      stage.press(.select)
      #expect(own.received == ["began"])
      try stage.settle()
      #expect(own.received == ["began", "ended", "reset"] && log.take() == "began ended")
      #expect(decider.asked == ["event true", "press \(UIPress.PressType.select.rawValue)"])
      for refuse in [{ decider.events = false }, { (decider.events, decider.presses) = (true, false) }] {
        refuse()
        own.received = []
        stage.press(.select)
        try stage.settle()
        #expect(own.received.isEmpty && log.take() == "began ended")
      }
      decider.presses = true
      scene.pad.removeFromSuperview()
      // Without a first responder the screen receives the press, and so do the gestures of its view.
      stage.press(.select)
      try stage.settle()
      #expect(own.received == ["began", "ended", "reset"])
    }
  }

  @Test("Touches and presses at once are no tap")
  func mixed() throws {
    try withStage(.small) { stage in
      let (scene, _, _) = scene(stage)
      let tap = scene.add(UITapGestureRecognizer(), "tap")
      tap.allowedPressTypes = types(.select)
      let finger = stage.touchDown(at: CGPoint(x: 20, y: 120))
      stage.press(.select)
      try stage.settle()
      finger.lift()
      try stage.settle()
      #expect(scene.actions.take() == "" && tap.state == .possible)
    }
  }
}

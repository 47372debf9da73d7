import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Blocks between beginAnimations and commitAnimations") @MainActor struct LegacyAnimationTests {
  final class Listener {
    var calls: [String] = []

    func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
      calls.append("start \(animationID ?? "nil") \(context == nil)")
    }

    func animationDidStop(_ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      calls.append("stop \(animationID ?? "nil") \(finished.boolValue) \(context == nil)")
    }
  }

  @Test("A legacy block takes its duration, delay and curve from the calls before the change (A-55)")
  func settings() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationCurve(.linear)
      view.center.x = 105
      UIView.commitAnimations()
      let fade = try #require(view.layer.animation(forKey: "opacity"))
      #expect(fade.duration == 0.2 && fade.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
      stage.advance(by: 1)
      #expect(isClose(view.shownX, 55))
      try stage.settle()
      #expect(isClose(stage.time, 1.5 + 1.0 / 60 * 2, within: 0.04))
    }
  }

  @Test("A legacy block repeats and autoreverses as often as set, then shows the model (A-55, C-70)")
  func repetition() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.beginAnimations("pulse", context: nil)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationRepeatCount(2)
      view.center.x = 105
      UIView.commitAnimations()
      for expected in [55, 105, 55, 5, 55, 105, 55] {
        stage.advance(by: 0.25)
        #expect(isClose(view.shownX, Double(expected)))
      }
      try stage.settle()
      #expect(view.shownX == 105)
    }
  }

  @Test("A legacy block calls its delegate at the start and at the end, with name and context (A-55)")
  func delegate() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      let listener = Listener()
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("animationWillStart:context:", Listener.animationWillStart(_:context:)))
      UIView.setAnimationDidStop(
        Selector("animationDidStop:finished:context:", Listener.animationDidStop(_:finished:context:)))
      view.alpha = 0
      UIView.commitAnimations()
      #expect(listener.calls.isEmpty)
      stage.advance(frames: 1)
      #expect(listener.calls == ["start fade true"])
      try stage.settle()
      #expect(listener.calls == ["start fade true", "stop fade true true"])
    }
  }

  @Test("A nested legacy block keeps its own timing, and both end independently (A-55, C-69)")
  func nested() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      view.center.x = 105
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      UIView.commitAnimations()
      view.backgroundColor = .red
      UIView.commitAnimations()
      #expect(view.layer.animation(forKey: "position")?.duration == 2)
      #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
      #expect(view.layer.animation(forKey: "backgroundColor")?.duration == 2)
      try stage.settle()
    }
  }

  @Test("A block that begins from the current state replaces the alpha animation that runs (A-55, C-64)")
  func fromCurrentState() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      stage.advance(by: 0.5)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationBeginsFromCurrentState(true)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.alpha = 1
      UIView.commitAnimations()
      #expect(view.layer.animationKeys() == ["opacity"])
      stage.advance(by: 0.5)
      #expect(isClose(view.shownAlpha, 0.75))
      try stage.settle()
    }
  }

  @Test(
    "A legacy block without a commit ends with the turn, and a commit too many does nothing; both are reported (A-55)")
  func outOfBalance() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      stage.advance(frames: 1)
      let forgotten = try stage.expectDiagnostic("animations-out-of-balance").message
      #expect(
        forgotten == """
          [animations-out-of-balance] UIView.beginAnimations(_:context:) was called without commitAnimations(). Whatever \
          changed after it would be part of the animation. The block is committed at the end of the turn. Commit it where \
          its changes end, or use UIView.animate.
          """)
      view.center.x = 105
      #expect(view.layer.animation(forKey: "position") == nil)
      UIView.commitAnimations()
      let surplus = try stage.expectDiagnostic("animations-out-of-balance").message
      #expect(
        surplus == """
          [animations-out-of-balance] UIView.commitAnimations() was called without beginAnimations(_:context:). There is \
          no block that it could end. The call is ignored. Begin a block first, or use UIView.animate.
          """)
      try stage.settle()
    }
  }

  @Test(
    "A legacy block refuses and reports times that are negative or not finite (A-55)",
    arguments: [-1, Double.nan, .infinity])
  func badTimes(value: Double) throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(value)
      UIView.setAnimationDelay(value)
      UIView.setAnimationRepeatCount(Float(value))
      view.alpha = 0
      UIView.commitAnimations()
      try stage.expectDiagnostic("invalid-animation-timing")
      try stage.expectDiagnostic("invalid-animation-timing")
      #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
      if value == .infinity { view.layer.removeAllAnimations() }
      try stage.settle()
    }
  }
}

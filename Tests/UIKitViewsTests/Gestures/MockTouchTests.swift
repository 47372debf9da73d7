import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Touches and events that a test makes") @MainActor struct MockTouchTests {
  private final class Finger: UITouch {
    var point: CGPoint
    init(at point: CGPoint) {
      self.point = point
      super.init()
    }
    override func location(in view: UIView?) -> CGPoint { point }
    override var phase: UITouch.Phase { .moved }
    override var tapCount: Int { 2 }
  }
  private final class Event: UIEvent {
    let touches: Set<UITouch>
    init(_ touches: Set<UITouch>) {
      self.touches = touches
      super.init()
    }
    override var allTouches: Set<UITouch>? { touches }
    override var type: UIEvent.EventType { .touches }
  }
  /// A recognizer of the app's own that follows one finger.
  private final class Follower: UIGestureRecognizer {
    var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      points += (event.allTouches ?? []).map { $0.location(in: view) }
    }
  }

  @Test("A recognizer of the app's own reads the members that a test's touch and event override (A-68)")
  func recognizer() throws {
    try withStage(.small) { _ in
      let (follower, finger) = (Follower(), Finger(at: CGPoint(x: 7, y: 9)))
      follower.touchesBegan([finger], with: Event([finger]))
      #expect(follower.points == [CGPoint(x: 7, y: 9)] && finger.tapCount == 2 && finger.phase == .moved)
    }
  }

  @Test("A control tracks a test's touch by its location (A-101)")
  func control() throws {
    try withStage(.small) { _ in
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let finger = Finger(at: CGPoint(x: 20, y: 20))
      control.touchesBegan([finger], with: Event([finger]))
      #expect(control.isTracking && control.isTouchInside)
      finger.point = CGPoint(x: 400, y: 20)
      control.touchesMoved([finger], with: Event([finger]))
      #expect(control.isTracking && !control.isTouchInside)
    }
  }

  @Test("Touches, presses and events that no screen delivers have neutral values")
  func neutral() throws {
    try withStage(.small) { _ in
      let (touch, event) = (UITouch(), UIEvent())
      #expect(touch.location(in: nil) == .zero && touch.phase == .began && touch.view == nil && touch.type == .direct)
      #expect(event.allTouches == nil && event.type == .touches && event.subtype == .none)
      #expect(UIPress().responder == nil && UIPressesEvent().allPresses.isEmpty)
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Controls") @MainActor struct ControlTests {
  @MainActor final class Target: NSObject {
    var count = 0
    func tapped() { count += 1 }
    func changed(_ sender: UILabel) {}
  }

  /// A control in a stage's corner, 20 points on each side, that writes down its events.
  private func control(_ stage: Stage, _ log: CallLog) -> UIControl {
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("inside", .touchDragInside), ("outside", .touchDragOutside), ("enter", .touchDragEnter),
      ("exit", .touchDragExit), ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
    ]
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    for (name, event) in events { control.addAction(UIAction { _ in log.calls.append(name) }, for: event) }
    let root = UIViewController()
    root.view.addSubview(control)
    stage.show(root)
    return control
  }

  @Test("A control sends an event for each step of a touch, and 70 points around it count as inside")
  func tracking() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let control = control(stage, log)
      stage.touchDown(at: CGPoint(x: 10, y: 10))
      #expect(log.take() == "down" && control.isTracking && control.isHighlighted)
      stage.touchMove(to: CGPoint(x: 85, y: 10))
      #expect(log.take() == "inside" && control.state == .highlighted)
      stage.touchMove(to: CGPoint(x: 95, y: 10))
      #expect(log.take() == "exit outside" && !control.isHighlighted)
      stage.touchMove(to: CGPoint(x: 50, y: 10))
      #expect(log.take() == "enter inside" && control.isHighlighted)
      stage.touchUp(at: CGPoint(x: 50, y: 10))
      #expect(log.take() == "upInside" && !control.isTracking && control.state == .normal)
      stage.touchDown(at: CGPoint(x: 10, y: 10))
      stage.touchMove(to: CGPoint(x: 10, y: 150))
      stage.touchUp(at: CGPoint(x: 10, y: 150))
      #expect(log.take() == "down exit outside upOutside")
    }
  }

  @Test(
    "A control gets touchesBegan, begins tracking, gets touchesEnded, ends tracking, then sends its action (A-101)"
  )
  func order() throws {
    final class Tracker: UIControl {
      let log = CallLog()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.calls.append("touchesBegan")
        super.touchesBegan(touches, with: event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.calls.append("touchesEnded")
        super.touchesEnded(touches, with: event)
      }
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.calls.append("beginTracking")
        return super.beginTracking(touch, with: event)
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        log.calls.append("endTracking")
        super.endTracking(touch, with: event)
      }
    }
    try withStage(.small) { stage in
      let root = UIViewController()
      let control = Tracker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let log = control.log
      control.addAction(UIAction { _ in log.calls.append("action") }, for: .touchUpInside)
      root.view.addSubview(control)
      stage.show(root)
      stage.touchDown(at: CGPoint(x: 20, y: 20)).lift()
      #expect(log.take() == "touchesBegan beginTracking touchesEnded endTracking action")
    }
  }

  @Test("Disabled and hidden controls, and those in a disabled view, take no touches")
  func disabled() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let control = control(stage, log)
      control.isEnabled = false
      #expect(control.state == .disabled)
      tap(stage)
      control.isEnabled = true
      control.isHidden = true
      tap(stage)
      control.isHidden = false
      control.superview?.isUserInteractionEnabled = false
      tap(stage)
      #expect(log.take() == "")
      control.superview?.isUserInteractionEnabled = true
      tap(stage)
      #expect(log.take() == "down upInside")
    }
  }

  private func tap(_ stage: Stage) {
    stage.touchDown(at: CGPoint(x: 10, y: 10))
    stage.touchUp(at: CGPoint(x: 10, y: 10))
  }

  @Test("A control's touch is cancelled when a gesture begins")
  func cancelled() throws {
    try withStage(.small) { stage in
      let log = CallLog()
      let control = control(stage, log)
      control.superview?.addGestureRecognizer(UIPanGestureRecognizer())
      stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 60), over: 0.2)
      try stage.settle()
      #expect(log.calls.last == "cancel" && !control.isTracking && !control.isHighlighted)
    }
  }

  @Test("An action without a target goes to the first responder that has the method, with control and event")
  func chain() throws {
    final class Screen: UIViewController, SelectorTable {
      var received: [String] = []
      class var selectors: [Selector] { [Selector("plain", Screen.plain)] }
      func plain() { received.append("plain") }
      func pressed(_ control: UIControl, _ event: UIEvent) {
        received.append("pressed \(event.allTouches?.count ?? 0) \(control.isTracking)")
      }
    }
    final class Watched: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action.name)
        super.sendAction(action, to: target, for: event)
      }
    }
    try withStage(.small) { stage in
      let screen = Screen()
      let control = Watched(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      screen.view.addSubview(control)
      stage.show(screen)
      control.addTarget(nil, action: Selector("pressed:event:", Screen.pressed(_:_:)), for: .touchDown)
      control.addTarget(nil, action: Selector("plain"), for: .touchUpInside)
      control.addTarget(nil, action: Selector("nobody:"), for: .touchUpInside)
      tap(stage)
      #expect(screen.received == ["pressed 1 true", "plain"])
      #expect(control.sent == ["pressed:event:", "plain", "nobody:"])
      control.removeTarget(nil, action: Selector("plain"), for: .touchUpInside)
      do {
        // A target that has gone is not taken for none.
        let gone = Screen()
        control.addTarget(gone, action: Selector("plain"), for: .touchUpInside)
      }
      tap(stage)
      #expect(screen.received == ["pressed 1 true", "plain", "pressed 1 true"])
    }
  }

  @Test("Actions are sent to targets that live, and a method of another class is reported")
  func targets() throws {
    try withStage(.small) { stage in
      let control = UIControl(frame: .zero)
      let target = Target()
      control.addTarget(target, action: Selector("tapped", Target.tapped), for: [.touchUpInside, .valueChanged])
      do {
        let gone = Target()
        control.addTarget(gone, action: Selector("tapped", Target.tapped), for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchDown)
      #expect(target.count == 2)
      control.addTarget(target, action: Selector("changed:", Target.changed(_:)), for: .touchCancel)
      control.sendActions(for: .touchCancel)
      try stage.expectDiagnostic("action-mismatch")
    }
  }
}

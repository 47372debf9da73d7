import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Touches of fingers, pencils and pointers") @MainActor struct TouchSourceTests {
  private final class Sheet: UIView {
    var received: [(type: UITouch.TouchType, force: CGFloat, radius: CGFloat, buttons: UIEvent.ButtonMask)] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      received.append((touch.type, touch.force, touch.majorRadius, event.buttonMask))
    }
  }

  @Test("A touch has force and radius")
  func force() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      let sheet = Sheet(frame: stage.window.bounds)
      root.view.addSubview(sheet)
      stage.show(root)
      let finger = stage.touchDown(at: CGPoint(x: 50, y: 50), as: TouchSource(.pencil, force: 1.5, majorRadius: 3))
      finger.press(4)
      finger.lift()
      #expect(sheet.received.map(\.type) == [.pencil, .pencil] && sheet.received.map(\.force) == [1.5, 4])
      #expect(sheet.received.map(\.radius) == [3, 3])
      sheet.received = []
      stage.touch([TouchPoint(time: 0, location: CGPoint(x: 5, y: 5))], as: .secondaryButton)
      try stage.settle()
      #expect(sheet.received.map(\.buttons) == [.secondary] && sheet.received.map(\.type) == [.indirectPointer])
    }
  }

  @Test("Recognizers get the touch types that they allow, and clicks of the buttons that they allow (A-62, A-71)")
  func kinds() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let tap = scene.add(UITapGestureRecognizer(), "tap")
      let clicks = UITapGestureRecognizer()
      clicks.buttonMaskRequired = .secondary
      _ = scene.add(clicks, "click")
      let point = CGPoint(x: 100, y: 300)
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      clicks.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
      for (source, received) in [
        (TouchSource.finger, ""), (.pencil, "tap.ended"), (.pointer, ""), (.secondaryButton, "click.ended"),
      ] {
        stage.tap(point, as: source)
        try stage.settle()
        #expect(scene.actions.take() == received, "\(source)")
      }
    }
  }

  @Test("A recognizer of pointers gets hover events, and keeps no click from a view")
  func hover() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let hover = scene.add(UIHoverGestureRecognizer(), "hover")
      let point = CGPoint(x: 100, y: 300)
      stage.hover(at: point)
      stage.advance(frames: 1)
      let finger = stage.touchDown(at: point, as: .pointer)
      #expect(scene.touches.take() == "began1" && hover.numberOfTouches == 0 && hover.state == .began)
      finger.lift()
      #expect(scene.touches.take() == "ended1")
      stage.hover(at: nil)
      try stage.settle()
      #expect(scene.actions.take() == "hover.began hover.ended")
    }
  }
}

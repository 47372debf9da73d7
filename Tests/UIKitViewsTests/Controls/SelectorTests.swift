import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Selectors") @MainActor struct SelectorTests {
  @MainActor private class Screen: NSObject, SelectorTable {
    var calls: [String] = []
    class var selectors: [Selector] { [Selector("tap:", Screen.tap(_:)), Selector("plain", Screen.plain)] }
    func tap(_ sender: UIControl) { calls.append("tap") }
    private func plain() { calls.append("plain") }
    private func note(_ text: String?) { calls.append(text ?? "nothing") }
    static let note = Selector("note:", Screen.note(_:))
  }
  @MainActor private final class Detail: Screen {
    override class var selectors: [Selector] { super.selectors + [Selector("plain", Detail.own)] }
    private func own() { calls.append("own") }
  }

  @Test(
    "An action known by name alone is found in its class's table, which subclasses extend; others are unrecognized (A-7)"
  )
  func names() throws {
    try withStage(.small) { stage in
      for (screen, plain) in [(Screen(), "plain"), (Detail(), "own")] {
        let control = UIControl(frame: .zero)
        control.addTarget(screen, action: Selector("tap:"), for: .touchDown)
        control.addTarget(screen, action: Selector("plain"), for: .touchUpInside)
        control.addTarget(screen, action: Selector("missing:"), for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(screen.calls == ["tap", plain])
        control.sendActions(for: .valueChanged)
        let found = try stage.expectDiagnostic("action-mismatch")
        #expect(found.message.contains("missing:]: unrecognized selector sent to instance"))
      }
    }
  }

  @MainActor private final class Answering: NSObject {
    var calls: [String] = []
    func ask() -> Bool {
      calls.append("ask")
      return true
    }
    func ask(_ sender: UIControl) -> String {
      calls.append("ask:")
      return ""
    }
    func ask(_ first: String, _ second: Int) -> Int? {
      calls.append("\(first) \(second)")
      return nil
    }
  }

  @Test("A method that returns a value can be an action; the value is not used")
  func results() throws {
    try withStage(.small) { stage in
      let (control, target) = (UIControl(frame: .zero), Answering())
      control.addTarget(target, action: Selector("ask", Answering.ask as (Answering) -> () -> Bool), for: .touchDown)
      control.addTarget(
        target, action: Selector("ask:", Answering.ask as (Answering) -> (UIControl) -> String), for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(target.calls == ["ask", "ask:"])
      target.perform(
        Selector("ask::", Answering.ask as (Answering) -> (String, Int) -> Int?), with: "one", with: 2)
      #expect(target.calls.last == "one 2")
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      stage.show(UIViewController())
      stage.window.rootViewController?.view.addSubview(field)
      control.addTarget(
        field, action: Selector("becomeFirstResponder", UITextField.becomeFirstResponder), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(field.isFirstResponder)
    }
  }

  @MainActor private final class Draft: NSObject, SelectorTable {
    class var selectors: [Selector] { [Selector("tap:"), Selector("plain")] }
  }

  @Test("A selector that a class's table lists without a method is reported as unrecognized")
  func namesOfNames() throws {
    try withStage(.small) { stage in
      let control = UIControl(frame: .zero)
      let draft = Draft()
      control.addTarget(draft, action: Selector("tap:"), for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(try stage.expectDiagnostic("action-mismatch").message.contains("tap:]: unrecognized selector"))
      let link = CADisplayLink(target: draft, selector: Selector("plain"))
      link.add(to: .main, forMode: .common)
      stage.advance(frames: 1)
      link.invalidate()
      try stage.expectDiagnostic("action-mismatch")
    }
  }

  @Test("A selector is performed after a delay on the stage's clock, and can be cancelled")
  func delayed() throws {
    try withStage(.small) { stage in
      let screen = Screen()
      screen.perform(Screen.note, with: "later", afterDelay: 0.5)
      screen.perform(Screen.note, with: nil, afterDelay: 0)
      #expect(screen.calls == [])
      stage.advance(frames: 1)
      #expect(screen.calls == ["nothing"])
      stage.advance(by: 0.5)
      #expect(screen.calls == ["nothing", "later"])
      screen.perform(Screen.note, with: "never", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: screen)
      try stage.settle()
      #expect(screen.calls.count == 2)
      screen.perform(Screen.note, with: 7, afterDelay: 0)
      try stage.settle()
      try stage.expectDiagnostic("action-mismatch")
    }
  }
}

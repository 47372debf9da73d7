import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Presses of keys and buttons") @MainActor struct PressTests {
  /// Records its presses, and consumes them or passes them on.
  private final class Field: UIView {
    let log: CallLog
    let name: String
    var keeps = true
    var mayLeave = true
    var keys: [UIKey] = []

    init(_ name: String, _ log: CallLog) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { name != "wall" }
    override var canResignFirstResponder: Bool { mayLeave }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.calls.append("\(name) began")
      keys += presses.compactMap(\.key)
      if !keeps { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.calls.append("\(name) ended")
      if !keeps { super.pressesEnded(presses, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.calls.append("\(name) cancelled")
    }
  }

  private final class Screen: UIViewController {
    var received: [UIPress] = []
    var phases: [UIPress.Phase] = []
    var down: [Int] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }

    private func note(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      received += presses
      phases += presses.map(\.phase)
      down.append(event?.allPresses.count ?? -1)
      #expect(event?.type == .presses && presses.allSatisfy { $0.timestamp == event?.timestamp })
    }
  }

  /// A label whose text can be copied, as public code has it.
  private final class CopyableLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name == "copy:" }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  }

  @Test("The command key with C, X, V or A calls the nearest responder that can perform the action")
  func editKeys() throws {
    try withStage { stage in
      let label = CopyableLabel()
      label.text = "Matchcut"
      let root = ViewScene(stage).root
      let inner = UIView()
      root.addSubview(label)
      label.addSubview(inner)
      #expect(label.becomeFirstResponder())
      stage.press(.keyboardC, holding: .command)
      #expect(UIPasteboard.general.string == "Matchcut")
      UIPasteboard.general.string = ""
      stage.press(.keyboardC)
      stage.press(.keyboardX, holding: .command)
      #expect(UIPasteboard.general.string == "")
      let copy = Selector("copy:", UIResponder.copy(_:))
      #expect(inner.target(forAction: copy, withSender: nil) as? UILabel === label)
      #expect(root.target(forAction: copy, withSender: nil) == nil)
    }
  }

  @Test("Presses reach the frontmost screen, began and ended, as time passes")
  func screen() throws {
    try withStage(.small) { stage in
      let (root, sheet) = (Screen(), Screen())
      stage.show(root)
      stage.press(.playPause, for: 0.2)
      #expect(root.phases == [.began] && root.received.map(\.type) == [.playPause] && root.received.first?.key == nil)
      #expect(root.received.first?.window === stage.window && root.received.first?.responder === root)
      stage.advance(by: 0.15)
      #expect(root.phases == [.began])
      try stage.settle()
      #expect(root.phases == [.began, .ended] && root.down == [1, 1])
      sheet.modalPresentationStyle = .overFullScreen
      root.present(sheet, animated: false)
      try stage.settle()
      stage.press(.keyboardEscape)
      stage.press(.keyboardUpArrow)
      try stage.settle()
      #expect(root.phases.count == 2 && sheet.down == [1, 2, 2, 1])
      #expect(sheet.received.map(\.type) == [.menu, .upArrow, .menu, .upArrow])
    }
  }

  @Test("A press has its key and its characters")
  func keys() throws {
    try withStage(.small) { stage in
      let root = Screen()
      stage.show(root)
      for (key, modifiers, characters, plain) in [
        (UIKeyboardHIDUsage.keyboardA, UIKeyModifierFlags([]), "a", "a"), (.keyboardZ, .shift, "Z", "z"),
        (.keyboardQ, .alphaShift, "Q", "q"), (.keyboardQ, [.alphaShift, .shift], "q", "q"),
        (.keyboard1, .shift, "!", "1"), (.keyboard0, .alphaShift, "0", "0"), (.keyboardSlash, .shift, "?", "/"),
        (.keyboardSpacebar, .command, " ", " "), (.keyboardReturnOrEnter, [], "\r", "\r"), (.keyboardF5, [], "", ""),
      ] {
        root.received = []
        stage.press(key, holding: modifiers)
        let pressed = try #require(root.received.first?.key)
        #expect(pressed.keyCode == key && pressed.modifierFlags == modifiers)
        #expect(pressed.characters == characters && pressed.charactersIgnoringModifiers == plain, "\(key)")
        try stage.settle()
      }
      // The number pad is flagged, and types the same with any modifier.
      for (key, characters) in [
        (UIKeyboardHIDUsage.keypad1, "1"), (.keypad0, "0"), (.keypadPeriod, "."), (.keypadSlash, "/"),
        (.keypadEnter, "\r"),
        (.keypadNumLock, ""),
      ] {
        root.received = []
        stage.press(key, holding: .shift)
        let pressed = try #require(root.received.first?.key)
        #expect(pressed.modifierFlags == [.shift, .numericPad] && pressed.characters == characters, "\(key)")
        try stage.settle()
      }
      // By the tables: page 7, F5 is 62, the arrow upwards 82, the right command key 231.
      let numbers: [UIKeyboardHIDUsage] = [
        .keyboardF5, .keyboardUpArrow, .keyboardRightGUI, .keyboard0, .keyboardSlash, .keypadEnter, .keypad0,
        .keypadPeriod,
      ]
      #expect(numbers.map(\.rawValue) == [62, 82, 231, 39, 56, 88, 98, 99])
    }
  }

  @Test("Presses go to the first responder, and on along the responder chain where it passes them on")
  func firstResponder() throws {
    try withStage(.small) { stage in
      let (root, log) = (Screen(), CallLog())
      let (a, b, wall) = (Field("a", log), Field("b", log), Field("wall", log))
      stage.show(root)
      #expect(!a.becomeFirstResponder(), "it is in no window")
      for field in [a, b, wall] { root.view.addSubview(field) }
      #expect(a.becomeFirstResponder() && a.isFirstResponder && !b.isFirstResponder && !wall.becomeFirstResponder())
      stage.press(.keyboardA)
      try stage.settle()
      #expect(log.take() == "a began a ended" && root.received.isEmpty)
      a.mayLeave = false
      #expect(!b.becomeFirstResponder() && a.isFirstResponder && !a.resignFirstResponder())
      a.mayLeave = true
      #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
      b.keeps = false
      stage.press(.keyboardA)
      try stage.settle()
      #expect(log.take() == "b began b ended" && root.phases == [.began, .ended])
      // A view that leaves the screen gets the end, and no other key.
      stage.press(.keyboardA, for: 0.3)
      b.removeFromSuperview()
      stage.press(.keyboardB)
      try stage.settle()
      #expect(log.take() == "b began b ended" && !b.isFirstResponder && root.received.last?.key?.characters == "b")
      #expect(a.becomeFirstResponder() && a.resignFirstResponder() && !a.isFirstResponder)
    }
  }

  /// Has commands; the method of one of them does not exist.
  private final class Editor: UIViewController {
    var received: [String] = []
    var inputs: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Editor.save(_:))),
        UIKeyCommand(input: "P", modifierFlags: [.command, .shift], action: Selector("print:", Editor.save(_:))),
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("leave", Editor.leave)),
        UIKeyCommand(input: "q", modifierFlags: .command, action: Selector("quit")),
        UIKeyCommand(input: "5", modifierFlags: [.control, .numericPad], action: Selector("save:", Editor.save(_:))),
      ]
    }
    func save(_ command: UIKeyCommand) { received.append("save \(command.input ?? "")") }
    func leave() { received.append("leave") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      inputs += presses.compactMap(\.key?.charactersIgnoringModifiers)
    }
  }

  @Test("A key command of the chain sends its action and nothing else, and other keys are presses")
  func commands() throws {
    try withStage(.small) { stage in
      let (root, log) = (Editor(), CallLog())
      let field = Field("a", log)
      field.keeps = false
      stage.show(root)
      root.view.addSubview(field)
      field.becomeFirstResponder()
      stage.press(.keyboardS, holding: .command)
      stage.press(.keyboardS, holding: [.command, .alphaShift])
      stage.press(.keyboardP, holding: [.command, .shift])
      stage.press(.keyboardEscape)
      stage.press(.keypad5, holding: .control)
      try stage.settle()
      #expect(
        root.received == ["save s", "save s", "save P", "leave", "save 5"] && log.take() == "" && root.inputs == [])
      for (key, modifiers) in [
        (UIKeyboardHIDUsage.keyboardS, UIKeyModifierFlags([])), (.keyboardS, [.command, .shift]),
        (.keyboardQ, .command), (.keyboardF1, .command), (.keyboard5, .control),
      ] {
        stage.press(key, holding: modifiers)
      }
      try stage.settle()
      #expect(root.received.count == 5 && root.inputs == ["s", "s", "q", "", "5"])
    }
  }

  @Test("A press that begins twice, or ends without a beginning, does no harm")
  func nonsense() throws {
    try withStage(.small) { stage in
      let (root, log) = (Screen(), CallLog())
      let field = Field("a", log)
      stage.show(root)
      root.view.addSubview(field)
      field.becomeFirstResponder()
      let presses = stage.environment.presses
      presses.end(7)
      presses.begin(7, .select)
      presses.begin(7, .select)
      presses.end(7)
      presses.end(7)
      #expect(log.take() == "a began a cancelled a began a ended")
      stage.window.rootViewController = nil
      stage.press(.select, for: .nan)
      try stage.settle()
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@Suite("Keyboard") @MainActor struct KeyboardTests {
  @Test("A tap on a field raises the keyboard: its will-notifications come after the field's did-begin (I-1, I-2)")
  func order() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      stage.tap(screen.first.center)
      try stage.settle()
      #expect(
        screen.log.take() == [
          "1 should begin", "1 did begin", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
        ])
      #expect(screen.first.isFirstResponder && screen.first.isEditing)
      #expect(stage.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
      #expect(stage.drawnKeyboardFrame == stage.keyboardFrame)
      screen.first.resignFirstResponder()
      try stage.settle()
      #expect(
        screen.log.take() == [
          "1 should end", "WillChangeFrame", "WillHide", "1 did end", "DidChangeFrame", "DidHide",
        ])
      #expect(stage.keyboardFrame == nil && stage.drawnKeyboardFrame == nil)
    }
  }

  @Test("The user info has frames on the screen, 0.25 s and curve 7; the movement lasts 0.505 s (I-3, K-9)")
  func userInfo() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      let start = stage.time
      screen.first.becomeFirstResponder()
      let info = try #require(screen.log.infos["WillShow"])
      #expect(
        screen.log.frame(UIResponder.keyboardFrameBeginUserInfoKey, in: "WillShow")
          == CGRect(x: 0, y: 852, width: 393, height: 336))
      #expect(screen.log.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "WillShow") == stage.keyboardFrame)
      #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
      #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
      try stage.settle()
      #expect(abs(stage.time - start - 0.505) < 0.02)
    }
  }

  @Test("Changes of an observer move along with the keyboard, without a block of its own (I-3)")
  func observersMoveAlong() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      let bar = UIView(frame: CGRect(x: 0, y: 812, width: 393, height: 40))
      screen.view.addSubview(bar)
      screen.log.onPost = { if $0 == "WillShow" { bar.frame.origin.y = 516 - 40 } }
      screen.first.becomeFirstResponder()
      stage.advance(frames: 6)
      let edge = try #require(stage.drawnKeyboardFrame?.minY)
      let shown = try #require(bar.layer.presentation()?.frame.maxY)
      #expect(edge > 520 && edge < 850)
      #expect(abs(edge - shown) < 0.01)
    }
  }

  @Test("Moving from one field to another asks both, and posts nothing of the keyboard (I-2)")
  func betweenFields() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.becomeFirstResponder()
      try stage.settle()
      _ = screen.log.take()
      stage.tap(screen.second.center)
      try stage.settle()
      #expect(screen.log.take() == ["2 should begin", "1 should end", "1 did end", "2 did begin"])
      #expect(screen.second.isFirstResponder && !screen.first.isEditing)
    }
  }

  @Test("A field that refuses to end keeps the keyboard, and the other one does not begin (I-1)")
  func refusal() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.becomeFirstResponder()
      screen.log.allowsEnding = false
      #expect(!screen.second.becomeFirstResponder())
      #expect(!screen.view.endEditing(false))
      #expect(screen.first.isFirstResponder && stage.keyboardFrame != nil)
      #expect(screen.view.endEditing(true))
      #expect(!screen.first.isFirstResponder && !screen.first.isEditing && stage.keyboardFrame == nil)
      try stage.settle()
    }
  }

  @Test("The keyboard's window takes touches on the keyboard only, and is not one of the app's (I-4)")
  func window() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.becomeFirstResponder()
      try stage.settle()
      #expect(UIApplication.shared.windows == [stage.window])
      #expect(stage.window.isKeyWindow)
      // The letter q, which the keyboard shows as a capital before the first letter.
      for _ in 0..<2 {
        stage.tap(CGPoint(x: 20, y: 590))
        try stage.settle()
      }
      #expect(screen.first.text == "Qq")
      stage.tap(screen.second.center)
      try stage.settle()
      #expect(screen.second.isFirstResponder)
    }
  }

  @Test("A responder without text raises its input view and its accessory, with their heights (I-5)")
  func inputViews() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      (screen.first.inputView, screen.first.inputAccessoryView) = (input, bar)
      screen.first.becomeFirstResponder()
      #expect(stage.keyboardFrame?.height == 244)
      #expect(input.frame.height == 200 && bar.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
      screen.first.inputView = nil
      screen.first.reloadInputViews()
      #expect(stage.keyboardFrame?.height == 380)
      #expect(input.superview == nil)
      try stage.settle()
    }
  }

  @Test("A controller with an accessory and no keys raises the accessory alone, above the safe area's edge (I-5)")
  func accessoryOfController() throws {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    try withStage(.iPhone15) { stage in
      let (chat, log) = (Chat(), KeyboardLog())
      log.observe()
      stage.show(chat)
      #expect(chat.becomeFirstResponder())
      try stage.settle()
      #expect(stage.keyboardFrame == CGRect(x: 0, y: 852 - 84, width: 393, height: 84))
      #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 768, width: 393, height: 50))
      #expect(log.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
      let field = UITextField(frame: CGRect(x: 0, y: 5, width: 200, height: 40))
      chat.bar.addSubview(field)
      #expect(field.becomeFirstResponder())
      try stage.settle()
      #expect(stage.keyboardFrame?.height == 386 && field.isEditing)
    }
  }

  @Test("Typing without a first responder is reported, and changes nothing")
  func typingWithoutResponder() throws {
    try withStage { stage in
      stage.show(UIViewController())
      stage.type("Hello")
      let diagnostic = try stage.expectDiagnostic("typed-without-responder")
      #expect(
        diagnostic.message.contains("The test typed \"H\" while there is no first responder. Typed text goes to the"))
    }
  }
}

import Testing
import TransitionTesting

@testable import UIKit

@Suite("First responders") @MainActor struct FirstResponderTests {
  /// Makes another field the first responder as soon as a field ends editing.
  private final class Relay: NSObject, UITextFieldDelegate {
    var next: UITextField?
    func textFieldDidEndEditing(_ textField: UITextField) { next?.becomeFirstResponder() }
  }

  @Test("A field that another one's did-end makes first responder ends editing when a third one was asked for (I-1)")
  func relay() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      let third = UITextField(frame: CGRect(x: 20, y: 220, width: 300, height: 34))
      screen.view.addSubview(third)
      let relay = Relay()
      relay.next = third
      screen.first.delegate = relay
      screen.first.becomeFirstResponder()
      screen.second.becomeFirstResponder()
      #expect(screen.second.isFirstResponder && screen.second.isEditing)
      #expect(!third.isEditing && !third.isFirstResponder && !screen.first.isEditing)
    }
  }

  @Test("A field inside its own accessory view has a responder chain that ends (I-5)")
  func accessoryAroundField() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      let field = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 34))
      bar.addSubview(field)
      screen.view.addSubview(bar)
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      try stage.settle()
      var length = 0
      var responder: UIResponder? = field
      while let next = responder?.next, length < 100 { (responder, length) = (next, length + 1) }
      #expect(length < 100)
    }
  }

  @Test("A return key that is enabled by text does nothing in an empty field (I-11)")
  func emptyReturn() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.enablesReturnKeyAutomatically = true
      screen.first.becomeFirstResponder()
      _ = screen.log.take()
      stage.type("\n")
      #expect(screen.log.take().isEmpty)
      stage.type("a")
      _ = screen.log.take()
      stage.type("\n")
      #expect(screen.log.take() == ["1 should return"])
    }
  }

  @Test("A finger that is lifted after its scroll view has left gives the keyboard back (I-17)")
  func scrollViewThatLeaves() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
      scroll.contentSize = CGSize(width: 393, height: 2000)
      scroll.keyboardDismissMode = .interactive
      screen.view.addSubview(scroll)
      screen.first.becomeFirstResponder()
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 400))
      stage.drag(finger, to: CGPoint(x: 200, y: 700))
      #expect(stage.environment.keyboard.isHeldByFinger)
      scroll.removeFromSuperview()
      finger.lift()
      try stage.settle()
      #expect(!stage.environment.keyboard.isHeldByFinger)
      screen.first.resignFirstResponder()
      try stage.settle()
      #expect(stage.drawnKeyboardFrame == nil)
    }
  }

  @Test("A scroll view that leaves under its finger gives the keyboard back at once (I-17)")
  func scrollViewThatLeavesUnderFinger() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      var scroll: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
      scroll?.contentSize = CGSize(width: 393, height: 2000)
      scroll?.keyboardDismissMode = .interactive
      if let scroll { screen.view.addSubview(scroll) }
      screen.first.becomeFirstResponder()
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 400))
      stage.drag(finger, to: CGPoint(x: 200, y: 700))
      #expect(stage.environment.keyboard.isHeldByFinger)
      scroll?.removeFromSuperview()
      scroll = nil
      stage.advance(frames: 1)
      #expect(!stage.environment.keyboard.isHeldByFinger)
      finger.lift()
      try stage.settle()
      #expect(stage.drawnKeyboardFrame != nil && screen.first.isFirstResponder)
    }
  }

  @Test("A field that the last one's did-end takes out of its window does not become first responder (I-1)")
  func fieldThatLeaves() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      let remover = Remover()
      remover.field = screen.second
      screen.first.delegate = remover
      screen.first.becomeFirstResponder()
      #expect(!screen.second.becomeFirstResponder())
      #expect(!screen.second.isFirstResponder && !screen.second.isEditing && !screen.first.isEditing)
      try stage.settle()
      #expect(stage.drawnKeyboardFrame == nil)
    }
  }

  /// Removes a field as soon as another one ends editing.
  private final class Remover: NSObject, UITextFieldDelegate {
    var field: UITextField?
    func textFieldDidEndEditing(_ textField: UITextField) { field?.removeFromSuperview() }
  }
}

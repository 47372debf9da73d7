import Testing
import TransitionTesting
import UIKit

@Suite("Keyboard with transitions") @MainActor struct KeyboardTransitionTests {
  private func stack(_ stage: Stage) throws -> (UINavigationController, FieldScreen) {
    let list = UIViewController()
    list.title = "List"
    list.view.backgroundColor = .white
    let form = FieldScreen("Form")
    let navigation = UINavigationController(rootViewController: list)
    stage.show(navigation)
    form.log.observe()
    navigation.pushViewController(form, animated: false)
    try stage.settle()
    return (navigation, form)
  }

  @Test("A push takes the keyboard to the left with the old screen, and hides it (I-6, P-56)")
  func push() throws {
    try withStage(.iPhone15) { stage in
      let (navigation, form) = try stack(stage)
      form.first.becomeFirstResponder()
      try stage.settle()
      _ = form.log.take()
      navigation.pushViewController(UIViewController(), animated: true)
      stage.advance(frames: 8)
      let drawn = try #require(stage.drawnKeyboardFrame)
      #expect(drawn.minY == 516 && drawn.minX < -20 && drawn.minX > -393)
      try stage.settle()
      #expect(
        form.log.take() == [
          "1 should end", "1 did end", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
        ])
      let end = form.log.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "WillHide")
      #expect(end == CGRect(x: -393, y: 516, width: 393, height: 336))
      #expect(stage.keyboardFrame == nil && stage.drawnKeyboardFrame == nil)
    }
  }

  @Test(
    "A screen that becomes first responder in viewWillAppear brings the keyboard with the push, from the right (I-6)")
  func arriving() throws {
    try withStage(.iPhone15) { stage in
      let form = FieldScreen("Form")
      form.loadViewIfNeeded()
      form.focused = form.first
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      form.log.observe()
      navigation.pushViewController(form, animated: true)
      stage.advance(frames: 8)
      let drawn = try #require(stage.drawnKeyboardFrame)
      #expect(drawn.minY == 516 && drawn.minX > 0 && drawn.minX < 393)
      try stage.settle()
      #expect(stage.drawnKeyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
      #expect(
        form.log.take() == [
          "1 should begin", "1 did begin", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
        ])
      let begin = form.log.frame(UIResponder.keyboardFrameBeginUserInfoKey, in: "WillShow")
      #expect(begin?.minX == 393)
    }
  }

  @Test("Under a swipe back the keyboard follows the finger; a cancelled one leaves it as it was (I-6, P-56)")
  func cancelledSwipe() throws {
    try withStage(.iPhone15) { stage in
      let (_, form) = try stack(stage)
      form.first.becomeFirstResponder()
      try stage.settle()
      _ = form.log.take()
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 300))
      stage.drag(finger, to: CGPoint(x: 112, y: 300))
      let drawn = try #require(stage.drawnKeyboardFrame)
      #expect(abs(drawn.minX - 100) < 12 && drawn.minY == 516)
      #expect(form.first.isFirstResponder && form.log.calls.isEmpty)
      stage.drag(finger, to: CGPoint(x: 20, y: 300))
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(stage.drawnKeyboardFrame == stage.keyboardFrame && stage.keyboardFrame?.minX == 0)
      #expect(form.first.isEditing && form.log.calls.isEmpty)
    }
  }

  @Test("A finished swipe back posts the keyboard's notifications at its end (I-6)")
  func finishedSwipe() throws {
    try withStage(.iPhone15) { stage in
      let (navigation, form) = try stack(stage)
      form.first.becomeFirstResponder()
      try stage.settle()
      _ = form.log.take()
      stage.edgePan(from: .left, by: 350, over: 0.4)
      try stage.settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(
        form.log.take() == [
          "1 should end", "1 did end", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
        ])
      #expect(form.log.infos["WillHide"]?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
      #expect(stage.keyboardFrame == nil)
    }
  }

  @Test("The keyboard rises with a sheet that asks for it, and goes down with its dismissal (I-6)")
  func sheet() throws {
    try withStage(.iPhone15) { stage in
      let root = UIViewController()
      stage.show(root)
      let form = FieldScreen("Form")
      form.loadViewIfNeeded()
      form.focused = form.first
      form.log.observe()
      root.present(form, animated: true)
      stage.advance(frames: 8)
      let rising = try #require(stage.drawnKeyboardFrame)
      #expect(rising.minX == 0 && rising.minY > 516 && rising.minY < 852)
      try stage.settle()
      #expect(stage.drawnKeyboardFrame?.minY == 516)
      root.dismiss(animated: true)
      stage.advance(frames: 6)
      let falling = try #require(stage.drawnKeyboardFrame)
      #expect(falling.minY > 516 && falling.minY < 852)
      try stage.settle()
      #expect(stage.keyboardFrame == nil && !form.first.isEditing)
    }
  }

  @Test("An alert hides its presenter's keyboard, and gives it back when it has gone (I-7)")
  func alert() throws {
    try withStage(.iPhone15) { stage in
      let form = stage.showFields()
      form.first.becomeFirstResponder()
      try stage.settle()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      form.present(alert, animated: true)
      try stage.settle()
      #expect(stage.keyboardFrame == nil && !form.first.isFirstResponder)
      form.dismiss(animated: true)
      try stage.settle()
      #expect(form.first.isFirstResponder && stage.keyboardFrame != nil)
    }
  }

  @Test("A form sheet keeps the keyboard when its field resigns (I-8)")
  func formSheet() throws {
    try withStage(.iPhone15) { stage in
      let root = UIViewController()
      stage.show(root)
      let form = FieldScreen("Form")
      form.modalPresentationStyle = .formSheet
      root.present(form, animated: true)
      try stage.settle()
      form.first.becomeFirstResponder()
      try stage.settle()
      form.first.resignFirstResponder()
      try stage.settle()
      #expect(stage.keyboardFrame != nil && !form.first.isFirstResponder)
      root.dismiss(animated: true)
      try stage.settle()
      #expect(stage.keyboardFrame == nil)
    }
  }

  @Test("After a rotation the keyboard has the frame of the new orientation (I-9)")
  func rotation() throws {
    try withStage(.iPhone15) { stage in
      let form = stage.showFields()
      form.first.becomeFirstResponder()
      try stage.settle()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(stage.keyboardFrame == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
      #expect(stage.drawnKeyboardFrame == stage.keyboardFrame)
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@Suite("Layout of fields") @MainActor struct FieldLayoutTests {
  @Test(
    "A field with a rounded border is 34 points high, and as wide as its text or placeholder with 7 points beside it")
  func naturalSize() throws {
    try withStage(.iPhone15) { stage in
      let field = stage.showFields().first
      let label = UILabel()
      label.text = "Placeholder"
      field.placeholder = "Placeholder"
      #expect(field.intrinsicContentSize == CGSize(width: label.intrinsicContentSize.width + 14, height: 34))
      field.text = "Text"
      label.text = "Text"
      #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 14)
    }
  }

  @Test("Views beside the text and the clear button take room as their modes say, mirrored from right to left")
  func sideViews() throws {
    try withStage(.iPhone15) { stage in
      let field = stage.showFields().first
      let bounds = field.bounds
      #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 286, height: 34))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftViewMode = .unlessEditing
      #expect(field.textRect(forBounds: bounds).minX == 30 && field.editingRect(forBounds: bounds).minX == 7)
      #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
      field.text = "abc"
      field.clearButtonMode = .whileEditing
      #expect(field.editingRect(forBounds: bounds).maxX == 276)
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      #expect(field.clearButtonRect(forBounds: bounds).minX == 5)
      #expect(field.leftViewRect(forBounds: bounds).maxX == 300)
    }
  }

  @Test("The clear button is there while its mode says so and there is text, asks, and deletes the text")
  func clearButton() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.text = "abc"
      screen.first.clearButtonMode = .whileEditing
      var changes = 0
      screen.first.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      screen.first.becomeFirstResponder()
      try stage.settle()
      let button = screen.first.clearButtonRect(forBounds: screen.first.bounds)
      stage.tap(screen.first.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
      try stage.settle()
      #expect(screen.first.text == "" && changes == 1 && screen.first.isEditing)
    }
  }

  @Test("Text that is longer than the field scrolls to the caret, and back to its start when editing ends")
  func scrolling() throws {
    try withStage(.iPhone15) { stage in
      let field = stage.showFields().first
      field.becomeFirstResponder()
      try stage.settle()
      stage.type(String(repeating: "long ", count: 20))
      stage.advance(frames: 1)
      #expect(
        field.editingRect(forBounds: field.bounds).insetBy(dx: -2, dy: 0).contains(
          field.caretRect(for: field.endOfDocument)))
      #expect(field.caretRect(for: field.beginningOfDocument).minX < 0)
      field.resignFirstResponder()
      try stage.settle()
      #expect(field.caretRect(for: field.beginningOfDocument).midX == 7)
    }
  }

  @Test("Subclasses that override the rectangles, insertText and deleteBackward are called")
  func overriding() throws {
    final class Field: UITextField {
      var calls: [String] = []
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
      override func insertText(_ text: String) {
        calls.append(text)
        super.insertText(text)
      }
      override func deleteBackward() {
        calls.append("delete")
        super.deleteBackward()
      }
    }
    try withStage(.iPhone15) { stage in
      let screen = UIViewController()
      let field = Field(frame: CGRect(x: 0, y: 100, width: 300, height: 34))
      screen.view.addSubview(field)
      stage.show(screen)
      field.becomeFirstResponder()
      try stage.settle()
      stage.type("a")
      stage.deleteBackward(times: 2)
      #expect(field.calls == ["a", "delete", "delete"])
      #expect(field.caretRect(for: field.beginningOfDocument).midX == 40)
    }
  }
}

import Testing
import TransitionTesting
import UIKit

@Suite("Typing into fields") @MainActor struct TypingTests {
  @Test("Each letter asks the delegate with its range, sends editingChanged, and moves the caret behind it (I-10)")
  func letters() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      var changes: [String] = []
      screen.first.addAction(
        UIAction { [field = screen.first] _ in changes.append(field.text ?? "nil") }, for: .editingChanged)
      screen.first.becomeFirstResponder()
      try stage.settle()
      _ = screen.log.take()
      stage.type("Hé👍🏽")
      #expect(screen.log.take() == ["0,0 \"H\"", "1,0 \"é\"", "2,0 \"👍🏽\""])
      #expect(changes == ["H", "Hé", "Hé👍🏽"])
      let end = screen.first.endOfDocument
      #expect(screen.first.selectedTextRange == screen.first.textRange(from: end, to: end))
      let (start, caret) = (
        screen.first.caretRect(for: screen.first.beginningOfDocument), screen.first.caretRect(for: end)
      )
      #expect(start.midX == 7 && caret.minX > start.minX + 30)
      #expect(abs(caret.midY - 17) < 0.5 && abs(caret.height - 20.29) < 0.1)
      stage.deleteBackward(times: 2)
      #expect(screen.first.text == "H")
      #expect(screen.log.take() == ["2,4 \"\"", "1,1 \"\""])
    }
  }

  @Test("A delegate that refuses leaves the text, and one that changes the text itself keeps what it set (I-10)")
  func refusalAndChange() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.becomeFirstResponder()
      screen.log.decide = { field, _, string in
        guard string != "x" else { return false }
        field.text = (field.text ?? "") + string.uppercased()
        return false
      }
      stage.type("axb")
      #expect(screen.first.text == "AB")
      screen.log.decide = { field, _, _ in
        field.text = ""
        return true
      }
      stage.type("c")
      #expect(screen.first.text == "c")
      try stage.settle()
    }
  }

  @Test("A tap places the caret beside the nearest letter, two taps select a word (I-15)")
  func taps() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.text = "two words"
      let field = screen.first
      let position = try #require(field.position(from: field.beginningOfDocument, offset: 5))
      let point = CGPoint(x: field.caretRect(for: position).midX + 1, y: 17)
      stage.tap(field.convert(point, to: nil))
      try stage.settle()
      #expect(field.selectedTextRange == field.textRange(from: position, to: position))
      stage.tap(field.convert(point, to: nil), count: 2)
      try stage.settle()
      let selected = try #require(field.selectedTextRange)
      #expect(field.text(in: selected) == "words")
      stage.type("!")
      #expect(field.text == "two !")
    }
  }

  @Test("The return key asks, and ends editing only where a target listens for the end on exit (I-11)")
  func returnKey() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.becomeFirstResponder()
      stage.type("a\n")
      #expect(screen.log.calls.last == "1 should return" && screen.first.isEditing && screen.first.text == "a")
      screen.first.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      stage.type("\n")
      #expect(!screen.first.isEditing)
      try stage.settle()
    }
  }

  @Test("A secure field shows bullets, and copies nothing (I-12)")
  func secure() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.isSecureTextEntry = true
      screen.first.becomeFirstResponder()
      try stage.settle()
      stage.type("illi")
      let end = screen.first.caretRect(for: screen.first.endOfDocument).midX
      screen.first.selectAll(nil)
      screen.first.copy(nil)
      #expect(UIPasteboard.general.string == nil)
      stage.type("WWWW")
      #expect(screen.first.text == "WWWW")
      #expect(abs(screen.first.caretRect(for: screen.first.endOfDocument).midX - end) < 0.01)
    }
  }

  @Test("The keys of a connected keyboard type, delete, and move and extend the selection (I-16)")
  func keys() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      screen.first.becomeFirstResponder()
      stage.press(.keyboardA, holding: .shift)
      stage.press(.keyboardB)
      stage.press(.keyboardC)
      #expect(screen.first.text == "Abc")
      stage.press(.keyboardLeftArrow)
      stage.press(.keyboardLeftArrow, holding: .shift)
      let selected = try #require(screen.first.selectedTextRange)
      #expect(screen.first.text(in: selected) == "b")
      stage.press(.keyboardX, holding: .command)
      #expect(screen.first.text == "Ac" && UIPasteboard.general.string == "b")
      stage.press(.keyboardA, holding: .command)
      stage.press(.keyboardV, holding: .command)
      #expect(screen.first.text == "b")
      stage.press(.keyboardDeleteOrBackspace)
      #expect(screen.first.text == "" && !screen.first.hasText)
      try stage.settle()
    }
  }

  @Test("Marked text is part of the text, is replaced by the next, and stays when it is committed (I-13)")
  func markedText() throws {
    try withStage(.iPhone15) { stage in
      let field = stage.showFields().first
      field.text = "ab"
      field.becomeFirstResponder()
      field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
      field.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
      #expect(field.text == "abかな")
      #expect(field.markedTextRange.flatMap(field.text(in:)) == "かな")
      field.unmarkText()
      #expect(field.markedTextRange == nil && field.text == "abかな")
      field.setMarkedText("x", selectedRange: NSRange(location: 9, length: 9))
      field.insertText("y")
      #expect(field.text == "abかなy" && field.markedTextRange == nil)
      try stage.settle()
    }
  }

  @Test("A caret blinks once a second, and nothing waits for it (I-14)")
  func blinking() throws {
    try withStage(.iPhone15) { stage in
      let field = stage.showFields().first
      field.text = ""
      field.becomeFirstResponder()
      try stage.settle()
      let shown = stage.image
      stage.advance(by: 0.7 - stage.time.truncatingRemainder(dividingBy: 1))
      #expect(stage.isQuiet)
      let hidden = stage.image
      stage.advance(by: 0.6)
      #expect(shown != hidden || stage.image != hidden)
    }
  }
}

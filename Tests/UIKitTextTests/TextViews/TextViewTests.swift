import Testing
import TransitionTesting
import UIKit

@MainActor private final class ViewLog: NSObject, UITextViewDelegate {
  var calls: [String] = []
  var scrolled = 0
  var decide: (UITextView, NSRange, String) -> Bool = { _, _, _ in true }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    calls.append("should begin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("did begin") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("did end") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    calls.append("\(range.location),\(range.length) \"\(text)\"")
    return decide(textView, range, text)
  }
  func textViewDidChange(_ textView: UITextView) { calls.append("did change") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    calls.append("selection \(textView.selectedRange.location)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

@Suite("Text views") @MainActor struct TextViewTests {
  private func show(_ stage: Stage, height: CGFloat = 200) -> (UITextView, ViewLog) {
    let (screen, log) = (UIViewController(), ViewLog())
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: height))
    view.font = .systemFont(ofSize: 17)
    view.delegate = log
    screen.view.addSubview(view)
    stage.show(screen)
    return (view, log)
  }

  @Test("Typing asks, then notifies of selection and change; the return key inserts a line end (I-10)")
  func typing() throws {
    try withStage(.iPhone15) { stage in
      let (view, log) = show(stage)
      stage.tap(view.center)
      try stage.settle()
      #expect(log.calls.prefix(2) == ["should begin", "did begin"])
      log.calls = []
      stage.type("a\n")
      #expect(
        log.calls == ["0,0 \"a\"", "selection 1", "did change", "1,0 \"\n\"", "selection 2", "did change"])
      #expect(view.text == "a\n")
      let caret = view.caretRect(for: view.endOfDocument)
      #expect(abs(caret.minY - (8 + 20.29)) < 0.1 && caret.midX == 5)
      log.decide = { _, _, _ in false }
      stage.type("b")
      #expect(view.text == "a\n")
    }
  }

  @Test("The text is 8 points below the top and 5 from the sides, and the content as high as its lines (F-13, I-18)")
  func metrics() throws {
    try withStage(.iPhone15) { stage in
      let (view, _) = show(stage)
      view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
      stage.advance(frames: 1)
      #expect(view.contentSize == CGSize(width: 300, height: (16 + 20 * 20.287).rounded(.up)))
      #expect(view.caretRect(for: view.beginningOfDocument).midX == 5)
      #expect(view.caretRect(for: view.beginningOfDocument).minY == 8)
      #expect(view.intrinsicContentSize.height == -1)
      view.isScrollEnabled = false
      #expect(abs(view.intrinsicContentSize.height - 422) < 1)
      view.textContainer.lineFragmentPadding = 0
      view.textContainerInset = .zero
      stage.advance(frames: 1)
      #expect(view.caretRect(for: view.beginningOfDocument).midX == 0)
      #expect(view.contentSize.height == 406)
    }
  }

  @Test("Typing at the end scrolls to the caret, and the delegate gets the scrolling (I-19)")
  func scrolling() throws {
    try withStage(.iPhone15) { stage in
      let (view, log) = show(stage, height: 100)
      view.becomeFirstResponder()
      try stage.settle()
      stage.type("1\n2\n3\n4\n5\n6\n7")
      try stage.settle()
      let caret = view.caretRect(for: view.endOfDocument)
      #expect(view.bounds.contains(caret) && view.contentOffset.y > 50 && log.scrolled > 0)
    }
  }

  @Test("Arrow keys go from line to line in their column, and shift selects")
  func arrows() throws {
    try withStage(.iPhone15) { stage in
      let (view, _) = show(stage)
      view.text = "iiii\nWWWWWW\niiii"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 0)
      let column = view.caretRect(for: view.selectedTextRange!.start).midX
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      #expect(view.selectedRange == NSRange(location: 16, length: 0))
      #expect(abs(view.caretRect(for: view.selectedTextRange!.start).midX - column) < 0.01)
      stage.press(.keyboardUpArrow, holding: .shift)
      #expect(view.selectedRange.length > 4 && view.selectedRange.location + view.selectedRange.length == 16)
      try stage.settle()
    }
  }

  @Test("Text that is not editable can be selected, and raises no keyboard")
  func notEditable() throws {
    try withStage(.iPhone15) { stage in
      let (view, _) = show(stage)
      view.text = "some words here"
      view.isEditable = false
      let point = view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: 7)))
      stage.tap(view.convert(CGPoint(x: point.midX, y: point.midY), to: nil), count: 2)
      try stage.settle()
      #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 5, length: 5))
      #expect(stage.keyboardFrame == nil)
      stage.type("x")
      #expect(view.text == "some words here")
    }
  }

  @Test("Typed text continues the attributes before the caret, or those that were set (I-20)")
  func typingAttributes() throws {
    try withStage(.iPhone15) { stage in
      let (view, _) = show(stage)
      let big = UIFont.systemFont(ofSize: 30)
      view.attributedText = NSAttributedString(string: "ab", attributes: [.font: big, .foregroundColor: UIColor.red])
      view.becomeFirstResponder()
      stage.type("c")
      #expect(view.attributedText.attributes(at: 2, effectiveRange: nil)[.font] as? UIFont == big)
      view.typingAttributes = [.font: UIFont.systemFont(ofSize: 10)]
      stage.type("d")
      let font = view.attributedText.attributes(at: 3, effectiveRange: nil)[.font] as? UIFont
      #expect(font?.pointSize == 10)
      #expect(view.font == big && view.textColor == .red)
      try stage.settle()
    }
  }

  @Test("A selection that divides an emoji or an accent is extended to the letter, and deleting takes it whole (I-21)")
  func selectionInsideLetters() throws {
    try withStage(.iPhone15) { stage in
      let (view, _) = show(stage)
      view.text = "👍🏽e\u{301}👨‍👩‍👧‍👦"
      view.becomeFirstResponder()
      for location in 0...view.text.utf16.count {
        view.selectedRange = NSRange(location: location, length: 0)
        #expect([0, 4, 6, 17].contains(view.selectedRange.location))
        view.selectedRange = NSRange(location: location, length: 1)
        #expect([0, 4, 2, 11].contains(view.selectedRange.length))
      }
      view.selectedRange = NSRange(location: 2, length: 3)
      #expect(view.selectedRange == NSRange(location: 0, length: 6))
      view.deleteBackward()
      #expect(view.text == "👨‍👩‍👧‍👦")
      try stage.settle()
    }
  }

  @Test("A paragraph in Hebrew stands at the right, one in English at the left (I-26)")
  func naturalAlignment() throws {
    try withStage(.iPhone15) { stage in
      let (view, _) = show(stage)
      view.text = "abc\nשלום"
      stage.advance(frames: 1)
      let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
      #expect(view.caretRect(for: start).midX == 295 && view.caretRect(for: view.beginningOfDocument).midX == 5)
      #expect(view.caretRect(for: view.endOfDocument).midX < 270)
    }
  }

  @Test("Any script, joined emoji, ranges out of bounds and long words leave a valid text and selection (I-21)")
  func badInput() throws {
    try withStage(.small) { stage in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let screen = UIViewController()
      screen.view.addSubview(view)
      stage.show(screen)
      view.becomeFirstResponder()
      let texts = [
        "שלום", "नमस्ते", "👨‍👩‍👧‍👦🇩🇪", "e\u{301}\u{301}", "\u{200D}\u{FE0F}", "a\r\nb\r", "\u{2028}x\u{2029}",
        "สวัสดี", "",
      ]
      for text in texts {
        view.insertText(text)
        view.selectedRange = NSRange(location: view.text.utf16.count - 1, length: 5)
        view.selectedRange = NSRange(location: NSNotFound, length: -3)
        view.selectedRange = NSRange(location: -4, length: Int.max)
        _ = view.selectionRects(for: try #require(view.selectedTextRange))
        view.selectedRange = NSRange(location: 3, length: 0)
        _ = view.caretRect(for: view.selectedTextRange!.start)
        view.deleteBackward()
        stage.advance(frames: 1)
        #expect(NSMaxRange(view.selectedRange) <= view.text.utf16.count)
      }
      view.text = String(repeating: "W", count: 100_000)
      view.setMarkedText(nil, selectedRange: NSRange(location: 7, length: 7))
      view.insertText("!")
      stage.advance(frames: 1)
      #expect(view.text.utf16.count == 100_001)
      #expect(view.bounds.contains(view.caretRect(for: view.endOfDocument)))
      #expect(stage.diagnostics.isEmpty)
      view.resignFirstResponder()
    }
  }

  /// A text view with its designated initializer, which brings the others.
  private final class Note: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      text = "Note"
    }
    required init?(coder: NSCoder) { nil }
    convenience init() { self.init(frame: .zero) }
  }

  @Test("The initializer with a frame calls the one with a container, so a subclass that overrides that has both")
  func initializers() throws {
    try withStage { _ in
      #expect(Note().text == "Note" && Note(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width == 9)
    }
  }
}

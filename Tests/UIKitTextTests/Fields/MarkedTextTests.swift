import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("Marked text, and the observer of changes by code") @MainActor struct MarkedTextTests {
  @Test("Marked text has the style of marked text over that of the text around, and loses it when it is committed")
  func style() throws {
    try withStage(.iPhone15) { stage in
      let field = stage.showFields().first
      field.text = "ab"
      field.markedTextStyle = [.backgroundColor: UIColor.yellow]
      field.becomeFirstResponder()
      field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
      field.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
      #expect(backgrounds(in: field.attributedText) == [nil, nil, .yellow, .yellow])
      field.unmarkText()
      #expect(backgrounds(in: field.attributedText) == [nil, nil, nil, nil])
      #expect(field.text == "abかな")
      #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 4)
    }
  }

  @Test("A letter typed in place of marked text has the style of the text before it")
  func replacement() throws {
    try withStage(.iPhone15) { stage in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
      view.attributedText = NSAttributedString(string: "ab", attributes: [.underlineStyle: 1])
      view.markedTextStyle = [.backgroundColor: UIColor.yellow]
      stage.window.rootViewController = UIViewController()
      stage.window.rootViewController?.view.addSubview(view)
      view.becomeFirstResponder()
      view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
      view.insertText("x")
      #expect(backgrounds(in: view.attributedText) == [nil, nil, nil])
      #expect(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
    }
  }

  @Test("Changes by code call the input delegate before and after, and typing does not")
  func inputDelegate() throws {
    try withStage(.iPhone15) { stage in
      let field = stage.showFields().first
      field.becomeFirstResponder()
      let observer = InputObserver()
      field.inputDelegate = observer
      field.text = "abc"
      #expect(observer.calls == ["text will change: ", "text did change: abc"])
      observer.calls = []
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
      #expect(observer.calls == ["selection will change", "selection did change"])
      observer.calls = []
      field.insertText("x")
      field.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
      #expect(observer.calls == [])
      #expect(field.text == "xyabc")
    }
  }

  private func backgrounds(in string: NSAttributedString?) -> [UIColor?] {
    guard let string else { return [] }
    return (0..<string.length).map { string.attribute(.backgroundColor, at: $0, effectiveRange: nil) as? UIColor }
  }

  private final class InputObserver: NSObject, UITextInputDelegate {
    var calls: [String] = []

    func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("selection will change") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("selection did change") }
    func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will change: \(text(of: textInput))") }
    func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did change: \(text(of: textInput))") }

    private func text(of input: (any UITextInput)?) -> String { (input as? UITextField)?.text ?? "" }
  }
}

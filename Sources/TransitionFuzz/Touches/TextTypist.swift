import SeededRandom
import TransitionStage
import UIKit

/// Types and selects at random in fields and text views, whose delegate refuses and changes text, and checks that
/// text and selection stay valid.
@MainActor final class TextTypist: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private static let texts = [
    "a", "B", " ", "\n", "é", "e\u{301}", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "ש", "שלום", "नमस्ते", "สวัสดี", "\r", "\r\n", "\u{2028}",
    "\u{200D}", "\u{FE0F}", "\t", "\u{FFFC}", "word word", "中文字", "\u{202E}x", "\0", "ffi",
  ]

  private var dice: XorshiftRandom
  private let complain: (String) -> Void
  /// Whether the delegate may change text: it does not while its own change is under way.
  private var isChanging = false

  init(seed: UInt64, complain: @escaping (String) -> Void) {
    dice = XorshiftRandom(seed: seed)
    self.complain = complain
  }

  /// Makes a field or a text view, with any settings.
  func makeInput(_ frame: CGRect) -> UIView {
    if dice.once(in: 2) {
      let field = UITextField(frame: frame)
      field.borderStyle = UITextField.BorderStyle(rawValue: dice.roll(4)) ?? .none
      field.clearButtonMode = UITextField.ViewMode(rawValue: dice.roll(4)) ?? .never
      field.isSecureTextEntry = dice.once(in: 5)
      field.adjustsFontSizeToFitWidth = dice.once(in: 4)
      field.clearsOnBeginEditing = dice.once(in: 6)
      field.keyboardType = UIKeyboardType(rawValue: dice.roll(12)) ?? .default
      field.placeholder = dice.once(in: 2) ? "hint" : nil
      if dice.once(in: 5) { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }
      field.delegate = self
      return field
    }
    let view = UITextView(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.isEditable = !dice.once(in: 6)
    view.isScrollEnabled = !dice.once(in: 5)
    view.keyboardDismissMode = UIScrollView.KeyboardDismissMode(rawValue: dice.roll(5)) ?? .none
    view.delegate = self
    return view
  }

  private var text: String { dice.pick(Self.texts) ?? "x" }

  private var range: NSRange {
    if dice.once(in: 8) { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: dice.roll(30) - 3, length: dice.roll(20) - 2)
  }

  /// Types, deletes, selects, marks, pastes or sets text.
  func act(on stage: Stage, _ input: (any UITextInput & UIView)?) {
    stage.environment.keyboard.type(dice.once(in: 5) ? nil : text)
    guard let input else { return }
    switch dice.roll(12) {
    case 0: (input as? UITextView)?.selectedRange = range
    case 1: input.selectedTextRange = randomRange(in: input)
    case 2: input.setMarkedText(dice.once(in: 3) ? nil : text, selectedRange: range)
    case 3: input.unmarkText()
    case 4: if let range = randomRange(in: input) { input.replace(range, withText: text) }
    case 5: input.insertText(text)
    case 6: input.deleteBackward()
    case 7: setText(of: input)
    case 8: edit(input)
    case 9: _ = input.closestPosition(to: CGPoint(x: dice.roll(200) - 50, y: dice.roll(400) - 100))
    case 10: input.resignFirstResponder()
    default: (input as? UITextField)?.isSecureTextEntry.toggle()
    }
  }

  private func setText(of input: any UITextInput) {
    let long = String(repeating: text, count: dice.once(in: 20) ? 3000 : dice.roll(12))
    let attributed = NSAttributedString(
      string: long,
      attributes: [.font: UIFont.systemFont(ofSize: CGFloat(dice.roll(40))), .kern: NSNumber(value: dice.roll(3))])
    if let field = input as? UITextField {
      if dice.once(in: 2) { field.text = long } else { field.attributedText = attributed }
    } else if let view = input as? UITextView {
      if dice.once(in: 2) { view.text = long } else { view.attributedText = attributed }
    }
  }

  private func edit(_ input: any UITextInput) {
    let actions = input as? any UIResponderStandardEditActions
    switch dice.roll(5) {
    case 0: actions?.selectAll(nil)
    case 1: actions?.copy(nil)
    case 2: actions?.cut(nil)
    case 3: actions?.paste(nil)
    default: actions?.select(nil)
    }
  }

  private func randomRange(in input: any UITextInput) -> UITextRange? {
    let start = input.position(from: input.beginningOfDocument, offset: dice.roll(20)) ?? input.endOfDocument
    let end = input.position(from: start, offset: dice.roll(12) - 6) ?? input.endOfDocument
    return input.textRange(from: start, to: end)
  }

  // MARK: Checks

  /// Checks that selection and marked text are parts of the text, and that each position has a finite caret.
  func check(_ input: any UITextInput & UIView) {
    let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    guard let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole), text.utf16.count == length
    else { return complain("the text is not as long as its range") }
    for range in [input.selectedTextRange, input.markedTextRange].compactMap(\.self) {
      let start = input.offset(from: input.beginningOfDocument, to: range.start)
      let end = input.offset(from: input.beginningOfDocument, to: range.end)
      if start < 0 || end < start || end > length { complain("a range is outside of the text") }
      let caret = input.caretRect(for: range.end)
      if !caret.origin.x.isFinite || !caret.origin.y.isFinite || caret.height < 0 { complain("a caret is nowhere") }
    }
    if let field = input as? UITextField, field.isEditing != field.isFirstResponder {
      complain("a field is edited, and is not first responder, or the reverse")
    }
  }

  /// Checks at rest that the keyboard is up just while one of the inputs wants it.
  func checkKeyboard(of stage: Stage, among inputs: [UIView]) {
    // Any first responder shows an accessory of one in its chain: another view inside of a field.
    let responder: UIResponder? = inputs.first { $0.isFirstResponder }
    if sequence(first: responder, next: { $0?.next }).contains(where: { $0?.inputAccessoryView != nil }) { return }
    let editor = inputs.first { $0.isFirstResponder && ($0 is UITextField || ($0 as? UITextView)?.isEditable == true) }
    if (editor != nil) != (stage.keyboardFrame != nil) {
      complain(
        "the keyboard is \(stage.keyboardFrame == nil ? "down" : "up") for \(editor.map { "\(type(of: $0))" } ?? "nothing")"
      )
    }
  }

  // MARK: Delegate

  /// Refuses, or changes the text meanwhile.
  private func decide(_ change: () -> Void) -> Bool {
    if !isChanging, dice.once(in: 12) {
      isChanging = true
      change()
      isChanging = false
    }
    return !dice.once(in: 8)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !dice.once(in: 10) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !dice.once(in: 10) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    decide { textField.text = dice.once(in: 2) ? "" : string + string }
  }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !dice.once(in: 10) }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    decide { textView.text = dice.once(in: 2) ? "" : text + text }
  }
  func textViewDidChange(_ textView: UITextView) {
    if dice.once(in: 30) { textView.selectedRange = range }
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if dice.once(in: 20) { textField.removeFromSuperview() }
  }
}
